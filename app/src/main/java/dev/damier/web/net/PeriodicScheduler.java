package dev.damier.web.net;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A single-threaded scheduler for periodic and delayed tasks. Tasks must not block. */
public final class PeriodicScheduler implements AutoCloseable {
    private final ScheduledThreadPoolExecutor executor = new ScheduledThreadPoolExecutor(1, task -> {
        Thread thread = new Thread(task, "pulse");
        thread.setDaemon(true);
        return thread;
    });

    public PeriodicScheduler() {
        executor.setRemoveOnCancelPolicy(true);
    }

    public Future<?> schedule(Duration delay, Runnable task) {
        return executor.schedule(task, delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Runs a task periodically. A task that throws is logged and runs again at the next interval. */
    public Future<?> scheduleWithFixedDelay(Duration period, Runnable task) {
        Runnable guarded = () -> {
            try {
                task.run();
            } catch (RuntimeException e) {
                System.getLogger("dev.damier.web").log(System.Logger.Level.WARNING, "scheduled task failed", e);
            }
        };
        return executor.scheduleWithFixedDelay(guarded, period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
