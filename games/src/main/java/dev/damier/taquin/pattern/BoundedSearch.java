package dev.damier.taquin.pattern;

import dev.damier.run.Counters;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for a solution within a bound: what IDA* repeats. One thread's own. How many holes there are decides how a node
 * is extended, which is all that the subclasses add; nothing is allocated while they run.
 */
abstract class BoundedSearch {
    final int[] source;
    final int[] rowOf;
    final int[] columnOf;
    final int[] cells;
    final int startManhattan;
    final PatternState patterns;
    final Counters counters;

    SearchLimit limit;

    /** The moves a line must begin with. */
    int[] first;

    /** The depth at which beginnings are noted instead of extended; -1 for never. */
    int splitDepth;

    final List<int[]> prefixes = new ArrayList<>();
    int length;
    boolean stopped;

    /** The least Manhattan distance met since the last beginning. */
    int nearest;

    BoundedSearch(NormalizedBoard normalized, Partition[] parts, Counters counters) {
        this.counters = counters;
        source = normalized.sources();
        rowOf = normalized.rowOf();
        columnOf = normalized.columnOf();
        cells = normalized.cells().clone();
        startManhattan = normalized.manhattan();
        patterns = new PatternState(normalized, parts);
    }

    /** Searches from the start; whether a solution was found. */
    abstract boolean search(int bound);

    /** The moves of the solution found, or of the beginning just reached: {@link #length} of them. */
    abstract int[] line();

    /** A cost that no solution is below. */
    final int estimate() {
        return startManhattan + 2 * patterns.excess();
    }

    /** Ends searches when this is reached. */
    final void limit(SearchLimit given) {
        limit = given;
    }

    /**
     * Whether there is a solution of at most this cost that begins with these moves; false means nothing if {@link
     * #stopped}.
     */
    final boolean within(int bound, int[] moves) {
        first = moves;
        nearest = Integer.MAX_VALUE;
        splitDepth = -1;
        stopped = false;
        return search(bound);
    }

    /** The beginnings of this length that a search within the bound would go through. */
    final List<int[]> prefixes(int bound, int depth) {
        first = new int[0];
        splitDepth = depth;
        stopped = false;
        prefixes.clear();
        search(bound);
        return List.copyOf(prefixes);
    }

    /** How near the goal the last search came, in Manhattan distance. */
    final int nearest() {
        return nearest;
    }

    /** Whether the last search ended because its limit was reached. */
    final boolean stopped() {
        return stopped;
    }
}
