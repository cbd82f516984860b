package dev.damier.web.net;

import dev.damier.background.DaemonThreads;
import dev.damier.background.FailureLog;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A single-threaded scheduler for periodic and delayed tasks. Tasks must not block. */
public final class PeriodicScheduler implements AutoCloseable {
    private final ScheduledThreadPoolExecutor executor =
            new ScheduledThreadPoolExecutor(1, DaemonThreads.factory("scheduler"));

    public PeriodicScheduler() {
        executor.setRemoveOnCancelPolicy(true);
    }

    public Future<?> schedule(Duration delay, Runnable task) {
        return executor.schedule(guarded(task), delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static Runnable guarded(Runnable task) {
        return FailureLog.guarded(FailureLog.Source.SCHEDULER, task);
    }

    /** Runs a task periodically. A task that throws is logged and runs again at the next interval. */
    public Future<?> scheduleWithFixedDelay(Duration period, Runnable task) {
        return executor.scheduleWithFixedDelay(
                guarded(task), period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
