package dev.damier.taquin.quick;

import dev.damier.run.Control;
import dev.damier.run.Outcome.Solved;
import dev.damier.taquin.PerfectEngine;
import dev.damier.taquin.Slide;
import dev.damier.taquin.SmallBoard;
import dev.damier.taquin.TileBoard;
import java.util.Arrays;

/** The few cells that are left when all around is in order, solved from their perfect table. */
final class LastRegion {
    private final PartialSolution partial;
    private final UnsolvedRegion rim;
    private final int[] region;
    private final int[] goal;

    LastRegion(PartialSolution partial, UnsolvedRegion rim) {
        this.partial = partial;
        this.rim = rim;
        this.region = rim.cells(partial.board);
        this.goal = partial.board.goal();
    }

    /**
     * With one hole within and others without, the permutation left may be odd. Then it is solved but for two tiles; a hole
     * from without walks in, the two holes together set what was wrong, and the hole walks back the way it came.
     */
    void solve() {
        if (solve(goal)) return;
        int[] path = pathOfAHole();
        int gate = path[path.length - 1];
        int[] odd = goal.clone();
        int[] pair = Arrays.stream(region)
                .filter(cell -> cell != gate && goal[cell] != 0)
                .limit(2)
                .toArray();
        odd[pair[0]] = goal[pair[1]];
        odd[pair[1]] = goal[pair[0]];
        int[] walked = goal.clone();
        if (!solve(odd)) throw new IllegalStateException("parity error: neither even nor odd");
        partial.work(path[0]);
        for (int i = 1; i < path.length; i++) {
            partial.step(path[i]);
            walked[path[i - 1]] = walked[path[i]];
            walked[path[i]] = 0;
        }
        if (!solve(walked)) throw new IllegalStateException("with two blanks, any two tiles can be swapped");
        partial.work(gate);
        for (int i = path.length - 2; i >= 0; i--) partial.step(path[i]);
    }

    /** Brings the cells of the region to what is wanted there; false if that cannot be. */
    private boolean solve(int[] wanted) {
        int[] cells = new int[region.length];
        int[] ends = new int[region.length];
        int[] names = new int[region.length + 1];
        int tiles = 0;
        for (int i = 0; i < region.length; i++) {
            if (wanted[region[i]] == 0) continue;
            names[++tiles] = wanted[region[i]];
            ends[i] = tiles;
            for (int j = 0; j < region.length; j++) if (partial.cells[region[j]] == names[tiles]) cells[j] = tiles;
        }
        TileBoard small = new TileBoard(rim.rows(), rim.columns(), cells, ends);
        if (!small.solvable()) return false;
        SmallBoard region = new SmallBoard(small, false);
        Solved line = (Solved) PerfectEngine.solve(region, Control.unlimited());
        for (int move : line.moves()) {
            int from = partial.find(names[Slide.tile(move)]);
            partial.work(partial.steps[from * 4 + Slide.way(move)]);
            partial.step(from);
        }
        return true;
    }

    /** From the nearest hole without to a tile of the region: breadth first from the region outwards. */
    private int[] pathOfAHole() {
        int[] from = new int[goal.length];
        Arrays.fill(from, -1);
        int[] queue = new int[goal.length];
        int tail = 0;
        for (int cell : region) {
            from[cell] = cell;
            if (goal[cell] != 0) queue[tail++] = cell;
        }
        for (int head = 0; ; head++) {
            int cell = queue[head];
            if (goal[cell] == 0) return path(cell, from);
            for (int way = 0; way < 4; way++) {
                int to = partial.steps[cell * 4 + way];
                if (to < 0 || from[to] >= 0) continue;
                from[to] = cell;
                queue[tail++] = to;
            }
        }
    }

    private static int[] path(int hole, int[] from) {
        int length = 1;
        for (int cell = hole; from[cell] != cell; cell = from[cell]) length++;
        int[] path = new int[length];
        path[0] = hole;
        for (int i = 1; i < length; i++) path[i] = from[path[i - 1]];
        return path;
    }
}
