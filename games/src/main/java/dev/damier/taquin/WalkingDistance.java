package dev.damier.taquin;

import dev.damier.search.Heuristic;

/**
 * Walking distance (Takahashi 2002): vertical moves forget everything but how many tiles of each home row are in which
 * row, horizontal moves likewise with columns; the exact distances in these two small puzzles add up. Every move of the
 * board is a move of one of them, whatever the number of holes.
 */
final class WalkingDistance implements Heuristic {
    private final Packing packing;
    private final WalkTable vertical;
    private final WalkTable horizontal;
    private final int columns;
    private final int[] homes;

    WalkingDistance(TileBoard board, Packing packing) {
        this.packing = packing;
        this.columns = board.columns();
        this.homes = board.homes();
        int[] goalRows = new int[board.rows() * board.rows()];
        int[] goalColumns = new int[columns * columns];
        for (int cell = 0; cell < packing.size; cell++) {
            if (board.goal()[cell] == 0) continue;
            goalRows[cell / columns * (board.rows() + 1)]++;
            goalColumns[cell % columns * (columns + 1)]++;
        }
        vertical = new WalkTable(board.rows(), columns, goalRows);
        horizontal = new WalkTable(columns, board.rows(), goalColumns);
    }

    /** Both tables stay below half a million entries up to 4×4; the 5×5 has 65 million. */
    static boolean fits(TileBoard board) {
        return board.rows() <= WalkTable.LINES && board.columns() <= WalkTable.LINES;
    }

    @Override
    public int estimate(long[] state, int at) {
        long down = 0;
        long across = 0;
        for (int cell = 0; cell < packing.size; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile == 0) continue;
            down += vertical.unit(cell / columns, homes[tile] / columns);
            across += horizontal.unit(cell % columns, homes[tile] % columns);
        }
        return vertical.distance(down) + horizontal.distance(across);
    }
}
