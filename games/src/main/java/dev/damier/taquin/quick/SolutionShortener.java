package dev.damier.taquin.quick;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import java.util.Arrays;

/**
 * Shortens a solution. A window moves along the solution. The moves in the window are replaced by a shortest sequence
 * with the same effect, if a small depth-first search with the Manhattan distance finds one.
 */
final class SolutionShortener {
    private final int[] neighbours;
    private final int columns;
    private final TileBoard start;
    private final Control control;
    private final Counters counters;

    private final int[] cells;
    private final int[] cellOfTile;
    /** The cell of each tile at the end of the window. */
    private final int[] endCells;

    private int[] holes = new int[16];
    private int holeCount;
    private int[] path = new int[64];
    /** Number of nodes that the current search may still expand. */
    private int nodesLeft;

    SolutionShortener(TileBoard start, Control control, Counters counters) {
        this.start = start;
        this.neighbours = start.neighbours();
        this.columns = start.columns();
        this.control = control;
        this.counters = counters;
        this.cells = new int[start.size()];
        this.cellOfTile = new int[start.tileCount() + 1];
        this.endCells = new int[cellOfTile.length];
    }

    /**
     * Moves the window once along the solution, in place.
     *
     * @param window number of moves in the window
     * @param nodes node limit for each position of the window
     * @return the new length of the solution
     */
    int pass(int[] line, int length, int window, int nodes) {
        System.arraycopy(start.cells(), 0, cells, 0, cells.length);
        for (int cell = 0; cell < cells.length; cell++) {
            cellOfTile[cells[cell]] = cell;
            if (cells[cell] != 0) endCells[cells[cell]] = cell;
        }
        if (path.length < window) path = new int[window];
        int stride = Math.max(1, window / 4);
        int written = 0;
        int read = 0;
        while (read < length) {
            int end = Math.min(length, read + window);
            if (!control.shouldStop(counters)) read = shorten(line, read, end, nodes);
            for (int until = Math.min(length, read + stride); read < until; read++) {
                int move = line[read];
                play(move);
                endCells[Slide.tile(move)] = cellOfTile[Slide.tile(move)];
                line[written++] = move;
            }
        }
        return written;
    }

    private void play(int move) {
        int tile = Slide.tile(move);
        int from = cellOfTile[tile];
        int to = neighbours[from * 4 + Slide.direction(move)];
        cells[from] = 0;
        cells[to] = tile;
        cellOfTile[tile] = to;
    }

    /**
     * Replaces the moves between two indices by fewer, if possible. The new moves end at the same index. Returns the
     * index at which they start.
     */
    private int shorten(int[] line, int from, int to, int nodes) {
        holeCount = 0;
        for (int i = from; i < to; i++) {
            int hole = endCells[Slide.tile(line[i])];
            int next = neighbours[hole * 4 + Slide.direction(line[i])];
            if (cells[next] == 0) addHole(next);
            endCells[Slide.tile(line[i])] = next;
        }
        int distance = 0;
        for (int i = from; i < to; i++) {
            int tile = Slide.tile(line[i]);
            distance += firstMoveDistance(tile, cellOfTile[tile], line, from, i);
        }
        int begin = from;
        nodesLeft = nodes;
        for (int bound = distance; bound < to - from && nodesLeft > 0; bound += 2) {
            if (!search(0, distance, bound, -1)) continue;
            begin = to - bound;
            System.arraycopy(path, 0, line, begin, bound);
            break;
        }
        counters.expanded += nodes - Math.max(0, nodesLeft);
        for (int i = begin; i < to; i++) endCells[Slide.tile(line[i])] = cellOfTile[Slide.tile(line[i])];
        return begin;
    }

    /**
     * Returns the distance of a tile from its cell at the end of the window. It is 0 unless this is the tile's first
     * move.
     */
    private int firstMoveDistance(int tile, int cell, int[] line, int from, int at) {
        for (int i = from; i < at; i++) if (Slide.tile(line[i]) == tile) return 0;
        return distance(cell, endCells[tile]);
    }

    private int distance(int a, int b) {
        return Math.abs(a / columns - b / columns) + Math.abs(a % columns - b % columns);
    }

    /** Adds a blank into which a tile of the window moves, unless it was added before. */
    private void addHole(int hole) {
        for (int i = 0; i < holeCount; i++) if (holes[i] == hole) return;
        if (holeCount == holes.length) holes = Arrays.copyOf(holes, holeCount * 2);
        holes[holeCount++] = hole;
    }

    /** Searches for a sequence of exactly {@code bound} moves to the end of the window. */
    private boolean search(int depth, int distance, int bound, int last) {
        if (distance == 0) return depth == bound;
        if (--nodesLeft < 0) return false;
        for (int i = 0; i < holeCount; i++) {
            int hole = holes[i];
            for (int direction = 0; direction < 4; direction++) {
                int from = neighbours[hole * 4 + (direction ^ 2)];
                if (from < 0) continue;
                int tile = cells[from];
                int move = Slide.code(tile, direction);
                if (tile == 0 || move == last) continue;
                int left = distance + distance(hole, endCells[tile]) - distance(from, endCells[tile]);
                if (depth + 1 + left > bound) continue;
                path[depth] = move;
                cells[hole] = tile;
                cells[from] = 0;
                holes[i] = from;
                boolean found = search(depth + 1, left, bound, Slide.code(tile, direction ^ 2));
                cells[hole] = 0;
                cells[from] = tile;
                holes[i] = hole;
                if (found) return true;
                if (nodesLeft < 0) return false;
            }
        }
        return false;
    }
}
