package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * IDA* in the multi-tile metric with one {@link MultiTileTable}. On a square board whose goal has its blank on the diagonal,
 * the table is also read for the transposed board, and the larger of the two numbers counts.
 *
 * <p>Two successive moves on the same axis are one move or none. So horizontal and vertical moves alternate.
 */
final class MultiTileSearch {
    /** Maximum number of moves of a solution. Every board of up to 16 cells has a shorter one. */
    private static final int MAX_MOVES = 127;

    private final MultiTileTable table;
    private final MultiTileSpace space;
    private final Control control;
    private final Counters counters;

    /** The goal cell of the tile on each cell, -1 for the blank. */
    private final int[] cells;

    /** Whether the table is also read for the transposed board. */
    private final boolean readsTransposed;

    /** By cell, its cell on the transposed board. It is empty if the board is not square. */
    private final int[] transposed;

    /** By tile: bit 0 if it is one of the tiles of the table, bit 1 if it is one of them on the transposed board. */
    private final int[] tileBits;

    /** The moves, {@code cell of the tile that moves farthest from the blank * 4 + direction of the tiles}. */
    private final int[] moves = new int[MAX_MOVES];

    private int bound;
    private boolean stopped;

    MultiTileSearch(NormalizedBoard board, MultiTileTable table, Control control, Counters counters) {
        this.table = table;
        space = table.space;
        this.control = control;
        this.counters = counters;
        cells = board.cells().clone();
        transposed = board.rows() == board.columns() ? Symmetry.cellMap(board.rows(), board.columns(), 4) : new int[0];
        int goalHole = board.goalHoles()[0];
        readsTransposed = transposed.length > 0 && transposed[goalHole] == goalHole;
        tileBits = new int[cells.length];
        for (int tile = 0; tile < cells.length; tile++) {
            if (table.contains(tile)) tileBits[tile] |= 1;
            if (readsTransposed && table.contains(transposed[tile])) tileBits[tile] |= 2;
        }
    }

    /** Returns the moves of a shortest solution, or null if the control stopped the search. */
    int @Nullable [] solve() {
        int hole = 0;
        while (cells[hole] >= 0) hole++;
        int set = table.setOf(cells);
        int order = table.orderOf(cells);
        int min = table.moves(set, hole, order);
        int[] other = readsTransposed ? transposedCells() : cells;
        int otherSet = table.setOf(other);
        int otherOrder = table.orderOf(other);
        int otherMin = readsTransposed ? table.moves(otherSet, transposed[hole], otherOrder) : min;
        for (bound = Math.max(min, otherMin); bound < MAX_MOVES; bound++) {
            counters.lowerBound = bound;
            counters.depth = bound;
            if (bound == 0 && isGoal()) return new int[0];
            for (int axis = 0; axis < 2; axis++)
                if (search(0, hole, axis, set, order, min, otherSet, otherOrder, otherMin))
                    return Arrays.copyOf(moves, bound);
            if (stopped) return null;
        }
        throw new IllegalStateException("no solution with at most " + MAX_MOVES + " moves");
    }

    private int[] transposedCells() {
        int[] result = new int[cells.length];
        for (int cell = 0; cell < cells.length; cell++)
            result[transposed[cell]] = cells[cell] < 0 ? -1 : transposed[cells[cell]];
        return result;
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
    private boolean search(
            int depth, int hole, int axis, int set, int order, int min, int otherSet, int otherOrder, int otherMin) {
        if (stopped || control.shouldStop(counters)) {
            stopped = true;
            return false;
        }
        counters.countExpansion(bound);
        int left = bound - depth - 1;
        boolean found = false;
        for (int direction = axis; direction < 4 && !found; direction += 2) {
            int newHole = hole;
            int newSet = set;
            int newOrder = order;
            int newOtherSet = otherSet;
            int newOtherOrder = otherOrder;
            for (int source = space.neighbour(hole, direction);
                    source >= 0 && !found;
                    source = space.neighbour(newHole, direction)) {
                counters.generated++;
                int tile = cells[source];
                int bits = tileBits[tile];
                if ((bits & 1) != 0) {
                    short[] rotation = axis == 0 ? space.rotation(newSet, source, newHole) : null;
                    if (rotation != null) newOrder = rotation[newOrder];
                    newSet ^= 1 << source ^ 1 << newHole;
                }
                if ((bits & 2) != 0) {
                    int from = transposed[source];
                    int to = transposed[newHole];
                    short[] rotation = axis == 1 ? space.rotation(newOtherSet, from, to) : null;
                    if (rotation != null) newOtherOrder = rotation[newOtherOrder];
                    newOtherSet ^= 1 << from ^ 1 << to;
                }
                cells[newHole] = tile;
                cells[source] = -1;
                newHole = source;
                int newMin = table.movesAfter(min, newSet, newHole, newOrder);
                if (newMin > left) continue;
                int newOtherMin = readsTransposed
                        ? table.movesAfter(otherMin, newOtherSet, transposed[newHole], newOtherOrder)
                        : newMin;
                if (newOtherMin > left) continue;
                found = left == 0
                        ? isGoal()
                        : search(
                                depth + 1,
                                newHole,
                                1 - axis,
                                newSet,
                                newOrder,
                                newMin,
                                newOtherSet,
                                newOtherOrder,
                                newOtherMin);
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
}
