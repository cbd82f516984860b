package dev.damier.taquin;

import dev.damier.run.Control;
import dev.damier.run.Counters;

/**
 * Depth-first search under a cost bound for several holes. Moves that touch no common cell commute: of all orders of
 * such moves only the least is searched (a word is the least of its class exactly if no move could be carried back, past
 * moves it commutes with, before a greater one).
 */
final class ManyHolesSearch implements BoundedSearch {
    private final int[] source;
    private final byte[] distance;
    private final int n;
    private final int hole;
    private final int[] cells;
    private final int[] holes;
    private final int startManhattan;
    private final PatternState patterns;
    private final Control control;
    private final Counters counters;
    private final boolean commute;
    private final FailedStates failed;
    private long low;
    private long high;

    /** Moves made: where the tile came from, where it went, and its place in the order of moves. */
    private int[] fromAt = new int[256];

    private int[] toAt = new int[256];
    private int[] keyAt = new int[256];
    private int length;
    private boolean stopped;

    ManyHolesSearch(Frame frame, Partition[] parts, FailedStates failed, Control control, Counters counters) {
        this.control = control;
        this.counters = counters;
        this.failed = failed;
        commute = failed == null;
        source = frame.sources();
        distance = frame.distances();
        cells = frame.cells().clone();
        n = cells.length;
        holes = frame.holes();
        startManhattan = frame.manhattan();
        hole = frame.goalHoles()[0];
        for (int cell = 0; cell < n; cell++) flip(cells[cell] < 0 ? hole : cells[cell], cell);
        patterns = new PatternState(frame, parts);
    }

    @Override
    public int estimate() {
        return startManhattan + 2 * patterns.excess();
    }

    @Override
    public boolean within(int bound) {
        if (fromAt.length <= bound) {
            fromAt = new int[bound + 1];
            toAt = new int[bound + 1];
            keyAt = new int[bound + 1];
        }
        return extend(bound, startManhattan, 0);
    }

    private boolean extend(int left, int manhattan, int depth) {
        if (manhattan == 0) {
            length = depth;
            return true;
        }
        if (control.stop(counters)) {
            stopped = true;
            return false;
        }
        if (failed != null && failed.known(low, high, left)) return false;
        counters.expanded++;
        for (int h = 0; h < holes.length; h++) {
            int to = holes[h];
            int other = holes.length == 2 ? holes[1 - h] : 0;
            for (int direction = 0; direction < 4; direction++) {
                int from = source[to * 4 + direction];
                if (from < 0 || cells[from] < 0) continue;
                int key = to * 4 + direction;
                if (redundant(from, to, key, depth)) continue;
                counters.generated++;
                int tile = cells[from];
                int then = manhattan - distance[tile * n + from] + distance[tile * n + to];
                int allowed = (left - 1 - then) >> 1;
                if (allowed < 0 || !patterns.move(tile, from, to, other, allowed, depth)) continue;
                flip(tile ^ hole, from);
                flip(tile ^ hole, to);
                cells[to] = tile;
                cells[from] = -1;
                holes[h] = from;
                fromAt[depth] = from;
                toAt[depth] = to;
                keyAt[depth] = key;
                if (extend(left - 1, then, depth + 1)) return true;
                if (stopped) return false;
                holes[h] = to;
                cells[from] = tile;
                cells[to] = -1;
                flip(tile ^ hole, from);
                flip(tile ^ hole, to);
                patterns.undo(tile, depth);
            }
        }
        return false;
    }

    private boolean redundant(int from, int to, int key, int depth) {
        for (int i = depth - 1; i >= 0; i--) {
            int f = fromAt[i];
            int t = toAt[i];
            if (f == to || f == from || t == from || t == to) return f == to && t == from;
            if (!commute) return false;
            if (keyAt[i] > key) return true;
        }
        return false;
    }

    private void flip(int change, int cell) {
        if (cell < 12) low ^= (long) change << 5 * cell;
        else if (cell < 24) high ^= (long) change << 5 * (cell - 12);
    }

    @Override
    public boolean stopped() {
        return stopped;
    }

    @Override
    public int[] line() {
        int[] line = new int[length];
        for (int i = 0; i < length; i++) line[i] = fromAt[i] * 4 + (keyAt[i] & 3);
        return line;
    }
}
