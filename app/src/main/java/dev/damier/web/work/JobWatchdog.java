package dev.damier.web.work;

import java.time.Duration;

/** Decides which jobs have waited too long and which no longer respond. */
final class JobWatchdog {
    /** How long after its time limit an unresponsive job keeps its slot. */
    static final Duration STUCK_TIMEOUT = Duration.ofSeconds(10);
    /** How long a job may wait before it fails with {@link OverloadException.Reason#WAIT_TIMEOUT}. */
    private static final Duration MAX_WAIT = Duration.ofMinutes(2);

    private final long stuckTimeoutNanos;
    private final long maxWaitNanos;

    JobWatchdog(Duration stuckTimeout) {
        this(stuckTimeout, MAX_WAIT);
    }

    JobWatchdog(Duration stuckTimeout, Duration maxWait) {
        stuckTimeoutNanos = stuckTimeout.toNanos();
        maxWaitNanos = maxWait.toNanos();
    }

    boolean hasWaitedTooLong(QueuedWork<?> job, long now) {
        return now - job.submittedAt > maxWaitNanos;
    }

    /** Returns whether a job was cancelled or exceeded its time limit, and no longer responds. */
    boolean isStuck(QueuedWork<?> job, long now) {
        return job.state == QueuedWork.State.RUNNING && job.isCancelled() && now - job.lastSeenAt > stuckTimeoutNanos;
    }
}
