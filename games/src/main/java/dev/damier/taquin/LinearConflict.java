package dev.damier.taquin;

import dev.damier.search.Heuristic;

/**
 * The linear conflict heuristic (Hansson, Mayer, Yung 1992). It is the Manhattan distance plus two moves for each tile
 * that must leave its goal line to let another tile of that line pass.
 *
 * <p>In a line, the tiles that can stay form at most a longest increasing subsequence of their goal positions. The
 * heuristic is admissible for any number of blanks: the two moves leave the line sideways, and no other term counts
 * them.
 */
final class LinearConflict implements Heuristic {
    private final Packing packing;
    private final Manhattan manhattan;
    private final int rows;
    private final int columns;
    private final int[] goalCells;

    LinearConflict(TileBoard board, Packing packing) {
        this.packing = packing;
        this.manhattan = new Manhattan(board, packing);
        this.rows = board.rows();
        this.columns = board.columns();
        this.goalCells = board.goalCells();
    }

    /** Returns whether each line fits in one word, with one bit per goal position. */
    static boolean fits(TileBoard board) {
        return board.rows() <= Long.SIZE && board.columns() <= Long.SIZE;
    }

    @Override
    public int estimate(long[] state, int at) {
        int leaving = 0;
        for (int row = 0; row < rows; row++) leaving += rowConflicts(state, at, row);
        for (int column = 0; column < columns; column++) leaving += columnConflicts(state, at, column);
        return manhattan.estimate(state, at) + 2 * leaving;
    }

    /**
     * Updates the estimate. A tile that moves along a line passes no other tile, so only the two lines across it
     * change.
     */
    @Override
    public int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        int low = packing.firstDifference(parent, p, child, c);
        int high = packing.lastDifference(parent, p, child, c);
        int leaving = Slide.isHorizontal(move)
                ? columnConflicts(child, c, low % columns)
                        + columnConflicts(child, c, high % columns)
                        - columnConflicts(parent, p, low % columns)
                        - columnConflicts(parent, p, high % columns)
                : rowConflicts(child, c, low / columns)
                        + rowConflicts(child, c, high / columns)
                        - rowConflicts(parent, p, low / columns)
                        - rowConflicts(parent, p, high / columns);
        return h + manhattan.change(parent, p, move, child, c) + 2 * leaving;
    }

    /** Returns the number of tiles that must leave a row. */
    private int rowConflicts(long[] state, int at, int row) {
        long ends = 0;
        int count = 0;
        for (int cell = row * columns; cell < (row + 1) * columns; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile == 0 || goalCells[tile] / columns != row) continue;
            ends = extendRun(ends, goalCells[tile] % columns);
            count++;
        }
        return count - Long.bitCount(ends);
    }

    /** Returns the number of tiles that must leave a column. */
    private int columnConflicts(long[] state, int at, int column) {
        long ends = 0;
        int count = 0;
        for (int cell = column; cell < packing.cellCount; cell += columns) {
            int tile = packing.get(state, at, cell);
            if (tile == 0 || goalCells[tile] % columns != column) continue;
            ends = extendRun(ends, goalCells[tile] / columns);
            count++;
        }
        return count - Long.bitCount(ends);
    }

    /**
     * Adds a goal position by patience sorting on a bit set: it replaces the next larger end. The number of bits is the
     * length of the longest increasing subsequence.
     */
    private static long extendRun(long ends, int goalPosition) {
        long above = ends & -(1L << goalPosition);
        return ends & ~Long.lowestOneBit(above) | 1L << goalPosition;
    }
}
