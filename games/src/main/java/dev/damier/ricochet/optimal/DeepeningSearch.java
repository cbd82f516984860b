package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;

/**
 * Iterative deepening for missions of a few moves: it needs no queue, no parents and hardly any memory, so it answers
 * before a table of states would have been cleared.
 *
 * <p>The grid bounds what is left. When it leaves no move to spare, only the robot that finishes can move; when it leaves
 * one, the move of another robot must matter to it ({@link UsefulCells}), for without that move the finishing robot would
 * have arrived in an earlier round. A state is counted as failed when it is entered: to come back to it with fewer moves
 * left is pointless for the same reason.
 *
 * <p>On missions that turn out to be long, and on impossible ones, it gives up: A* takes over.
 */
final class DeepeningSearch extends Deepening {
    private final byte[][] grids;
    private final UsefulCells[] useful;
    private final int[] flipped;
    private final int[][] stops = new int[MAX_MOVES + 1][];

    DeepeningSearch(OptimalProblem problem, FailedStates failedStates, Control control, Counters counters) {
        super(problem, failedStates, control, counters);
        flipped = new int[n];
        problem.flip(cells, flipped);
        grids = new byte[problem.finishers][];
        useful = new UsefulCells[problem.finishers];
        for (int p = 0; p < grids.length; p++) {
            grids[p] = problem.bounds(p).grid();
            useful[p] = problem.bounds(p).useful();
        }
    }

    @Override
    boolean round() {
        return from(limit, RuleMemory.NONE);
    }

    @Override
    int least() {
        int min = ReverseSlides.UNREACHABLE;
        for (int r = 0; r < grids.length; r++) min = Math.min(min, grids[r][cells[r]]);
        return min;
    }

    /** Whether exactly so many moves lead from here to the goal. */
    private boolean from(int left, int remembered) {
        int spare = left - least();
        if (spare < 0) return false;
        if (spare == 0) {
            for (int r = 0; r < grids.length; r++)
                if (grids[r][cells[r]] == left && alone(r, left, remembered)) return true;
            return false;
        }
        problem.keys.make(cells, remembered);
        return !failedStates.known(problem.keys.low, left) && mayExpand() && expand(left, remembered);
    }

    private boolean expand(int left, int remembered) {
        int[] to = stops(left);
        for (int place = 0; place < problem.movers; place++) {
            int from = cells[place];
            int fromFlipped = flipped[place];
            problem.stops(cells, flipped, place, to, 0);
            for (int direction = 0; direction < 4; direction++) {
                int slide = to[direction];
                if (slide == Slides.NONE) continue;
                int stop = slide >> 1;
                counters.generated++;
                if (!promising(place, from, stop, left - 1)) continue;
                int after = problem.after(remembered, place, direction, slide);
                if (after == RuleMemory.FORBIDDEN) continue;
                boolean found = stop == problem.target && problem.finishes(place, after);
                if (found) {
                    if (left > 1) throw new IllegalStateException("a shorter solution was missed");
                } else if (left > 1) {
                    cells[place] = stop;
                    flipped[place] = problem.flipped(stop);
                    found = from(left - 1, after);
                    cells[place] = from;
                    flipped[place] = fromFlipped;
                }
                if (found) {
                    line[limit - left] = problem.code(place, direction);
                    return true;
                }
                if (ended) return false;
            }
        }
        return false;
    }

    /** Whether a robot that can finish may do so in the moves left after this one. */
    private boolean promising(int place, int from, int stop, int left) {
        if (place < grids.length && grids[place][stop] <= left) return true;
        for (int r = 0; r < grids.length; r++) {
            if (r == place) continue;
            int number = grids[r][cells[r]];
            if (number < left || number == left && useful[r].matters(cells[r], from, stop)) return true;
        }
        return false;
    }

    /** Whether this robot reaches the goal by itself, each move bringing it one nearer. */
    private boolean alone(int place, int left, int remembered) {
        counters.expand(limit);
        int[] to = stops(left);
        problem.stops(cells, flipped, place, to, 0);
        counters.generated += 4;
        int from = cells[place];
        int fromFlipped = flipped[place];
        byte[] grid = grids[place];
        for (int direction = 0; direction < 4; direction++) {
            int slide = to[direction];
            if (slide == Slides.NONE || grid[slide >> 1] != left - 1) continue;
            int after = problem.after(remembered, place, direction, slide);
            if (after == RuleMemory.FORBIDDEN) continue;
            boolean found;
            if (left == 1) {
                found = problem.finishes(place, after);
            } else {
                cells[place] = slide >> 1;
                flipped[place] = problem.flipped(slide >> 1);
                found = alone(place, left - 1, after);
                cells[place] = from;
                flipped[place] = fromFlipped;
            }
            if (!found) continue;
            line[limit - left] = problem.code(place, direction);
            return true;
        }
        return false;
    }

    private int[] stops(int left) {
        int[] to = stops[left];
        return to != null ? to : (stops[left] = new int[4]);
    }
}
