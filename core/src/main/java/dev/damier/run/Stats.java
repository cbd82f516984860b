package dev.damier.run;

/**
 * The statistics of a search. All engines use the same fields.
 *
 * @param expanded number of expanded states, or of visited nodes of a game tree
 * @param generated number of generated successors
 * @param open size of the frontier (open list) at the end; {@link #NO_COUNT} for a search without one
 * @param closed size of the explored set (closed list) at the end; {@link #NO_COUNT} for a search without one
 * @param depth largest depth or bound reached
 * @param millis wall-clock time, in milliseconds
 * @param cpuMillis processor time of all threads of the search, in milliseconds
 * @param bytes memory of the tables of the search, in bytes
 * @param profile number of expansions per depth, or per iteration of an iterative search
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

    /** The value of {@code open} or {@code closed} for a search that has no such list. */
    public static final long NO_COUNT = -1;

    /** Statistics of a run that did nothing. */
    public static final Stats NONE = new Stats(0, 0, NO_COUNT, NO_COUNT, 0, 0, 0, 0, new long[0]);

    /** Returns the expanded states per second of wall-clock time; 0 if no time was measured. */
    public double expandedPerSecond() {
        return millis <= 0 ? 0 : expanded / millis * 1000;
    }
}
