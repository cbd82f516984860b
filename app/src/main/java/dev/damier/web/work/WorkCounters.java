package dev.damier.web.work;

import java.util.concurrent.atomic.LongAdder;

/** Counts the finished jobs of one kind, and their times, since the server started. */
public final class WorkCounters {
    final LongAdder done = new LongAdder();
    final LongAdder failed = new LongAdder();
    final LongAdder cancelled = new LongAdder();
    final LongAdder refused = new LongAdder();
    final DurationHistogram waitTimes = new DurationHistogram();
    final DurationHistogram runTimes = new DurationHistogram();

    public long done() {
        return done.sum();
    }

    public long failed() {
        return failed.sum();
    }

    public long cancelled() {
        return cancelled.sum();
    }

    public long refused() {
        return refused.sum();
    }

    /** Returns the times that jobs spent in the queue and between time slices. */
    public DurationHistogram waitTimes() {
        return waitTimes;
    }

    /** Returns the times that jobs ran, without pauses. */
    public DurationHistogram runTimes() {
        return runTimes;
    }
}
