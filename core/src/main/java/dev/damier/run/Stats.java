package dev.damier.run;

/**
 * What a run cost: one shape for every engine, screen, line and row.
 *
 * @param expanded states whose successors were made, or nodes of a game tree
 * @param generated successors made
 * @param open nodes waiting when it ended, or {@link #NO_COUNT} for a search without an open list
 * @param closed distinct states remembered as expanded, or {@link #NO_COUNT} for a search that remembers none
 * @param depth depth or bound reached
 * @param millis wall-clock time
 * @param cpuMillis processor time of the solving threads
 * @param bytes memory of the search's own tables
 * @param profile expansions per depth, or per bound for iterative searches
 */
public record Stats(
        long expanded,
        long generated,
        long open,
        long closed,
        int depth,
        double millis,
        double cpuMillis,
        long bytes,
        long[] profile) {

    /** What {@code open} and {@code closed} are where there is nothing to count. */
    public static final long NO_COUNT = -1;

    public static final Stats NONE = new Stats(0, 0, NO_COUNT, NO_COUNT, 0, 0, 0, 0, new long[0]);

    /** Expanded states per second of wall-clock time. */
    public double rate() {
        return millis <= 0 ? 0 : expanded / millis * 1000;
    }
}
