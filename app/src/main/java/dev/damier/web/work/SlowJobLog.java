package dev.damier.web.work;

import dev.damier.background.FailureLog;
import java.time.Duration;

/**
 * Logs interactive jobs that keep a user waiting for more than a second, with the stack of their thread at that moment.
 * Each job is logged once. The log never contains a position.
 */
final class SlowJobLog {
    static final long SLOW_NANOS = Duration.ofSeconds(1).toNanos();
    /** Maximum number of entries per minute. A busy server has many slow jobs, and a few of them show the reason. */
    private static final int MAX_PER_MINUTE = 10;

    private static final long MINUTE_NANOS = Duration.ofMinutes(1).toNanos();
    private static final System.Logger LOGGER = System.getLogger(FailureLog.LOGGER_NAME + ".slow");

    private long minuteStartedAt = System.nanoTime();
    private int loggedThisMinute;
    private long count;

    /** The stack of the thread that runs a slow job. */
    private static final class SlowJob extends Throwable {
        private static final long serialVersionUID = 1L;

        SlowJob(StackTraceElement[] stack) {
            super(null, null, false, true);
            setStackTrace(stack);
        }

        @Override
        public String toString() {
            return "stack of the job";
        }
    }

    /** Logs a job if it is slow and has not been logged. */
    synchronized void check(QueuedWork<?> job, long now) {
        if (job.request.kind().isLongRunning() || job.loggedAsSlow || now - job.submittedAt < SLOW_NANOS) return;
        job.loggedAsSlow = true;
        count++;
        if (now - minuteStartedAt > MINUTE_NANOS) {
            minuteStartedAt = now;
            loggedThisMinute = 0;
        }
        if (++loggedThisMinute > MAX_PER_MINUTE) return;
        LOGGER.log(
                System.Logger.Level.WARNING,
                "slow request: " + job.request.kind().id() + " " + job.state + ", waited "
                        + Math.round(job.waitedMillis()) + " ms, ran " + job.ranNanos() / 1_000_000 + " ms",
                new SlowJob(job.stack()));
    }

    /** Returns the number of slow jobs since the start. */
    synchronized long count() {
        return count;
    }
}
