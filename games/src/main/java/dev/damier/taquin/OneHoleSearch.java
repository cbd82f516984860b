package dev.damier.taquin;

import dev.damier.run.Control;
import dev.damier.run.Counters;

/** Depth-first search under a cost bound for one hole: the inner loop of IDA*. Nothing is allocated while it runs. */
final class OneHoleSearch implements BoundedSearch {
    private final int[] automaton;
    private final int[] source;
    private final byte[] distance;
    private final int n;
    private final int[] cells;
    private final int startHole;
    private final int startManhattan;
    private final PatternState patterns;
    private final Control control;
    private final Counters counters;

    private int[] path = new int[256];
    private int length;
    private boolean stopped;

    OneHoleSearch(Frame frame, Partition[] parts, MoveAutomaton automaton, Control control, Counters counters) {
        this.automaton = automaton.next;
        this.control = control;
        this.counters = counters;
        source = frame.sources();
        distance = frame.distances();
        cells = frame.cells().clone();
        n = cells.length;
        startHole = frame.holes()[0];
        startManhattan = frame.manhattan();
        patterns = new PatternState(frame, parts);
    }

    @Override
    public int estimate() {
        return startManhattan + 2 * patterns.excess();
    }

    @Override
    public boolean within(int bound) {
        if (path.length <= bound) path = new int[bound + 1];
        return extend(startHole, bound, startManhattan, MoveAutomaton.START, 0);
    }

    private boolean extend(int hole, int left, int manhattan, int state, int depth) {
        if (manhattan == 0) {
            length = depth;
            return true;
        }
        if (control.stop(counters)) {
            stopped = true;
            return false;
        }
        counters.expanded++;
        for (int direction = 0; direction < 4; direction++) {
            int after = automaton[state * 4 + direction];
            int from = source[hole * 4 + direction];
            if (after < 0 || from < 0) continue;
            counters.generated++;
            int tile = cells[from];
            int then = manhattan - distance[tile * n + from] + distance[tile * n + hole];
            int allowed = (left - 1 - then) >> 1;
            if (allowed < 0 || !patterns.move(tile, from, hole, 0, allowed, depth)) continue;
            cells[hole] = tile;
            path[depth] = from * 4 + direction;
            if (extend(from, left - 1, then, after, depth + 1)) return true;
            if (stopped) return false;
            cells[from] = tile;
            patterns.undo(tile, depth);
        }
        return false;
    }

    @Override
    public boolean stopped() {
        return stopped;
    }

    @Override
    public int[] line() {
        return java.util.Arrays.copyOf(path, length);
    }
}
