package dev.damier.search;

/** A state space that can also be searched backwards, from its goals. */
public interface Reversible extends StateSpace {

    /** Returns the number of goal states. A backward search starts from each of them, so there must be few. */
    int goalCount();

    /**
     * Writes a goal state.
     *
     * @param index the index of the goal, from 0
     * @param to the array to write to
     * @param at the offset of the first word
     */
    void writeGoal(int index, long[] to, int at);

    /**
     * Adds all predecessors of a state to {@code out}, each with the code and cost of the forward move that leads from the
     * predecessor to this state.
     */
    void predecessors(long[] from, int at, Successors out);
}
