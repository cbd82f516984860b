package dev.damier.web.work;

import java.util.concurrent.atomic.LongAdder;

/** Counts the finished jobs of one kind, and their times, since the server started. */
public final class WorkCounters {
    final LongAdder done = new LongAdder();
    final LongAdder failed = new LongAdder();
    final LongAdder cancelled = new LongAdder();
    final LongAdder refused = new LongAdder();
    final LongAdder waitedNanos = new LongAdder();
    final LongAdder ranNanos = new LongAdder();

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

    /** Returns the total time jobs spent in the queue and between time slices. */
    public double waitedSeconds() {
        return waitedNanos.sum() / 1e9;
    }

    public double ranSeconds() {
        return ranNanos.sum() / 1e9;
    }
}
