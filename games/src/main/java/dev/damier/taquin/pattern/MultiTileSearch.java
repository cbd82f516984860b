package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * IDA* in the multi-tile metric with one or several {@link MultiTileTable}s. On a square board whose goal has its blank on the
 * diagonal, each table is also read for the transposed board. The largest of the numbers counts.
 *
 * <p>Two successive moves on the same axis are one move or none. So horizontal and vertical moves alternate.
 */
final class MultiTileSearch {
    /** Maximum number of moves of a solution. Every board of up to 16 cells has a shorter one. */
    private static final int MAX_MOVES = 127;

    private final MultiTileSpace space;
    private final Control control;
    private final Counters counters;

    /** The goal cell of the tile on each cell, -1 for the blank. */
    private final int[] cells;

    /** The views of the tables. The one that has cut off the last move comes first. */
    private final MultiTileView[] views;

    /** The moves, {@code cell of the tile that moves farthest from the blank * 4 + direction of the tiles}. */
    private final int[] moves = new int[MAX_MOVES];

    private int bound;
    private boolean stopped;

    MultiTileSearch(NormalizedBoard board, List<MultiTileTable> tables, Control control, Counters counters) {
        space = tables.get(0).space;
        this.control = control;
        this.counters = counters;
        cells = board.cells().clone();
        int[] same = new int[cells.length];
        Arrays.setAll(same, cell -> cell);
        int goalHole = board.goalHoles()[0];
        List<MultiTileView> all = new ArrayList<>();
        for (MultiTileTable table : tables) {
            all.add(new MultiTileView(table, same, false, MAX_MOVES));
            if (board.rows() != board.columns()) continue;
            int[] transposed = Symmetry.cellMap(board.rows(), board.columns(), 4);
            if (transposed[goalHole] == goalHole) all.add(new MultiTileView(table, transposed, true, MAX_MOVES));
        }
        views = all.toArray(MultiTileView[]::new);
    }

    /** Returns the moves of a shortest solution, or null if the control stopped the search. */
    int @Nullable [] solve() {
        int hole = 0;
        while (cells[hole] >= 0) hole++;
        int min = 0;
        for (MultiTileView view : views) min = Math.max(min, view.start(cells, hole));
        for (bound = min; bound < MAX_MOVES; bound++) {
            counters.lowerBound = bound;
            counters.depth = bound;
            if (bound == 0 && isGoal()) return new int[0];
            for (int axis = 0; axis < 2; axis++) if (search(0, hole, axis)) return Arrays.copyOf(moves, bound);
            if (stopped) return null;
        }
        throw new IllegalStateException("no solution with at most " + MAX_MOVES + " moves");
    }

    private boolean isGoal() {
        for (int cell = 0; cell < cells.length; cell++) if (cells[cell] >= 0 && cells[cell] != cell) return false;
        return true;
    }

    /**
     * Searches all moves on one axis.
     *
     * @param axis 0 for vertical, 1 for horizontal moves
     * @return whether a solution of {@link #bound} moves was found
     */
    private boolean search(int depth, int hole, int axis) {
        if (stopped || control.shouldStop(counters)) {
            stopped = true;
            return false;
        }
        counters.countExpansion(bound);
        int left = bound - depth - 1;
        boolean found = false;
        for (int direction = axis; direction < 4 && !found; direction += 2) {
            int newHole = hole;
            for (MultiTileView view : views) view.read(depth);
            for (int source = space.neighbour(hole, direction);
                    source >= 0 && !found;
                    source = space.neighbour(newHole, direction)) {
                counters.generated++;
                int tile = cells[source];
                for (MultiTileView view : views) view.slide(tile, source, newHole, axis);
                cells[newHole] = tile;
                cells[source] = -1;
                newHole = source;
                if (isCutOff(depth, newHole, left)) continue;
                if (left == 0) {
                    found = isGoal();
                } else {
                    for (MultiTileView view : views) view.write(depth + 1);
                    found = search(depth + 1, newHole, 1 - axis);
                    for (MultiTileView view : views) view.read(depth + 1);
                }
                if (found) moves[depth] = source * 4 + (direction ^ 2);
            }
            while (newHole != hole) {
                int to = space.neighbour(newHole, direction ^ 2);
                cells[newHole] = cells[to];
                cells[to] = -1;
                newHole = to;
            }
        }
        return found;
    }

    /** Returns whether a table proves that more than {@code left} moves are needed. */
    private boolean isCutOff(int depth, int hole, int left) {
        for (int i = 0; i < views.length; i++) {
            MultiTileView view = views[i];
            if (view.movesAfter(depth, hole) <= left) continue;
            views[i] = views[0];
            views[0] = view;
            return true;
        }
        return false;
    }
}
