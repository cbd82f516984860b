package dev.damier.background;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Creates daemon threads. They do not keep the process alive. */
public final class DaemonThreads {
    private DaemonThreads() {}

    /** Returns a factory of threads named {@code name-1}, {@code name-2} and so on. */
    public static ThreadFactory factory(String name) {
        AtomicInteger number = new AtomicInteger();
        return task -> create(name + "-" + number.incrementAndGet(), task);
    }

    /** Creates a thread without starting it. */
    public static Thread create(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Starts a thread. */
    public static Thread start(String name, Runnable task) {
        Thread thread = create(name, task);
        thread.start();
        return thread;
    }
}
