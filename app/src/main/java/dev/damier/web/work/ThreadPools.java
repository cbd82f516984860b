package dev.damier.web.work;

import dev.damier.background.DaemonThreads;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Creates thread pools of daemon threads. Threads are created on demand and end after 60 idle seconds. */
public final class ThreadPools {
    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(60);

    private ThreadPools() {}

    /** Creates a pool without a maximum number of threads. */
    public static ExecutorService unbounded(String name) {
        return Executors.newCachedThreadPool(DaemonThreads.factory(name));
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
                DaemonThreads.factory(name));
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }
}
