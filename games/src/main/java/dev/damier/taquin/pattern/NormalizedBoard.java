package dev.damier.taquin.pattern;

import dev.damier.taquin.TileBoard;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A board seen the way the tables want it: each tile named by the cell it wants, holes -1, turned or mirrored so that
 * boards which differ only by naming or symmetry share their tables.
 *
 * @param cells the tile on each cell: the cell it wants, or -1
 * @param goalHoles the cells where the holes must end, ascending
 * @param original the cell of the given board that each cell here stands for
 * @param originalColumns columns of the given board
 */
record NormalizedBoard(int rows, int columns, int[] cells, int[] goalHoles, int[] original, int originalColumns) {

    /** Of all symmetric views the one that lies wide and whose goal has its holes last. */
    static NormalizedBoard of(TileBoard board) {
        NormalizedBoard best = null;
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            boolean turned = symmetry >= 4;
            int rows = turned ? board.columns() : board.rows();
            int columns = turned ? board.rows() : board.columns();
            if (rows > columns) continue;
            NormalizedBoard normalized = seen(board, Symmetry.cells(rows, columns, symmetry), rows, columns);
            if (best == null || later(normalized.goalHoles, best.goalHoles)) best = normalized;
        }
        return best;
    }

    private static NormalizedBoard seen(TileBoard board, int[] original, int rows, int columns) {
        int n = board.size();
        int[] wanted = new int[n + 1];
        int[] goalHoles = new int[board.holes()];
        int holes = 0;
        int max = 0;
        for (int tile : board.goal()) max = Math.max(max, tile);
        if (max >= wanted.length) wanted = new int[max + 1];
        for (int cell = 0; cell < n; cell++) {
            int tile = board.goal()[original[cell]];
            if (tile == 0) goalHoles[holes++] = cell;
            else wanted[tile] = cell;
        }
        int[] cells = new int[n];
        for (int cell = 0; cell < n; cell++) {
            int tile = board.cells()[original[cell]];
            cells[cell] = tile == 0 ? -1 : wanted[tile];
        }
        return new NormalizedBoard(rows, columns, cells, goalHoles, original, board.columns());
    }

    private static boolean later(int[] a, int[] b) {
        return Arrays.compare(reversed(a), reversed(b)) > 0;
    }

    private static int[] reversed(int[] a) {
        int[] result = new int[a.length];
        for (int i = 0; i < a.length; i++) result[i] = a[a.length - 1 - i];
        return result;
    }

    /** Where the holes are, ascending. */
    int[] holes() {
        return IntStream.range(0, cells.length).filter(cell -> cells[cell] < 0).toArray();
    }

    /** Whether the goal has its holes at the end. */
    boolean lastHoles() {
        return goalHoles[0] == cells.length - goalHoles.length;
    }

    /** Whether the goal can be reached at all. */
    boolean solvable() {
        if (rows == 1) {
            int[] tiles = Arrays.stream(cells).filter(tile -> tile >= 0).toArray();
            return IntStream.range(1, tiles.length).allMatch(i -> tiles[i - 1] < tiles[i]);
        }
        if (goalHoles.length > 1) return true;
        int hole = holes()[0];
        int odd = hole / columns + hole % columns + goalHoles[0] / columns + goalHoles[0] % columns;
        boolean[] seen = new boolean[cells.length];
        for (int cell = 0; cell < cells.length; cell++)
            for (int c = cell; !seen[c]; c = cells[c] < 0 ? goalHoles[0] : cells[c]) {
                seen[c] = true;
                if (c != cell) odd++;
            }
        return odd % 2 == 0;
    }

    /** The sum of the tiles' distances from the cells they want. */
    int manhattan() {
        int sum = 0;
        for (int cell = 0; cell < cells.length; cell++) {
            int wanted = cells[cell];
            if (wanted >= 0)
                sum += Math.abs(wanted / columns - cell / columns) + Math.abs(wanted % columns - cell % columns);
        }
        return sum;
    }

    /** {@code [hole * 4 + direction]}: where the tile stands that enters this cell moving N, E, S, W; -1 if none. */
    int[] sources() {
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

    int[] rowOf() {
        return IntStream.range(0, cells.length).map(cell -> cell / columns).toArray();
    }

    int[] columnOf() {
        return IntStream.range(0, cells.length).map(cell -> cell % columns).toArray();
    }

    /** By how much a tile's Manhattan distance changes when it moves from a cell in a direction: one less or one more. */
    static int change(int[] rowOf, int[] columnOf, int tile, int from, int direction) {
        int[] line = (direction & 1) == 0 ? rowOf : columnOf;
        int away = line[tile] - line[from];
        boolean forward = direction == 1 || direction == 2;
        return (forward ? away > 0 : away < 0) ? -1 : 1;
    }

    /** A move of this frame as a move of the given board. */
    int code(int move) {
        int from = move / 4;
        int to = from + new int[] {-columns, 1, columns, -1}[move % 4];
        int step = original[to] - original[from];
        int direction = step == -originalColumns ? 0 : step == 1 ? 1 : step == originalColumns ? 2 : 3;
        return original[from] * 4 + direction;
    }
}
