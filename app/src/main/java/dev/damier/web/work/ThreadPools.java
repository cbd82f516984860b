package dev.damier.web.work;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Creates thread pools of daemon threads. Threads are created on demand and end after 60 idle seconds. */
public final class ThreadPools {
    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(60);

    private ThreadPools() {}

    /** Creates a pool without a maximum number of threads. */
    public static ExecutorService unbounded(String name) {
        return Executors.newCachedThreadPool(daemonThreads(name));
    }

    /**
     * Creates a pool of at most {@code maxThreads} threads and {@code maxQueued} queued tasks. Further tasks are
     * rejected.
     */
    public static ExecutorService bounded(String name, int maxThreads, int maxQueued) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                maxThreads,
                maxThreads,
                IDLE_TIMEOUT.toSeconds(),
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(maxQueued),
                daemonThreads(name));
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    private static ThreadFactory daemonThreads(String name) {
        AtomicInteger number = new AtomicInteger();
        return task -> {
            Thread thread = new Thread(task, name + "-" + number.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        };
    }
}
