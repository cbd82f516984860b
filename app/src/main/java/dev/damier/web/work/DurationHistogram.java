package dev.damier.web.work;

import java.util.concurrent.atomic.LongAdder;

/** Counts durations by their length, in the form of a Prometheus histogram. */
public final class DurationHistogram {
    private static final double[] UPPER_BOUNDS = {0.005, 0.025, 0.1, 0.25, 1, 5, 20, 120};

    private final LongAdder[] counts = new LongAdder[UPPER_BOUNDS.length + 1];
    private final LongAdder sumNanos = new LongAdder();

    DurationHistogram() {
        for (int i = 0; i < counts.length; i++) counts[i] = new LongAdder();
    }

    void add(long nanos) {
        int bucket = 0;
        while (bucket < UPPER_BOUNDS.length && nanos > UPPER_BOUNDS[bucket] * 1e9) bucket++;
        counts[bucket].increment();
        sumNanos.add(nanos);
    }

    /** Returns the upper bounds of the buckets, in seconds. A last bucket has no upper bound. */
    public static double[] upperBounds() {
        return UPPER_BOUNDS.clone();
    }

    /** Returns the number of durations up to each upper bound, and the number of all durations. */
    public long[] cumulativeCounts() {
        long[] cumulative = new long[counts.length];
        long sum = 0;
        for (int i = 0; i < counts.length; i++) cumulative[i] = sum += counts[i].sum();
        return cumulative;
    }

    public double sumSeconds() {
        return sumNanos.sum() / 1e9;
    }
}
