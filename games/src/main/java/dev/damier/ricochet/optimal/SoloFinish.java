package dev.damier.ricochet.optimal;

import dev.damier.run.Counters;
import java.util.Arrays;

/**
 * How a solution ends: from some state on only the active robot moves. Looks for such an end with the helpers where they
 * stand, breadth-first, leaving out cells from which too many moves are left at least.
 */
final class SoloFinish {
    /** There is none of this length, but there may be a longer one. */
    static final int NOT_WITHIN_LIMIT = 0;

    /** There is none at all. */
    static final int NEVER = -1;

    private final StraightSlides slides;
    private final HelperLowerBound bound;
    private final byte[] grid;
    private final int target;

    /** The state in hand, by place, the active robot first. */
    private final int[] cells;

    private final long[] met = new long[CellFlood.WORDS];

    /** The cells met, in order, and the number of the one each was met from. */
    private final int[] queue = new int[CellFlood.WORDS * Long.SIZE];

    private final int[] from = new int[queue.length];

    /** The last of the cells met. */
    private int last;

    SoloFinish(StraightSlides slides, HelperLowerBound bound, byte[] grid, int target, int[] cells) {
        this.slides = slides;
        this.bound = bound;
        this.grid = grid;
        this.target = target;
        this.cells = cells;
    }

    /** The active robot's moves to the target, if they are at most so many; or {@link #NOT_WITHIN_LIMIT} or {@link #NEVER}. */
    int within(int moves, Counters counters) {
        for (int p = 1; p < cells.length; p++) slides.turn(cells[p]);
        int length = search(moves, counters);
        for (int p = 1; p < cells.length; p++) slides.turn(cells[p]);
        return length;
    }

    private int search(int moves, Counters counters) {
        Arrays.fill(met, 0);
        queue[0] = cells[0];
        met[cells[0] >> 6] = 1L << cells[0];
        last = 0;
        boolean more = false;
        int head = 0;
        for (int left = moves - 1; left >= 0 && head <= last; left--) {
            for (int end = last; head <= end; head++) {
                int cell = queue[head];
                int stops = slides.stops(cell);
                counters.generated += 4;
                for (int direction = 0; direction < 4; direction++, stops >>>= 8) {
                    int stop = stops & 255;
                    if ((met[stop >> 6] >>> stop & 1) != 0) continue;
                    int min = grid[stop] > left ? grid[stop] : least(stop);
                    if (min > left) {
                        more |= min <= StraightStates.MAX_MOVES;
                        continue;
                    }
                    met[stop >> 6] |= 1L << stop;
                    queue[++last] = stop;
                    from[last] = head;
                    if (stop == target) return moves - left;
                }
            }
        }
        return more ? NOT_WITHIN_LIMIT : NEVER;
    }

    /** The moves left at least. */
    private int least(int cell) {
        int min = bound.alone(cell);
        for (int p = 1; p < cells.length; p++) min = Math.min(min, bound.stands(cell, cells[p]));
        return min;
    }

    /** Where the active robot stops on its way of so many moves, after one was found. */
    int[] stops(int moves) {
        int[] stops = new int[moves];
        int at = last;
        for (int i = moves - 1; i >= 0; i--, at = from[at]) stops[i] = queue[at];
        return stops;
    }
}
