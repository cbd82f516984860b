package dev.damier.ricochet.optimal;

import dev.damier.ricochet.Robots;

/** The reusable tables and buffers of a search. Each thread has one. Very large tables are not reused. */
final class Workspace {
    private static final ThreadLocal<Workspace> CURRENT = ThreadLocal.withInitial(Workspace::new);

    final OptimalStates states = new OptimalStates();
    final StraightStates straightStates = new StraightStates();
    final OptimalQueue queue = new OptimalQueue();
    final FailedStates failedStates = new FailedStates();

    /** The slides of one robot, by direction. */
    final int[] slides = new int[4];

    /** The first longs of the keys of the children being generated. */
    final long[] lows = new long[4 * Robots.MAX_ROBOTS];

    /** The second longs of their keys. */
    final long[] highs = new long[4 * Robots.MAX_ROBOTS];

    /** The places of the robots that moved; {@link StraightSearch} packs more in these ints. */
    final int[] places = new int[4 * Robots.MAX_ROBOTS];

    /** The cells on which they stopped. */
    final int[] stops = new int[4 * Robots.MAX_ROBOTS];

    final int[] scratch = new int[4 * Robots.MAX_ROBOTS];

    /** Collects the results of prefetching, so that the compiler does not remove the loads. */
    int prefetchSum;

    /** Returns the workspace of the current thread. */
    static Workspace ofCurrentThread() {
        return CURRENT.get();
    }
}
