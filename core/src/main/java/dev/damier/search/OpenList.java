package dev.damier.search;

/** The frontier (open list) of a best-first search: a priority queue of nodes, lowest value first. */
interface OpenList {
    boolean isEmpty();

    /**
     * Adds a node. A node whose cost decreases is added again.
     *
     * @param f the value, at least 0
     * @param g the path cost, for tie-breaking
     */
    void push(long f, int g, int node);

    /** Returns the minimum value. The list must not be empty. */
    long minValue();

    /** Removes and returns a node of minimum value; {@link TieBreaking} decides among equal values. */
    int pop();
}
