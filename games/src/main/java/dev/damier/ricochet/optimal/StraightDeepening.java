package dev.damier.ricochet.optimal;

import dev.damier.run.Control;
import dev.damier.run.Counters;

/**
 * Iterative deepening for boards of 16 columns without diagonals and without house rules. It performs the same search as
 * {@link DeepeningSearch} but stores robots and walls as bits ({@link StraightSlides}). So a first solve of a short mission needs
 * no large tables.
 */
final class StraightDeepening extends Deepening {
    private final StraightSlides slides;
    private final byte[] grid;
    private final UsefulCells usefulCells;
    private final int finishers;
    private final int[] sorted;

    StraightDeepening(OptimalProblem problem, FailedStates failedStates, Control control, Counters counters) {
        super(problem, failedStates, control, counters);
        finishers = problem.finishers;
        sorted = new int[n];
        slides = problem.tables.straightSlides();
        for (int cell : cells) slides.toggle(cell);
        // All robots are of the same kind, so they share the bounds.
        grid = problem.bounds(0).grid();
        usefulCells = problem.bounds(0).usefulCells();
    }

    @Override
    boolean runIteration() {
        return search(limit);
    }

    @Override
    int lowerBound() {
        int min = grid[cells[0]];
        for (int r = 1; r < finishers; r++) min = Math.min(min, grid[cells[r]]);
        return min;
    }

    /** Returns whether exactly {@code left} moves lead from the current state to the goal. */
    private boolean search(int left) {
        int min = lowerBound();
        if (min > left) return false;
        if (min == left) {
            for (int r = 0; r < finishers; r++) if (grid[cells[r]] == left && finishAlone(r, left)) return true;
            return false;
        }
        return !failedStates.testAndRecord(key(), left) && mayExpand() && expand(left);
    }

    private boolean expand(int left) {
        int rest = left - 1;
        // Bit sets of finishers: those with a move to spare after this move, and those that need every move left.
        int withSpare = 0;
        int withoutSpare = 0;
        for (int r = 0; r < finishers; r++) {
            int gridValue = grid[cells[r]];
            if (gridValue < rest) withSpare |= 1 << r;
            if (gridValue == rest) withoutSpare |= 1 << r;
        }
        for (int place = 0; place < n; place++) {
            int others = ~(1 << place);
            boolean anySpare = (withSpare & others) != 0;
            int from = cells[place];
            int stops = slides.stops(from);
            for (int direction = 0; direction < 4; direction++, stops >>>= 8) {
                int stop = stops & 255;
                if (stop == from) continue;
                counters.generated++;
                boolean promising = anySpare
                        || place < finishers && grid[stop] <= rest
                        || (withoutSpare & others) != 0 && matters(withoutSpare & others, from, stop);
                if (promising && tryMove(place, from, stop, left)) {
                    moves[limit - left] = problem.moveCode(place, direction);
                    return true;
                }
                if (ended) return false;
            }
        }
        return false;
    }

    /** Returns whether the goal is reached in exactly {@code left} moves of which this move is the first. */
    private boolean tryMove(int place, int from, int stop, int left) {
        if (stop == problem.target && place < finishers) {
            if (left > 1) throw new IllegalStateException("a shorter solution was missed");
            return true;
        }
        if (left == 1) return false;
        moveRobot(place, from, stop);
        boolean found = search(left - 1);
        moveRobot(place, stop, from);
        return found;
    }

    private void moveRobot(int place, int from, int to) {
        slides.toggle(from);
        slides.toggle(to);
        cells[place] = to;
    }

    /** Returns whether a move between two cells matters to one of these robots, given as a bit set of places. */
    private boolean matters(int robots, int from, int to) {
        for (int left = robots; left != 0; left &= left - 1)
            if (usefulCells.matters(cells[Integer.numberOfTrailingZeros(left)], from, to)) return true;
        return false;
    }

    /** Returns whether this robot reaches the goal alone, if each move lowers its grid value by one. */
    private boolean finishAlone(int place, int left) {
        counters.countExpansion(limit);
        counters.generated += 4;
        int from = cells[place];
        int stops = slides.stops(from);
        for (int direction = 0; direction < 4; direction++, stops >>>= 8) {
            int stop = stops & 255;
            if (grid[stop] != left - 1) continue;
            if (left > 1) {
                moveRobot(place, from, stop);
                boolean found = finishAlone(place, left - 1);
                moveRobot(place, stop, from);
                if (!found) continue;
            }
            moves[limit - left] = problem.moveCode(place, direction);
            return true;
        }
        return false;
    }

    /** Returns the key of the current state: one byte per robot, its cell, with interchangeable robots sorted. */
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
