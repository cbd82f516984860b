package dev.damier.run;

/**
 * The mutable counters of a running search. Not thread-safe: one thread writes them without synchronisation. A parallel
 * search has one instance per worker thread and merges them with {@link #add} at the end.
 */
public final class Counters {
    /** Number of expanded states, or of visited nodes of a game tree. */
    public long expanded;
    /** Number of generated successors. */
    public long generated;
    /** Size of the frontier (open list); {@link Stats#NO_COUNT} for a search without one. */
    public long open = Stats.NO_COUNT;
    /** Size of the explored set (closed list); {@link Stats#NO_COUNT} for a search without one. */
    public long closed = Stats.NO_COUNT;
    /** Memory used by the tables of the search, in bytes. */
    public long bytes;
    /** Largest depth, or largest bound, reached so far. */
    public int depth;
    /** Proved lower bound on the cost of every solution. */
    public int lowerBound;
    /** Processor time of finished worker threads, in nanoseconds. {@link Control} measures the calling thread itself. */
    public long workerCpuNanos;

    /** Number of expansions per depth, or per iteration of an iterative search. */
    private long[] profile = new long[32];

    private int profileSize;

    /** The value of {@link #expanded} at which {@link Control} checks the clock again. */
    long nextCheckAt;

    /** Counts one expansion at the given depth. */
    public void countExpansion(int atDepth) {
        expanded++;
        addToProfile(atDepth, 1);
    }

    /** Adds {@code count} expansions to the profile at the given depth, without changing {@link #expanded}. */
    public void addToProfile(int atDepth, long count) {
        if (atDepth >= profile.length)
            profile = java.util.Arrays.copyOf(profile, Math.max(atDepth + 1, profile.length * 2));
        if (atDepth >= profileSize) profileSize = atDepth + 1;
        profile[atDepth] += count;
    }

    /** Returns a copy of the number of expansions per depth, or per iteration of an iterative search. */
    public long[] profile() {
        return java.util.Arrays.copyOf(profile, profileSize);
    }

    /** Adds the counters of a worker thread to these. The lower bound is left unchanged. */
    public void add(Counters worker) {
        expanded += worker.expanded;
        generated += worker.generated;
        open = sum(open, worker.open);
        closed = sum(closed, worker.closed);
        bytes += worker.bytes;
        depth = Math.max(depth, worker.depth);
        workerCpuNanos += worker.workerCpuNanos;
        for (int d = 0; d < worker.profileSize; d++) addToProfile(d, worker.profile[d]);
    }

    private static long sum(long a, long b) {
        return a == Stats.NO_COUNT ? b : b == Stats.NO_COUNT ? a : a + b;
    }
}
