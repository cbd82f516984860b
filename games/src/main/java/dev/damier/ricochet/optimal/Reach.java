package dev.damier.ricochet.optimal;

/**
 * How many slides a robot needs at least to come from one cell to every other, when it may stop anywhere on its way: to a
 * cell, and to a cell with a given heading. One search forward tells them all.
 */
abstract class Reach {
    /** Slides to arrive, by {@code cell * 4 + heading}; {@link Rays#FAR} when that cannot be. */
    final byte[] arrival;

    /** Slides to be on a cell, 0 on the first. */
    final byte[] ways;

    Reach(int size) {
        arrival = new byte[size * 4];
        ways = new byte[size];
    }

    /** Says that only what is wanted by the calls that follow need be told any more. */
    void wantNothing() {}

    /** Wants to be told of arrivals at this pair. */
    void wantArrival(int pair) {}

    /** Wants to be told of ways to this cell. */
    void wantWay(int cell) {}

    /** Finds the slides of a robot of this kind from this cell. */
    abstract void from(int kind, int start);
}
