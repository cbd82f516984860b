package dev.damier.ricochet.optimal;

import dev.damier.ricochet.Robots;

/** The tables and arrays a search works in. A thread keeps one: it is as large as the last search left it, within reason. */
final class Workspace {
    private static final ThreadLocal<Workspace> MINE = ThreadLocal.withInitial(Workspace::new);

    final OptimalStates states = new OptimalStates();
    final StraightStates straight = new StraightStates();
    final OptimalQueue queue = new OptimalQueue();
    final FailedStates failedStates = new FailedStates();

    /** One robot's slides, by direction. */
    final int[] slides = new int[4];

    /** The children of the state in hand: their keys, and which robot stops where. */
    final long[] lows = new long[4 * Robots.MAX_ROBOTS];

    final long[] highs = new long[4 * Robots.MAX_ROBOTS];
    final int[] places = new int[4 * Robots.MAX_ROBOTS];
    final int[] stops = new int[4 * Robots.MAX_ROBOTS];
    final int[] scratch = new int[4 * Robots.MAX_ROBOTS];

    /** Takes the sum that keeps loads ahead of time from being removed. */
    int touched;

    static Workspace mine() {
        return MINE.get();
    }
}
