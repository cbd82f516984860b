package dev.damier.taquin.quick;

import dev.damier.run.Control;
import dev.damier.run.Outcome.Solved;
import dev.damier.taquin.PerfectEngine;
import dev.damier.taquin.Slide;
import dev.damier.taquin.SmallBoard;
import dev.damier.taquin.TileBoard;
import java.util.Arrays;

/** Solves the last cells of a board from a complete table of distances, when all cells around them are solved. */
final class LastRegion {
    private final PartialSolution partial;
    private final UnsolvedRegion bounds;
    private final int[] regionCells;
    private final int[] goal;

    LastRegion(PartialSolution partial, UnsolvedRegion bounds) {
        this.partial = partial;
        this.bounds = bounds;
        this.regionCells = bounds.cells(partial.board);
        this.goal = partial.board.goal();
    }

    /**
     * Solves the region. If one blank is inside the region and others are outside, the remaining permutation may be
     * odd. Then the region is solved except for two swapped tiles. A blank from outside moves into the region. With two
     * blanks the two tiles can be swapped. Finally the blank moves back along its path.
     */
    void solve() {
        if (solveTo(goal)) return;
        int[] path = findHolePath();
        int entry = path[path.length - 1];
        int[] swapped = goal.clone();
        int[] pair = Arrays.stream(regionCells)
                .filter(cell -> cell != entry && goal[cell] != 0)
                .limit(2)
                .toArray();
        swapped[pair[0]] = goal[pair[1]];
        swapped[pair[1]] = goal[pair[0]];
        int[] shifted = goal.clone();
        if (!solveTo(swapped)) throw new IllegalStateException("parity error: neither even nor odd");
        partial.setWorker(path[0]);
        for (int i = 1; i < path.length; i++) {
            partial.moveWorker(path[i]);
            shifted[path[i - 1]] = shifted[path[i]];
            shifted[path[i]] = 0;
        }
        if (!solveTo(shifted)) throw new IllegalStateException("with two holes, any two tiles can be swapped");
        partial.setWorker(entry);
        for (int i = path.length - 2; i >= 0; i--) partial.moveWorker(path[i]);
    }

    /** Brings the region to the given tiles. Returns false if that is impossible. */
    private boolean solveTo(int[] target) {
        int[] cells = new int[regionCells.length];
        int[] goalTiles = new int[regionCells.length];
        int[] originalTiles = new int[regionCells.length + 1];
        int tiles = 0;
        for (int i = 0; i < regionCells.length; i++) {
            if (target[regionCells[i]] == 0) continue;
            originalTiles[++tiles] = target[regionCells[i]];
            goalTiles[i] = tiles;
            for (int j = 0; j < regionCells.length; j++)
                if (partial.cells[regionCells[j]] == originalTiles[tiles]) cells[j] = tiles;
        }
        TileBoard small = new TileBoard(bounds.rows(), bounds.columns(), cells, goalTiles);
        if (!small.isSolvable()) return false;
        SmallBoard smallBoard = new SmallBoard(small, false);
        Solved solution = (Solved) PerfectEngine.solve(smallBoard, Control.unlimited());
        for (int move : solution.moves()) {
            int from = partial.cellOf(originalTiles[Slide.tile(move)]);
            partial.setWorker(partial.neighbours[from * 4 + Slide.direction(move)]);
            partial.moveWorker(from);
        }
        return true;
    }

    /**
     * Returns the path from the nearest blank outside to a tile of the region, by breadth-first search from the region.
     */
    private int[] findHolePath() {
        int[] parents = new int[goal.length];
        Arrays.fill(parents, -1);
        int[] queue = new int[goal.length];
        int tail = 0;
        for (int cell : regionCells) {
            parents[cell] = cell;
            if (goal[cell] != 0) queue[tail++] = cell;
        }
        for (int head = 0; ; head++) {
            int cell = queue[head];
            if (goal[cell] == 0) return tracePath(cell, parents);
            for (int direction = 0; direction < 4; direction++) {
                int to = partial.neighbours[cell * 4 + direction];
                if (to < 0 || parents[to] >= 0) continue;
                parents[to] = cell;
                queue[tail++] = to;
            }
        }
    }

    /** Returns the path from a blank back to the region. */
    private static int[] tracePath(int hole, int[] parents) {
        int length = 1;
        for (int cell = hole; parents[cell] != cell; cell = parents[cell]) length++;
        int[] path = new int[length];
        path[0] = hole;
        for (int i = 1; i < length; i++) path[i] = parents[path[i - 1]];
        return path;
    }
}
