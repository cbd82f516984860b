package dev.damier.search;

import java.util.BitSet;

/** A heuristic that also names preferred moves, which are likely to lead towards the goal. */
public interface PreferredMoves extends Heuristic {
    /**
     * Returns the estimate of a state and adds the codes of its preferred moves.
     *
     * @param state the array that contains the state
     * @param at the offset of the state in the array
     * @param preferred receives the codes; the caller clears it
     */
    int estimate(long[] state, int at, BitSet preferred);
}
