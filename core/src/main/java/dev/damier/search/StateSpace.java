package dev.damier.search;

/** States are {@link #width} consecutive longs. Immutable: one space serves every thread. */
public interface StateSpace {
    int width();

    void initial(long[] to, int at);

    /** All successors, in a stable order; {@code out} is the searcher's reused scratch. */
    void expand(long[] from, int at, Successors out);

    boolean goal(long[] from, int at);
}
