package dev.damier.taquin;

/** Looks for a solution within a bound: what IDA* repeats. */
interface BoundedSearch {
    /** A cost that no solution is below. */
    int estimate();

    /** Whether there is a solution of at most this cost; false means nothing if {@link #stopped}. */
    boolean within(int bound);

    boolean stopped();

    /** The moves of the solution found. */
    int[] line();
}
