package dev.damier.ricochet.optimal;

import dev.damier.run.Control;
import dev.damier.run.Counters;

/**
 * Iterative deepening as {@link DeepeningSearch}, move for move, for what people play: a straight board of 16 columns and no
 * table rules. It works on little more than the robots and the walls as bits ({@link StraightSlides}), so that a question
 * asked once is answered before larger tables would have been made.
 */
final class StraightDeepening extends Deepening {
    private final StraightSlides slides;
    private final byte[] grid;
    private final UsefulCells useful;
    private final int finishers;
    private final int[] sorted;

    StraightDeepening(OptimalProblem problem, FailedStates failedStates, Control control, Counters counters) {
        super(problem, failedStates, control, counters);
        finishers = problem.finishers;
        sorted = new int[n];
        slides = problem.tables.straight();
        for (int cell : cells) slides.turn(cell);
        // All robots are alike: what holds for one that can finish holds for all.
        grid = problem.bounds(0).grid();
        useful = problem.bounds(0).useful();
    }

    @Override
    boolean round() {
        return from(limit);
    }

    @Override
    int least() {
        int min = grid[cells[0]];
        for (int r = 1; r < finishers; r++) min = Math.min(min, grid[cells[r]]);
        return min;
    }

    /** Whether exactly so many moves lead from here to the goal. */
    private boolean from(int left) {
        int min = least();
        if (min > left) return false;
        if (min == left) {
            for (int r = 0; r < finishers; r++) if (grid[cells[r]] == left && alone(r, left)) return true;
            return false;
        }
        return !failedStates.known(key(), left) && mayExpand() && expand(left);
    }

    private boolean expand(int left) {
        int rest = left - 1;
        // Robots that can finish with a move to spare, whatever another does, and those to which it must matter.
        int easily = 0;
        int barely = 0;
        for (int r = 0; r < finishers; r++) {
            int number = grid[cells[r]];
            if (number < rest) easily |= 1 << r;
            if (number == rest) barely |= 1 << r;
        }
        for (int place = 0; place < n; place++) {
            int others = ~(1 << place);
            boolean any = (easily & others) != 0;
            int from = cells[place];
            int stops = slides.stops(from);
            for (int direction = 0; direction < 4; direction++, stops >>>= 8) {
                int stop = stops & 255;
                if (stop == from) continue;
                counters.generated++;
                boolean promising = any
                        || place < finishers && grid[stop] <= rest
                        || (barely & others) != 0 && matters(barely & others, from, stop);
                if (promising && move(place, from, stop, left)) {
                    line[limit - left] = problem.code(place, direction);
                    return true;
                }
                if (ended) return false;
            }
        }
        return false;
    }

    /** Whether the goal is reached in so many moves of which this one is the first. */
    private boolean move(int place, int from, int stop, int left) {
        if (stop == problem.target && place < finishers) {
            if (left > 1) throw new IllegalStateException("a shorter solution was missed");
            return true;
        }
        if (left == 1) return false;
        put(place, from, stop);
        boolean found = from(left - 1);
        put(place, stop, from);
        return found;
    }

    private void put(int place, int from, int to) {
        slides.turn(from);
        slides.turn(to);
        cells[place] = to;
    }

    /** Whether a move between two cells matters to one of these robots. */
    private boolean matters(int robots, int from, int to) {
        for (int left = robots; left != 0; left &= left - 1)
            if (useful.matters(cells[Integer.numberOfTrailingZeros(left)], from, to)) return true;
        return false;
    }

    /** Whether this robot reaches the goal by itself, each move bringing it one nearer. */
    private boolean alone(int place, int left) {
        counters.expand(limit);
        counters.generated += 4;
        int from = cells[place];
        int stops = slides.stops(from);
        for (int direction = 0; direction < 4; direction++, stops >>>= 8) {
            int stop = stops & 255;
            if (grid[stop] != left - 1) continue;
            if (left > 1) {
                put(place, from, stop);
                boolean found = alone(place, left - 1);
                put(place, stop, from);
                if (!found) continue;
            }
            line[limit - left] = problem.code(place, direction);
            return true;
        }
        return false;
    }

    /** The cells, a byte each; interchangeable robots are sorted. */
    private long key() {
        int first = finishers == 1 ? 1 : 0;
        sorted[0] = cells[0];
        for (int p = 1; p < n; p++) {
            int cell = cells[p];
            int at = p;
            for (; at > first && sorted[at - 1] > cell; at--) sorted[at] = sorted[at - 1];
            sorted[at] = cell;
        }
        long key = 0;
        for (int p = 0; p < n; p++) key |= (long) sorted[p] << 8 * p;
        return key;
    }
}
