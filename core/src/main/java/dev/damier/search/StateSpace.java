package dev.damier.search;

/** States are {@link #width} consecutive longs. Immutable: one space serves every thread. */
public interface StateSpace {
    int width();

    void initial(long[] to, int at);

    /** All successors, in a stable order; {@code out} is the searcher's reused scratch. */
    void expand(long[] from, int at, Successors out);

    boolean goal(long[] from, int at);

    /**
     * No move costs less than this. Searches that count moves (breadth-first, iterative deepening) prove their costs with
     * it; a space with free moves must say 0, and is refused when it does not.
     */
    default int minCost() {
        return 1;
    }

    /** Whether every move can be taken back by one move: then a level's successors are in the levels beside it. */
    default boolean undirected() {
        return false;
    }
}
