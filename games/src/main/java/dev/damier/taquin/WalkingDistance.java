package dev.damier.taquin;

import dev.damier.search.Heuristic;

/**
 * The walking distance heuristic (Takahashi 2002). For vertical moves, a reduced puzzle counts only how many tiles of
 * each goal row are in which row. For horizontal moves, another one does the same with columns. The exact distances in
 * these two small puzzles are added. This is admissible for any number of blanks, because every move of the board is a
 * move of exactly one of them.
 */
final class WalkingDistance implements Heuristic {
    private final Packing packing;
    private final WalkingDistanceTable vertical;
    private final WalkingDistanceTable horizontal;
    private final int columns;
    private final int[] goalCells;

    WalkingDistance(TileBoard board, Packing packing) {
        this.packing = packing;
        this.columns = board.columns();
        this.goalCells = board.goalCells();
        int[] goalRows = new int[board.rows() * board.rows()];
        int[] goalColumns = new int[columns * columns];
        for (int cell = 0; cell < packing.cellCount; cell++) {
            if (board.goal()[cell] == 0) continue;
            goalRows[cell / columns * (board.rows() + 1)]++;
            goalColumns[cell % columns * (columns + 1)]++;
        }
        vertical = new WalkingDistanceTable(board.rows(), columns, goalRows);
        horizontal = new WalkingDistanceTable(columns, board.rows(), goalColumns);
    }

    /**
     * Returns whether the tables are small enough: under half a million entries up to 4×4. For 5×5 they would have 65
     * million.
     */
    static boolean fits(TileBoard board) {
        return board.rows() <= WalkingDistanceTable.MAX_LINES && board.columns() <= WalkingDistanceTable.MAX_LINES;
    }

    @Override
    public int estimate(long[] state, int at) {
        long verticalKey = 0;
        long horizontalKey = 0;
        for (int cell = 0; cell < packing.cellCount; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile == 0) continue;
            verticalKey += vertical.increment(cell / columns, goalCells[tile] / columns);
            horizontalKey += horizontal.increment(cell % columns, goalCells[tile] % columns);
        }
        return vertical.distance(verticalKey) + horizontal.distance(horizontalKey);
    }
}
