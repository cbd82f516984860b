package dev.damier.web.work;

import java.util.concurrent.atomic.LongAdder;

/** What became of the works of one kind since the server started. */
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

    /** In queues and between turns. */
    public double waitedSeconds() {
        return waitedNanos.sum() / 1e9;
    }

    public double ranSeconds() {
        return ranNanos.sum() / 1e9;
    }
}
