package dev.damier.web.work;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that come when there is work and go when there is none; one that dies is replaced. */
public final class Workers {
    private static final Duration IDLE = Duration.ofSeconds(60);

    private Workers() {}

    public static ExecutorService pool(String name) {
        return Executors.newCachedThreadPool(named(name));
    }

    /** No more than so many, for so much that waits for them; what is more is rejected. */
    public static ExecutorService pool(String name, int max, int waiting) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                max, max, IDLE.toSeconds(), TimeUnit.SECONDS, new ArrayBlockingQueue<>(waiting), named(name));
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    private static ThreadFactory named(String name) {
        AtomicInteger number = new AtomicInteger();
        return work -> {
            Thread thread = new Thread(work, name + "-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }
}
