package dev.damier.search;

/** A space that can also be searched from its goals. */
public interface Reversible extends StateSpace {

    /** How many goal states there are; few enough to start from each. */
    int goals();

    void goal(int index, long[] to, int at);

    /** All predecessors; each with the forward move that leads from it to this state. */
    void predecessors(long[] from, int at, Successors out);
}
