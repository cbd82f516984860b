package dev.damier.taquin.quick;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.taquin.Slide;
import dev.damier.taquin.TileBoard;
import java.util.Arrays;

/**
 * Shortens a line of moves: each stretch of it is replaced by a shortest way between its ends, if a small depth-first
 * search by Manhattan distance to the far end finds one. One pass slides the stretch along the whole line.
 */
final class SolutionShortener {
    private final int[] steps;
    private final int columns;
    private final TileBoard start;
    private final Control control;
    private final Counters counters;

    private final int[] cells;
    private final int[] places;
    /** Where the far end of the stretch has each tile. */
    private final int[] ends;

    private int[] holes = new int[16];
    private int holeCount;
    private int[] path = new int[64];
    private int budget;

    SolutionShortener(TileBoard start, Control control, Counters counters) {
        this.start = start;
        this.steps = start.steps();
        this.columns = start.columns();
        this.control = control;
        this.counters = counters;
        this.cells = new int[start.size()];
        this.places = new int[start.tiles() + 1];
        this.ends = new int[places.length];
    }

    /**
     * One pass over the line, in place.
     *
     * @param stretch how many moves are looked at together
     * @param nodes how many a stretch may cost
     * @return the new length
     */
    int pass(int[] line, int length, int stretch, int nodes) {
        System.arraycopy(start.cells(), 0, cells, 0, cells.length);
        for (int cell = 0; cell < cells.length; cell++) {
            places[cells[cell]] = cell;
            if (cells[cell] != 0) ends[cells[cell]] = cell;
        }
        if (path.length < stretch) path = new int[stretch];
        int stride = Math.max(1, stretch / 4);
        int written = 0;
        int read = 0;
        while (read < length) {
            int end = Math.min(length, read + stretch);
            if (!control.shouldStop(counters)) read = shorten(line, read, end, nodes);
            for (int until = Math.min(length, read + stride); read < until; read++) {
                int move = line[read];
                play(move);
                ends[Slide.tile(move)] = places[Slide.tile(move)];
                line[written++] = move;
            }
        }
        return written;
    }

    private void play(int move) {
        int tile = Slide.tile(move);
        int from = places[tile];
        int to = steps[from * 4 + Slide.way(move)];
        cells[from] = 0;
        cells[to] = tile;
        places[tile] = to;
    }

    /** Rewrites the stretch if it can be shorter, its end staying where it is, and returns where it now begins. */
    private int shorten(int[] line, int from, int to, int nodes) {
        holeCount = 0;
        for (int i = from; i < to; i++) {
            int hole = ends[Slide.tile(line[i])];
            int next = steps[hole * 4 + Slide.way(line[i])];
            if (cells[next] == 0) note(next);
            ends[Slide.tile(line[i])] = next;
        }
        int distance = 0;
        for (int i = from; i < to; i++) {
            int tile = Slide.tile(line[i]);
            distance += count(tile, places[tile], line, from, i);
        }
        int begin = from;
        budget = nodes;
        for (int bound = distance; bound < to - from && budget > 0; bound += 2) {
            if (!search(0, distance, bound, -1)) continue;
            begin = to - bound;
            System.arraycopy(path, 0, line, begin, bound);
            break;
        }
        counters.expanded += nodes - Math.max(0, budget);
        for (int i = begin; i < to; i++) ends[Slide.tile(line[i])] = places[Slide.tile(line[i])];
        return begin;
    }

    /** The distance of a tile from its end, counted at its first move in the stretch only. */
    private int count(int tile, int place, int[] line, int from, int at) {
        for (int i = from; i < at; i++) if (Slide.tile(line[i]) == tile) return 0;
        return distance(place, ends[tile]);
    }

    private int distance(int a, int b) {
        return Math.abs(a / columns - b / columns) + Math.abs(a % columns - b % columns);
    }

    private void note(int hole) {
        for (int i = 0; i < holeCount; i++) if (holes[i] == hole) return;
        if (holeCount == holes.length) holes = Arrays.copyOf(holes, holeCount * 2);
        holes[holeCount++] = hole;
    }

    private boolean search(int depth, int distance, int bound, int last) {
        if (distance == 0) return depth == bound;
        if (--budget < 0) return false;
        for (int i = 0; i < holeCount; i++) {
            int hole = holes[i];
            for (int way = 0; way < 4; way++) {
                int from = steps[hole * 4 + (way ^ 2)];
                if (from < 0) continue;
                int tile = cells[from];
                int move = Slide.code(tile, way);
                if (tile == 0 || move == last) continue;
                int left = distance + distance(hole, ends[tile]) - distance(from, ends[tile]);
                if (depth + 1 + left > bound) continue;
                path[depth] = move;
                cells[hole] = tile;
                cells[from] = 0;
                holes[i] = from;
                boolean found = search(depth + 1, left, bound, Slide.code(tile, way ^ 2));
                cells[hole] = 0;
                cells[from] = tile;
                holes[i] = hole;
                if (found) return true;
                if (budget < 0) return false;
            }
        }
        return false;
    }
}
