package dev.damier.search;

/**
 * A state space of a single agent, with packed states: a state is {@link #width} consecutive longs in an array. Two states
 * are equal if all their words are equal. Implementations must be immutable and thread-safe.
 */
public interface StateSpace {
    /** Returns the number of longs per state, at least 1. */
    int width();

    /**
     * Writes the initial state.
     *
     * @param to the array to write to
     * @param at the offset of the first word
     */
    void writeInitial(long[] to, int at);

    /**
     * Adds all successors of a state to {@code out}, always in the same order.
     *
     * @param from the array that contains the state
     * @param at the offset of the first word
     * @param out the buffer of the search; the caller clears it
     */
    void expand(long[] from, int at, Successors out);

    /** Returns whether the state at offset {@code at} of {@code from} is a goal. */
    boolean isGoal(long[] from, int at);

    /**
     * Returns the minimum cost of a move. Searches that count moves (breadth-first, iterative deepening) derive their lower
     * bounds from it. A space with moves of cost 0 must return 0. A search throws {@link IllegalStateException} when a move
     * costs less than this.
     */
    default int minCost() {
        return 1;
    }

    /**
     * Returns whether every move can be reversed by one move. In breadth-first order, all successors of a level are then in
     * the adjacent levels or the same one.
     */
    default boolean undirected() {
        return false;
    }
}
