package dev.damier.taquin;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The goals that have a name. */
enum Goal {
    /** Tiles in reading order, blanks last. */
    HOLES_LAST("holes-last") {
        @Override
        int[] cells(int rows, int columns, int holes) {
            int[] cells = new int[rows * columns];
            for (int i = 0; i < cells.length - holes; i++) cells[i] = i + 1;
            return cells;
        }
    },
    /** Blanks first, then tiles in reading order, as in Korf's instances. */
    HOLES_FIRST("holes-first") {
        @Override
        int[] cells(int rows, int columns, int holes) {
            int[] cells = new int[rows * columns];
            for (int i = holes; i < cells.length; i++) cells[i] = i - holes + 1;
            return cells;
        }
    },
    /** Tiles clockwise from the top left towards the middle, blanks last. */
    SPIRAL("spiral") {
        @Override
        int[] cells(int rows, int columns, int holes) {
            int[] cells = new int[rows * columns];
            Arrays.fill(cells, -1);
            int row = 0;
            int column = 0;
            int down = 0;
            int right = 1;
            for (int i = 0; i < cells.length; i++) {
                cells[row * columns + column] = i < cells.length - holes ? i + 1 : 0;
                int r = row + down;
                int c = column + right;
                if (r < 0 || r >= rows || c < 0 || c >= columns || cells[r * columns + c] >= 0) {
                    int turn = down;
                    down = right;
                    right = -turn;
                }
                row += down;
                column += right;
            }
            return cells;
        }
    };

    final String id;

    Goal(String id) {
        this.id = id;
    }

    /** Returns the tile of each cell, 0 for a blank. */
    abstract int[] cells(int rows, int columns, int holes);

    static List<String> ids() {
        return Arrays.stream(values()).map(g -> g.id).toList();
    }

    /** Returns the goal with this name. */
    static Optional<Goal> of(String id) {
        return Arrays.stream(values()).filter(g -> g.id.equals(id)).findFirst();
    }

    /** Returns the first named goal that equals the goal of a board. */
    static Optional<Goal> of(TileBoard board) {
        return Arrays.stream(values())
                .filter(g -> Arrays.equals(g.cells(board.rows(), board.columns(), board.holeCount()), board.goal()))
                .findFirst();
    }
}
