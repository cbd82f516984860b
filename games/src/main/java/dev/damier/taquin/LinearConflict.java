package dev.damier.taquin;

import dev.damier.search.Heuristic;

/**
 * Manhattan distance, and two moves more for each tile that must step out of its home line to let others of that line pass
 * (Hansson, Mayer, Yung 1992). In a line, the tiles that can stay are at most a longest increasing run of homes. Holds for
 * any number of holes: the two moves leave the line sideways, and no other term counts them.
 */
final class LinearConflict implements Heuristic {
    private final Packing packing;
    private final Manhattan manhattan;
    private final int rows;
    private final int columns;
    private final int[] homes;

    LinearConflict(TileBoard board, Packing packing) {
        this.packing = packing;
        this.manhattan = new Manhattan(board, packing);
        this.rows = board.rows();
        this.columns = board.columns();
        this.homes = board.homes();
    }

    /** A line's homes are kept in one word. */
    static boolean fits(TileBoard board) {
        return board.rows() <= Long.SIZE && board.columns() <= Long.SIZE;
    }

    @Override
    public int estimate(long[] state, int at) {
        int leave = 0;
        for (int row = 0; row < rows; row++) leave += row(state, at, row);
        for (int column = 0; column < columns; column++) leave += column(state, at, column);
        return manhattan.estimate(state, at) + 2 * leave;
    }

    /** A tile that moves along a line passes only holes there: conflicts change only in the two lines across. */
    @Override
    public int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        int low = packing.first(parent, p, child, c);
        int high = packing.last(parent, p, child, c);
        int leave = Slide.sideways(move)
                ? column(child, c, low % columns)
                        + column(child, c, high % columns)
                        - column(parent, p, low % columns)
                        - column(parent, p, high % columns)
                : row(child, c, low / columns)
                        + row(child, c, high / columns)
                        - row(parent, p, low / columns)
                        - row(parent, p, high / columns);
        return h + manhattan.change(parent, p, move, child, c) + 2 * leave;
    }

    private int row(long[] state, int at, int row) {
        long ends = 0;
        int count = 0;
        for (int cell = row * columns; cell < (row + 1) * columns; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile == 0 || homes[tile] / columns != row) continue;
            ends = extend(ends, homes[tile] % columns);
            count++;
        }
        return count - Long.bitCount(ends);
    }

    private int column(long[] state, int at, int column) {
        long ends = 0;
        int count = 0;
        for (int cell = column; cell < packing.size; cell += columns) {
            int tile = packing.get(state, at, cell);
            if (tile == 0 || homes[tile] % columns != column) continue;
            ends = extend(ends, homes[tile] / columns);
            count++;
        }
        return count - Long.bitCount(ends);
    }

    /** Patience sorting in a bit set: a new end takes the place of the next larger one; as many piles as the longest run. */
    private static long extend(long ends, int home) {
        long above = ends & -(1L << home);
        return ends & ~Long.lowestOneBit(above) | 1L << home;
    }
}
