package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A depth-first search for a solution within a bound, for one thread. IDA* repeats it with increasing bounds. The
 * subclasses differ in how they expand a node, which depends on the number of blanks. The search allocates no memory.
 */
abstract class BoundedSearch {
    /** See {@link NormalizedBoard#tileSources}. */
    final int[] tileSources;

    final int[] rowOf;
    final int[] columnOf;
    final int[] cells;
    final int startManhattan;
    final PatternState patternState;
    final Counters counters;

    /** The limit at which searches stop. By default there is none. */
    SearchLimit limit = new SearchLimit(Control.unlimited(), new AtomicBoolean(), Long.MAX_VALUE);

    /** The moves with which a solution must start. */
    int[] prefix = new int[0];

    /** The depth at which prefixes are collected instead of expanded; -1 for never. */
    int splitDepth;

    /** The prefixes collected at {@link #splitDepth}. */
    final List<int[]> prefixes = new ArrayList<>();
    /** The number of moves of the solution or prefix. */
    int length;

    boolean stopped;

    /** The minimum Manhattan distance since the last call of {@link #searchWithin}. */
    int minManhattan;

    BoundedSearch(NormalizedBoard board, Partition[] partitions, Counters counters) {
        this.counters = counters;
        tileSources = board.tileSources();
        rowOf = board.rowOf();
        columnOf = board.columnOf();
        cells = board.cells().clone();
        startManhattan = board.manhattan();
        patternState = new PatternState(board, partitions);
    }

    /** Searches from the start within a bound and returns whether it has found a solution. */
    abstract boolean search(int bound);

    /** Returns the moves of the solution, or of the current prefix: {@link #length} moves. */
    abstract int[] moves();

    /** Returns a lower bound of the solution length. */
    final int estimate() {
        return startManhattan + 2 * patternState.excess();
    }

    /** Sets the limit at which searches stop. */
    final void setLimit(SearchLimit newLimit) {
        limit = newLimit;
    }

    /**
     * Returns whether there is a solution of at most this length that starts with these moves. If {@link #isStopped},
     * false proves nothing.
     */
    final boolean searchWithin(int bound, int[] moves) {
        prefix = moves;
        minManhattan = Integer.MAX_VALUE;
        splitDepth = -1;
        stopped = false;
        return search(bound);
    }

    /** Returns all move sequences of this length that a search within the bound reaches. */
    final List<int[]> prefixes(int bound, int depth) {
        prefix = new int[0];
        splitDepth = depth;
        stopped = false;
        prefixes.clear();
        search(bound);
        return List.copyOf(prefixes);
    }

    /** Returns the minimum Manhattan distance that the last search reached. */
    final int minManhattan() {
        return minManhattan;
    }

    /** Returns whether the last search stopped at its limit. */
    final boolean isStopped() {
        return stopped;
    }
}
