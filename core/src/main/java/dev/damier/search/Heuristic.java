package dev.damier.search;

/**
 * A heuristic function h: estimates the cost from a state to the nearest goal. Implementations must be thread-safe.
 *
 * <p>States are passed as in {@link StateSpace}: an array and the offset of the first word.
 */
public interface Heuristic {
    /** The estimate of a state from which no goal can be reached. */
    int DEAD_END = Integer.MAX_VALUE / 2;

    /** Always 0: with it, A* is uniform-cost search. */
    Heuristic ZERO = (state, at) -> 0;

    /**
     * Returns the estimated cost to the nearest goal.
     *
     * @param state the array that contains the state
     * @param at the offset of the state in the array
     * @return at least 0; {@link #DEAD_END} or more if no goal can be reached
     */
    int estimate(long[] state, int at);

    /**
     * Returns the estimate of a successor. Override it if the estimate can be updated incrementally from that of the parent.
     *
     * @param h the estimate of the parent
     * @param parent the array that contains the parent state
     * @param p the offset of the parent state
     * @param move the code of the move
     * @param child the array that contains the successor
     * @param c the offset of the successor
     */
    default int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        return estimate(child, c);
    }

    /** Returns whether the estimates are integers. If not, {@link #unrounded} converts them to real numbers. */
    default boolean integral() {
        return true;
    }

    /** Returns the real-valued estimate for {@code h}; strictly increasing in h. */
    default double unrounded(int h) {
        return h;
    }

    /** Returns whether the estimate never exceeds the true cost. */
    default boolean admissible() {
        return true;
    }

    /** Returns whether no move reduces the estimate by more than its cost. A* then never has to reopen nodes. */
    default boolean consistent() {
        return admissible();
    }
}
