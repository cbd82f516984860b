package dev.damier.run;

/**
 * The hot numbers of a running search, written by its one thread without synchronisation. A parallel search has one per
 * worker and {@link #add}s them up at the end.
 */
public final class Counters {
    public long expanded;
    public long generated;
    /** Nodes waiting; {@link Stats#NO_COUNT} until a search that keeps such a list says how many. */
    public long open = Stats.NO_COUNT;
    /** Distinct states known and expanded; {@link Stats#NO_COUNT} as long as nobody remembers them. */
    public long closed = Stats.NO_COUNT;
    /** Memory of the search's own tables. */
    public long bytes;
    /** Depth or bound reached. */
    public int depth;
    /** Proved: no solution costs less than this. */
    public int lowerBound;
    /** CPU time of worker threads that ended, nanoseconds; the calling thread is counted by {@link Control}. */
    public long workerCpuNanos;

    /** Expansions per depth (or per bound, for iterative searches). */
    private long[] profile = new long[32];

    private int profileSize;

    /** The expansion count at which {@link Control} wants to look at the clock again. */
    long checkAt;

    /** Counts one expansion at this depth. */
    public void expand(int at) {
        expanded++;
        profile(at, 1);
    }

    /** Credits {@code count} expansions to this depth without touching {@link #expanded}. */
    public void profile(int at, long count) {
        if (at >= profile.length) profile = java.util.Arrays.copyOf(profile, Math.max(at + 1, profile.length * 2));
        if (at >= profileSize) profileSize = at + 1;
        profile[at] += count;
    }

    public long[] profile() {
        return java.util.Arrays.copyOf(profile, profileSize);
    }

    /** Adds a worker's numbers to these. */
    public void add(Counters worker) {
        expanded += worker.expanded;
        generated += worker.generated;
        open = sum(open, worker.open);
        closed = sum(closed, worker.closed);
        bytes += worker.bytes;
        depth = Math.max(depth, worker.depth);
        workerCpuNanos += worker.workerCpuNanos;
        for (int d = 0; d < worker.profileSize; d++) profile(d, worker.profile[d]);
    }

    private static long sum(long a, long b) {
        return a == Stats.NO_COUNT ? b : b == Stats.NO_COUNT ? a : a + b;
    }
}
