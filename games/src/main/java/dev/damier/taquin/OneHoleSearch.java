package dev.damier.taquin;

import dev.damier.run.Counters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Depth-first search under a cost bound for one hole: the inner loop of IDA*. Nothing is allocated while it runs. */
final class OneHoleSearch implements BoundedSearch {
    private final int[] automaton;
    private final int[] source;
    private final int[] rowOf;
    private final int[] columnOf;
    private final int[] cells;
    private final int startHole;
    private final int startManhattan;
    private final PatternState patterns;
    private final Counters counters;

    private SearchLimit limit;
    private int[] first;
    private int splitDepth;
    private final List<int[]> beginnings = new ArrayList<>();
    private int[] path = new int[0];
    private int length;
    private boolean stopped;

    OneHoleSearch(Frame frame, Partition[] parts, MoveAutomaton automaton, Counters counters) {
        this.automaton = automaton.next;
        this.counters = counters;
        source = frame.sources();
        rowOf = frame.rowOf();
        columnOf = frame.columnOf();
        cells = frame.cells().clone();
        startHole = frame.holes()[0];
        startManhattan = frame.manhattan();
        patterns = new PatternState(frame, parts);
    }

    @Override
    public int estimate() {
        return startManhattan + 2 * patterns.excess();
    }

    @Override
    public void limit(SearchLimit given) {
        limit = given;
    }

    @Override
    public boolean within(int bound, int[] moves) {
        first = moves;
        splitDepth = -1;
        return search(bound);
    }

    @Override
    public List<int[]> beginnings(int bound, int depth) {
        first = new int[0];
        splitDepth = depth;
        beginnings.clear();
        search(bound);
        return List.copyOf(beginnings);
    }

    private boolean search(int bound) {
        if (path.length <= bound) path = new int[bound + 1];
        stopped = false;
        return extend(startHole, bound, startManhattan, MoveAutomaton.START, 0);
    }

    private boolean extend(int hole, int left, int manhattan, int state, int depth) {
        if (manhattan == 0) {
            length = depth;
            return true;
        }
        if (depth == splitDepth) {
            beginnings.add(Arrays.copyOf(path, depth));
            return false;
        }
        if (limit.reached(counters)) {
            stopped = true;
            return false;
        }
        counters.expanded++;
        for (int direction = 0; direction < 4; direction++) {
            int after = automaton[state * 4 + direction];
            int from = source[hole * 4 + direction];
            if (after < 0 || from < 0) continue;
            if (depth < first.length && first[depth] != from * 4 + direction) continue;
            counters.generated++;
            int tile = cells[from];
            int then = manhattan + Frame.change(rowOf, columnOf, tile, from, direction);
            int allowed = (left - 1 - then) >> 1;
            if (allowed < 0 || !patterns.move(tile, from, hole, 0, allowed, depth)) continue;
            cells[hole] = tile;
            path[depth] = from * 4 + direction;
            boolean found = extend(from, left - 1, then, after, depth + 1);
            cells[from] = tile;
            patterns.undo(tile, depth);
            if (found || stopped) return found;
        }
        return false;
    }

    @Override
    public boolean stopped() {
        return stopped;
    }

    @Override
    public int[] line() {
        return Arrays.copyOf(path, length);
    }
}
