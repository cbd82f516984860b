package dev.damier.taquin.quick;

import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import java.util.Arrays;

/**
 * A board being put in order by one of its holes, the worker, with the line of moves made so far. Holes are identical: a
 * worker that steps onto another hole just becomes that hole, at no cost. Locked cells are done and never touched again.
 */
final class PartialSolution {
    final TileBoard board;
    final int[] steps;
    /** The row and the column of each cell: divisions would be half the work. */
    final int[] rows;

    final int[] columns;
    final int[] cells;
    final boolean[] locked;
    /** By cell and way: what a step of the tile there adds to its distance from home, -1 or 1; 0 for a hole. */
    final byte[] changes;

    private final int[] homes;
    private final int[] places;
    private final int holes;
    private int worker;
    private int manhattan;
    private int length;
    private int[] fresh = new int[64];
    private int freshCount;
    private Trail trail;

    /** Moves already made, shared by all partial solutions that went on from there. */
    private record Trail(Trail before, int[] moves) {}

    PartialSolution(TileBoard start) {
        this.board = start;
        this.steps = start.steps();
        this.rows = new int[start.size()];
        this.columns = new int[start.size()];
        for (int cell = 0; cell < rows.length; cell++) {
            rows[cell] = cell / start.columns();
            columns[cell] = cell % start.columns();
        }
        this.homes = start.homes();
        this.holes = start.holes();
        this.cells = start.cells().clone();
        this.locked = new boolean[cells.length];
        this.places = new int[homes.length];
        this.changes = new byte[cells.length * 4];
        for (int cell = 0; cell < cells.length; cell++) put(cells[cell], cell);
        this.worker = places[0];
        this.manhattan = start.manhattan();
    }

    private PartialSolution(PartialSolution other) {
        this.board = other.board;
        this.steps = other.steps;
        this.rows = other.rows;
        this.columns = other.columns;
        this.homes = other.homes;
        this.holes = other.holes;
        this.cells = other.cells.clone();
        this.locked = other.locked.clone();
        this.changes = other.changes.clone();
        this.places = other.places.clone();
        this.worker = other.worker;
        this.manhattan = other.manhattan;
        this.length = other.length;
        this.trail = other.trail;
    }

    /** Another partial solution that goes on from here. */
    PartialSolution fork() {
        if (freshCount > 0) {
            trail = new Trail(trail, Arrays.copyOf(fresh, freshCount));
            freshCount = 0;
        }
        return new PartialSolution(this);
    }

    int worker() {
        return worker;
    }

    void work(int hole) {
        worker = hole;
    }

    /** The worker steps onto a neighbouring cell, and the tile there takes its place. */
    void step(int to) {
        int tile = cells[to];
        if (tile != 0) {
            int way = 0;
            while (steps[to * 4 + way] != worker) way++;
            manhattan += changes[to * 4 + way];
            if (freshCount == fresh.length) fresh = Arrays.copyOf(fresh, freshCount * 2);
            fresh[freshCount++] = Slide.code(tile, way);
            length++;
            put(tile, worker);
            put(0, to);
        }
        worker = to;
    }

    private void put(int tile, int cell) {
        cells[cell] = tile;
        places[tile] = cell;
        for (int way = 0; way < 4; way++) {
            int next = steps[cell * 4 + way];
            changes[cell * 4 + way] =
                    (byte) (tile == 0 || next < 0 ? 0 : distance(next, homes[tile]) - distance(cell, homes[tile]));
        }
    }

    int length() {
        return length;
    }

    int[] line() {
        int[] line = new int[length];
        int at = length - freshCount;
        System.arraycopy(fresh, 0, line, at, freshCount);
        for (Trail t = trail; t != null; t = t.before) {
            at -= t.moves.length;
            System.arraycopy(t.moves, 0, line, at, t.moves.length);
        }
        return line;
    }

    int find(int tile) {
        return places[tile];
    }

    int distance(int a, int b) {
        return Math.abs(rows[a] - rows[b]) + Math.abs(columns[a] - columns[b]);
    }

    /** The sum of the tiles' distances from home. */
    int manhattan() {
        return manhattan;
    }

    /** The hole nearest to a cell that is not locked and not one of these two. */
    int nearestHole(int cell, int not, int nor) {
        if (holes == 1) return worker;
        int best = -1;
        for (int hole = 0; hole < cells.length; hole++) {
            if (cells[hole] != 0 || locked[hole] || hole == not || hole == nor) continue;
            if (best < 0 || distance(cell, hole) < distance(cell, best)) best = hole;
        }
        return best;
    }

    /** Says that a cell is as it shall be; a worker there hands over to another hole. */
    void lock(int cell) {
        locked[cell] = true;
        if (worker == cell) worker = nearestHole(cell, -1, -1);
    }
}
