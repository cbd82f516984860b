package dev.damier.web.net;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** One thread for what happens now and then; nothing that runs on it waits for anything. */
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

    /** A failure of one beat is no reason to miss the next. */
    public Future<?> scheduleWithFixedDelay(Duration period, Runnable task) {
        Runnable beat = () -> {
            try {
                task.run();
            } catch (RuntimeException e) {
                System.getLogger("dev.damier.web").log(System.Logger.Level.WARNING, "scheduled task failed", e);
            }
        };
        return executor.scheduleWithFixedDelay(beat, period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
