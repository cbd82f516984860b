package dev.damier.ricochet.optimal;

import dev.damier.run.Counters;
import java.util.Arrays;

/**
 * Searches for the end of a solution in which only the active robot moves and the helpers stay on their cells. It is a
 * breadth-first search over the cells of the active robot. Cells whose lower bound exceeds the moves left are pruned.
 */
final class SoloFinish {
    /** Result: there is no such end within the limit, but there may be a longer one. */
    static final int NOT_WITHIN_LIMIT = 0;

    /** Result: there is no such end of any length. */
    static final int IMPOSSIBLE = -1;

    private final StraightSlides slides;
    private final HelperLowerBound bound;
    private final byte[] grid;
    private final int target;

    /** The cells of the current state, by place. The caller changes them. */
    private final int[] cells;

    private final long[] reached = new long[CellFlood.WORDS];

    /** The reached cells, in breadth-first order. */
    private final int[] queue = new int[CellFlood.WORDS * Long.SIZE];

    /** Per entry of {@link #queue}: the index of the entry it was reached from. */
    private final int[] parent = new int[queue.length];

    /** Index of the last entry of {@link #queue}. */
    private int last;

    SoloFinish(StraightSlides slides, HelperLowerBound bound, byte[] grid, int target, int[] cells) {
        this.slides = slides;
        this.bound = bound;
        this.grid = grid;
        this.target = target;
        this.cells = cells;
    }

    /**
     * Returns the number of moves of the active robot to the target if it is at most {@code moves}. Otherwise returns {@link
     * #NOT_WITHIN_LIMIT} or {@link #IMPOSSIBLE}.
     */
    int findWithin(int moves, Counters counters) {
        for (int p = 1; p < cells.length; p++) slides.toggle(cells[p]);
        int length = search(moves, counters);
        for (int p = 1; p < cells.length; p++) slides.toggle(cells[p]);
        return length;
    }

    private int search(int moves, Counters counters) {
        Arrays.fill(reached, 0);
        queue[0] = cells[0];
        reached[cells[0] >> 6] = 1L << cells[0];
        last = 0;
        boolean pruned = false;
        int head = 0;
        for (int left = moves - 1; left >= 0 && head <= last; left--) {
            for (int end = last; head <= end; head++) {
                int cell = queue[head];
                int stops = slides.stops(cell);
                counters.generated += 4;
                for (int direction = 0; direction < 4; direction++, stops >>>= 8) {
                    int stop = stops & 255;
                    if ((reached[stop >> 6] >>> stop & 1) != 0) continue;
                    int min = grid[stop] > left ? grid[stop] : lowerBound(stop);
                    if (min > left) {
                        pruned |= min <= StraightStates.MAX_MOVES;
                        continue;
                    }
                    reached[stop >> 6] |= 1L << stop;
                    queue[++last] = stop;
                    parent[last] = head;
                    if (stop == target) return moves - left;
                }
            }
        }
        return pruned ? NOT_WITHIN_LIMIT : IMPOSSIBLE;
    }

    /** Returns a lower bound on the moves from a cell. */
    private int lowerBound(int cell) {
        int min = bound.alone(cell);
        for (int p = 1; p < cells.length; p++) min = Math.min(min, bound.standingApproach(cell, cells[p]));
        return min;
    }

    /** Returns the stops of the active robot on the path found last, which has this many moves. */
    int[] stops(int moves) {
        int[] stops = new int[moves];
        int at = last;
        for (int i = moves - 1; i >= 0; i--, at = parent[at]) stops[i] = queue[at];
        return stops;
    }
}
