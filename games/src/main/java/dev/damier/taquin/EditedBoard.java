package dev.damier.taquin;

import java.util.Arrays;

/** Makes valid boards of the numbers that an editing tool leaves in the cells. */
final class EditedBoard {
    private EditedBoard() {}

    /** Returns whether a cell is on the board. */
    static boolean contains(TileBoard board, int x, int y) {
        return x >= 0 && y >= 0 && x < board.columns() && y < board.rows();
    }

    /**
     * Returns a board with the tiles renumbered in the order of their numbers. If there is no blank, the highest tile
     * becomes one. If the old board was solvable and the new one is not, the two highest tiles are swapped.
     */
    static TileBoard renumbered(TileBoard old, int columns, int[] cells) {
        int[] order = Arrays.stream(cells).filter(t -> t > 0).sorted().toArray();
        int[] tiles = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            int rank = cells[i] == 0 ? 0 : Arrays.binarySearch(order, cells[i]) + 1;
            tiles[i] = rank == cells.length ? 0 : rank;
        }
        int holes = (int) Arrays.stream(tiles).filter(t -> t == 0).count();
        if (holes == cells.length) tiles[0] = 1;
        Goal goal = Goal.of(old).orElse(Goal.HOLES_LAST);
        int rows = cells.length / columns;
        TileBoard board =
                new TileBoard(rows, columns, tiles, goal.cells(rows, columns, Math.min(holes, cells.length - 1)));
        return board.isSolvable() || !old.isSolvable() ? board : board.withCells(swapHighest(tiles, board.tileCount()));
    }

    private static int[] swapHighest(int[] tiles, int highest) {
        return Arrays.stream(tiles)
                .map(t -> t == highest ? highest - 1 : t == highest - 1 ? highest : t)
                .toArray();
    }
}
