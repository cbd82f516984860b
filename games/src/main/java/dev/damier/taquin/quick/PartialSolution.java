package dev.damier.taquin.quick;

import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A partly solved board with the moves made so far. One of its blanks, the <i>worker</i>, moves the tiles. Blanks are
 * interchangeable: a worker that steps onto another blank becomes that blank, without a move. Locked cells are solved
 * and do not change any more.
 */
final class PartialSolution {
    final TileBoard board;
    final int[] neighbours;
    /** The row and the column of each cell. These arrays avoid divisions, which would take half of the time. */
    final int[] rows;

    final int[] columns;
    final int[] cells;
    final boolean[] locked;
    /**
     * By cell and direction, how a step of the tile there changes its distance from its goal cell: -1 or 1; 0 for a
     * blank.
     */
    final byte[] manhattanChanges;

    private final int[] goalCells;
    private final int[] cellOfTile;
    private final int holeCount;
    private int worker;
    private int manhattan;
    private int length;
    /** The moves since the last {@link #fork}. */
    private int[] recentMoves = new int[64];

    private int recentCount;
    /** The moves before the last {@link #fork}, or null if there are none. */
    private @Nullable MoveHistory history;

    /** Moves made before a fork. All partial solutions that continue from it share them. */
    private record MoveHistory(@Nullable MoveHistory previous, int[] moves) {}

    PartialSolution(TileBoard start) {
        this.board = start;
        this.neighbours = start.neighbours();
        this.rows = new int[start.size()];
        this.columns = new int[start.size()];
        for (int cell = 0; cell < rows.length; cell++) {
            rows[cell] = cell / start.columns();
            columns[cell] = cell % start.columns();
        }
        this.goalCells = start.goalCells();
        this.holeCount = start.holeCount();
        this.cells = start.cells().clone();
        this.locked = new boolean[cells.length];
        this.cellOfTile = new int[goalCells.length];
        this.manhattanChanges = new byte[cells.length * 4];
        for (int cell = 0; cell < cells.length; cell++) placeTile(cells[cell], cell);
        this.worker = cellOfTile[0];
        this.manhattan = start.manhattan();
    }

    private PartialSolution(PartialSolution other) {
        this.board = other.board;
        this.neighbours = other.neighbours;
        this.rows = other.rows;
        this.columns = other.columns;
        this.goalCells = other.goalCells;
        this.holeCount = other.holeCount;
        this.cells = other.cells.clone();
        this.locked = other.locked.clone();
        this.manhattanChanges = other.manhattanChanges.clone();
        this.cellOfTile = other.cellOfTile.clone();
        this.worker = other.worker;
        this.manhattan = other.manhattan;
        this.length = other.length;
        this.history = other.history;
    }

    /** Returns a copy that continues from this partial solution. */
    PartialSolution fork() {
        if (recentCount > 0) {
            history = new MoveHistory(history, Arrays.copyOf(recentMoves, recentCount));
            recentCount = 0;
        }
        return new PartialSolution(this);
    }

    /** Returns the cell of the worker. */
    int worker() {
        return worker;
    }

    /** Makes another blank the worker. */
    void setWorker(int hole) {
        worker = hole;
    }

    /** Moves the worker to a neighbouring cell. The tile there moves to the old cell of the worker. */
    void moveWorker(int to) {
        int tile = cells[to];
        if (tile != 0) {
            int direction = 0;
            while (neighbours[to * 4 + direction] != worker) direction++;
            manhattan += manhattanChanges[to * 4 + direction];
            if (recentCount == recentMoves.length) recentMoves = Arrays.copyOf(recentMoves, recentCount * 2);
            recentMoves[recentCount++] = Slide.code(tile, direction);
            length++;
            placeTile(tile, worker);
            placeTile(0, to);
        }
        worker = to;
    }

    private void placeTile(int tile, int cell) {
        cells[cell] = tile;
        cellOfTile[tile] = cell;
        for (int direction = 0; direction < 4; direction++) {
            int next = neighbours[cell * 4 + direction];
            manhattanChanges[cell * 4 + direction] = (byte)
                    (tile == 0 || next < 0 ? 0 : distance(next, goalCells[tile]) - distance(cell, goalCells[tile]));
        }
    }

    /** Returns the number of moves made. */
    int length() {
        return length;
    }

    /** Returns the moves made. */
    int[] moves() {
        int[] result = new int[length];
        int at = length - recentCount;
        System.arraycopy(recentMoves, 0, result, at, recentCount);
        for (MoveHistory t = history; t != null; t = t.previous) {
            at -= t.moves.length;
            System.arraycopy(t.moves, 0, result, at, t.moves.length);
        }
        return result;
    }

    /** Returns the cell of a tile. */
    int cellOf(int tile) {
        return cellOfTile[tile];
    }

    int distance(int a, int b) {
        return Math.abs(rows[a] - rows[b]) + Math.abs(columns[a] - columns[b]);
    }

    /** Returns the sum of the distances of all tiles from their goal cells. */
    int manhattan() {
        return manhattan;
    }

    /** Returns the blank nearest to a cell that is not locked and not one of two excluded cells. */
    int nearestHole(int cell, int excluded, int alsoExcluded) {
        if (holeCount == 1) return worker;
        int best = -1;
        for (int hole = 0; hole < cells.length; hole++) {
            if (cells[hole] != 0 || locked[hole] || hole == excluded || hole == alsoExcluded) continue;
            if (best < 0 || distance(cell, hole) < distance(cell, best)) best = hole;
        }
        return best;
    }

    /** Marks a cell as solved. If the worker is there, another blank becomes the worker. */
    void lock(int cell) {
        locked[cell] = true;
        if (worker == cell) worker = nearestHole(cell, -1, -1);
    }
}
