package dev.damier.web.work;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that come when there is work and go when there is none; one that dies is replaced. */
public final class Workers {
    private Workers() {}

    public static ExecutorService pool(String name) {
        AtomicInteger number = new AtomicInteger();
        return Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, name + "-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        });
    }
}
