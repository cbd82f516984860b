package dev.damier.taquin.pattern;

import dev.damier.taquin.TileBoard;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A board in the form that the tables use. Each tile has the number of its goal cell, and a blank is -1. The board is
 * rotated or reflected, so that boards that differ only by numbering or symmetry share their tables.
 *
 * @param cells the tile of each cell, that is, its goal cell, or -1 for a blank
 * @param goalHoles the cells of the blanks in the goal, ascending
 * @param originalCells the cell of the original board for each cell
 * @param originalColumns columns of the original board
 */
record NormalizedBoard(int rows, int columns, int[] cells, int[] goalHoles, int[] originalCells, int originalColumns) {

    /**
     * Returns the board, reflected or transposed so that it has at least as many columns as rows and the blanks of its goal
     * come as late as possible.
     */
    static NormalizedBoard of(TileBoard board) {
        NormalizedBoard best = null;
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            boolean transposed = symmetry >= 4;
            int rows = transposed ? board.columns() : board.rows();
            int columns = transposed ? board.rows() : board.columns();
            if (rows > columns) continue;
            NormalizedBoard candidate = transform(board, Symmetry.cellMap(rows, columns, symmetry), rows, columns);
            if (best == null || isLater(candidate.goalHoles, best.goalHoles)) best = candidate;
        }
        return Objects.requireNonNull(best, "a board or its transpose has at least as many columns as rows");
    }

    /** Returns a board transformed by a symmetry. */
    private static NormalizedBoard transform(TileBoard board, int[] originalCells, int rows, int columns) {
        int n = board.size();
        int[] goalCell = new int[n + 1];
        int[] goalHoles = new int[board.holeCount()];
        int holes = 0;
        int max = 0;
        for (int tile : board.goal()) max = Math.max(max, tile);
        if (max >= goalCell.length) goalCell = new int[max + 1];
        for (int cell = 0; cell < n; cell++) {
            int tile = board.goal()[originalCells[cell]];
            if (tile == 0) goalHoles[holes++] = cell;
            else goalCell[tile] = cell;
        }
        int[] cells = new int[n];
        for (int cell = 0; cell < n; cell++) {
            int tile = board.cells()[originalCells[cell]];
            cells[cell] = tile == 0 ? -1 : goalCell[tile];
        }
        return new NormalizedBoard(rows, columns, cells, goalHoles, originalCells, board.columns());
    }

    /** Returns whether the first blanks come later than the second, comparing the last ones first. */
    private static boolean isLater(int[] a, int[] b) {
        return Arrays.compare(reversed(a), reversed(b)) > 0;
    }

    private static int[] reversed(int[] a) {
        int[] result = new int[a.length];
        for (int i = 0; i < a.length; i++) result[i] = a[a.length - 1 - i];
        return result;
    }

    /** Returns the cells of the blanks, ascending. */
    int[] holeCells() {
        return IntStream.range(0, cells.length).filter(cell -> cells[cell] < 0).toArray();
    }

    /** Returns whether the goal has its blanks in the last cells. */
    boolean hasHolesLast() {
        return goalHoles[0] == cells.length - goalHoles.length;
    }

    /** Returns whether the goal can be reached. */
    boolean isSolvable() {
        if (rows == 1) {
            int[] tiles = Arrays.stream(cells).filter(tile -> tile >= 0).toArray();
            return IntStream.range(1, tiles.length).allMatch(i -> tiles[i - 1] < tiles[i]);
        }
        if (goalHoles.length > 1) return true;
        int hole = holeCells()[0];
        int odd = hole / columns + hole % columns + goalHoles[0] / columns + goalHoles[0] % columns;
        boolean[] seen = new boolean[cells.length];
        for (int cell = 0; cell < cells.length; cell++)
            for (int c = cell; !seen[c]; c = cells[c] < 0 ? goalHoles[0] : cells[c]) {
                seen[c] = true;
                if (c != cell) odd++;
            }
        return odd % 2 == 0;
    }

    /** Returns the sum of the distances of all tiles from their goal cells. */
    int manhattan() {
        int sum = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            int goalCell = cells[cell];
            if (goalCell >= 0)
                sum += Math.abs(goalCell / columns - cell / columns) + Math.abs(goalCell % columns - cell % columns);
        }
        return sum;
    }

    /**
     * Returns, at {@code hole * 4 + direction}, the cell of the tile that enters a cell by moving N, E, S or W; -1 if
     * there is none.
     */
    int[] tileSources() {
        int[] result = new int[cells.length * 4];
        for (int cell = 0; cell < cells.length; cell++) {
            int row = cell / columns;
            int column = cell % columns;
            result[cell * 4] = row < rows - 1 ? cell + columns : -1;
            result[cell * 4 + 1] = column > 0 ? cell - 1 : -1;
            result[cell * 4 + 2] = row > 0 ? cell - columns : -1;
            result[cell * 4 + 3] = column < columns - 1 ? cell + 1 : -1;
        }
        return result;
    }

    /** Returns the row of each cell. */
    int[] rowOf() {
        return IntStream.range(0, cells.length).map(cell -> cell / columns).toArray();
    }

    /** Returns the column of each cell. */
    int[] columnOf() {
        return IntStream.range(0, cells.length).map(cell -> cell % columns).toArray();
    }

    /** Returns by how much the Manhattan distance changes when a tile moves from a cell in a direction: -1 or 1. */
    static int manhattanChange(int[] rowOf, int[] columnOf, int tile, int from, int direction) {
        int[] line = (direction & 1) == 0 ? rowOf : columnOf;
        int offset = line[tile] - line[from];
        boolean forward = direction == 1 || direction == 2;
        return (forward ? offset > 0 : offset < 0) ? -1 : 1;
    }

    /** Converts a move of this board to a move of the original board. Both are {@code cell * 4 + direction}. */
    int toBoardMove(int move) {
        int from = move / 4;
        int to = from + new int[] {-columns, 1, columns, -1}[move % 4];
        int step = originalCells[to] - originalCells[from];
        int direction = step == -originalColumns ? 0 : step == 1 ? 1 : step == originalColumns ? 2 : 3;
        return originalCells[from] * 4 + direction;
    }
}
