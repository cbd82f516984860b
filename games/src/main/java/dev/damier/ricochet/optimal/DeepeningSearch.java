package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;

/**
 * Iterative deepening for any board and any rules. It needs no queue, no parent pointers and little memory, so it solves
 * short missions quickly.
 *
 * <p>The grid bound limits the search. Let <em>spare</em> be the number of moves left minus the grid value:
 *
 * <ul>
 *   <li>spare &lt; 0: the state is pruned.
 *   <li>spare = 0: only the finishing robot can move, and each move must lower its grid value by one.
 *   <li>A move of another robot that leaves spare = 0 must matter to the finishing robot ({@link UsefulCells}).
 *       Otherwise the finishing robot would have arrived without this move, in an earlier iteration.
 * </ul>
 *
 * A state is recorded as failed when it is entered. Returning to it with fewer moves left cannot help.
 *
 * <p>The search gives up on missions that are long or impossible. A* then takes over.
 */
final class DeepeningSearch extends Deepening {
    private final byte[][] grids;
    private final UsefulCells[] usefulCells;
    private final int[] transposed;
    private final int[][] stopBuffers = new int[MAX_MOVES + 1][];

    DeepeningSearch(OptimalProblem problem, FailedStates failedStates, Control control, Counters counters) {
        super(problem, failedStates, control, counters);
        transposed = new int[n];
        problem.transpose(cells, transposed);
        grids = new byte[problem.finishers][];
        usefulCells = new UsefulCells[problem.finishers];
        for (int p = 0; p < grids.length; p++) {
            grids[p] = problem.bounds(p).grid();
            usefulCells[p] = problem.bounds(p).usefulCells();
        }
    }

    @Override
    boolean runIteration() {
        return search(limit, RuleMemory.NONE);
    }

    @Override
    int lowerBound() {
        int min = ReverseSlides.UNREACHABLE;
        for (int r = 0; r < grids.length; r++) min = Math.min(min, grids[r][cells[r]]);
        return min;
    }

    /** Returns whether exactly {@code left} moves lead from the current state to the goal. */
    private boolean search(int left, int memory) {
        int spare = left - lowerBound();
        if (spare < 0) return false;
        if (spare == 0) {
            for (int r = 0; r < grids.length; r++)
                if (grids[r][cells[r]] == left && finishAlone(r, left, memory)) return true;
            return false;
        }
        problem.keys.encode(cells, memory);
        return !failedStates.testAndRecord(problem.keys.low, left) && mayExpand() && expand(left, memory);
    }

    private boolean expand(int left, int memory) {
        int[] slides = stopBuffer(left);
        for (int place = 0; place < problem.movers; place++) {
            int from = cells[place];
            int fromTransposed = transposed[place];
            problem.stops(cells, transposed, place, slides, 0);
            for (int direction = 0; direction < 4; direction++) {
                int slide = slides[direction];
                if (slide == Slides.NONE) continue;
                int stop = slide >> 1;
                counters.generated++;
                if (!isPromising(place, from, stop, left - 1)) continue;
                int newMemory = problem.memoryAfter(memory, place, direction, slide);
                if (newMemory == RuleMemory.FORBIDDEN) continue;
                boolean found = stop == problem.target && problem.finishes(place, newMemory);
                if (found) {
                    if (left > 1) throw new IllegalStateException("a shorter solution was missed");
                } else if (left > 1) {
                    cells[place] = stop;
                    transposed[place] = problem.transposed(stop);
                    found = search(left - 1, newMemory);
                    cells[place] = from;
                    transposed[place] = fromTransposed;
                }
                if (found) {
                    moves[limit - left] = problem.moveCode(place, direction);
                    return true;
                }
                if (ended) return false;
            }
        }
        return false;
    }

    /** Returns whether some robot may still finish in the {@code left} moves that remain after this move. */
    private boolean isPromising(int place, int from, int stop, int left) {
        if (place < grids.length && grids[place][stop] <= left) return true;
        for (int r = 0; r < grids.length; r++) {
            if (r == place) continue;
            int gridValue = grids[r][cells[r]];
            if (gridValue < left || gridValue == left && usefulCells[r].matters(cells[r], from, stop)) return true;
        }
        return false;
    }

    /** Returns whether this robot reaches the goal alone, if each move lowers its grid value by one. */
    private boolean finishAlone(int place, int left, int memory) {
        counters.countExpansion(limit);
        int[] slides = stopBuffer(left);
        problem.stops(cells, transposed, place, slides, 0);
        counters.generated += 4;
        int from = cells[place];
        int fromTransposed = transposed[place];
        byte[] grid = grids[place];
        for (int direction = 0; direction < 4; direction++) {
            int slide = slides[direction];
            if (slide == Slides.NONE || grid[slide >> 1] != left - 1) continue;
            int newMemory = problem.memoryAfter(memory, place, direction, slide);
            if (newMemory == RuleMemory.FORBIDDEN) continue;
            boolean found;
            if (left == 1) {
                found = problem.finishes(place, newMemory);
            } else {
                cells[place] = slide >> 1;
                transposed[place] = problem.transposed(slide >> 1);
                found = finishAlone(place, left - 1, newMemory);
                cells[place] = from;
                transposed[place] = fromTransposed;
            }
            if (!found) continue;
            moves[limit - left] = problem.moveCode(place, direction);
            return true;
        }
        return false;
    }

    private int[] stopBuffer(int left) {
        int[] slides = stopBuffers[left];
        return slides != null ? slides : (stopBuffers[left] = new int[4]);
    }
}
