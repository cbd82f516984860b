package dev.damier.taquin;

import java.util.List;

/** Looks for a solution within a bound: what IDA* repeats. One thread's own. */
interface BoundedSearch {
    /** A cost that no solution is below. */
    int estimate();

    /** Ends searches when this is reached. */
    void limit(SearchLimit limit);

    /**
     * Whether there is a solution of at most this cost that begins with these moves; false means nothing if {@link
     * #stopped}.
     */
    boolean within(int bound, int[] first);

    /** The beginnings of this length that a search within the bound would go through. */
    List<int[]> beginnings(int bound, int length);

    /** Whether the last search ended because its limit was reached. */
    boolean stopped();

    /** The moves of the solution found. */
    int[] line();
}
