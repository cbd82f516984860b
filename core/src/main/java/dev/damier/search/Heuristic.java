package dev.damier.search;

/** An estimate of the cost to the nearest goal. */
public interface Heuristic {
    /** No goal can be reached from here. */
    int DEAD = Integer.MAX_VALUE / 2;

    /** Knows nothing: turns A* into uniform cost. */
    Heuristic ZERO = (state, at) -> 0;

    int estimate(long[] state, int at);

    /** The estimate after a move, from the parent's; override where the difference is cheap. */
    default int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        return estimate(child, c);
    }

    /** Whether the estimates are whole numbers; else {@link #real} tells the number that each stands for. */
    default boolean whole() {
        return true;
    }

    /** The estimate that was rounded to {@code h}: greater for a greater h. */
    default double real(int h) {
        return h;
    }

    /** Never above the true cost. */
    default boolean admissible() {
        return true;
    }

    /** Never drops by more than the cost of a move; then A* need not reopen. */
    default boolean consistent() {
        return admissible();
    }
}
