package dev.damier.search;

/** Nodes waiting to be expanded, of least value first; equal values by {@link TieBreaking}. */
interface OpenList {
    boolean isEmpty();

    /** Adds a node under a value that is at least 0; one whose cost drops is simply added again. */
    void push(long f, int g, int node);

    /** The least value any entry has; the list must not be empty. */
    long least();

    /** Takes out a node of least value. */
    int pop();
}
