package dev.damier.taquin;

import java.util.Arrays;

/** Boards made of whatever numbers the editor leaves in the cells. */
final class EditedBoard {
    private EditedBoard() {}

    static boolean holds(TileBoard board, int x, int y) {
        return x >= 0 && y >= 0 && x < board.columns() && y < board.rows();
    }

    /**
     * The board with these cells: numbered anew in the order of the numbers, with a hole in place of the highest if none is
     * left, and with the highest two swapped if only that can keep what could be solved so.
     */
    static TileBoard board(TileBoard old, int columns, int[] cells) {
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
        return board.solvable() || !old.solvable() ? board : board.with(mended(tiles, board.tiles()));
    }

    private static int[] mended(int[] tiles, int highest) {
        return Arrays.stream(tiles)
                .map(t -> t == highest ? highest - 1 : t == highest - 1 ? highest : t)
                .toArray();
    }
}
