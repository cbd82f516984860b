package dev.damier.taquin.pattern;

import dev.damier.run.Counters;
import java.util.Arrays;

/** Depth-first search under a cost bound for one hole: the inner loop of IDA*. */
final class OneHoleSearch extends BoundedSearch {
    private final int[] automaton;
    private final int startHole;
    private int[] path = new int[0];

    OneHoleSearch(NormalizedBoard normalized, Partition[] parts, MoveAutomaton automaton, Counters counters) {
        super(normalized, parts, counters);
        this.automaton = automaton.next;
        startHole = normalized.holes()[0];
    }

    @Override
    boolean search(int bound) {
        if (path.length <= bound) path = new int[bound + 1];
        return extend(startHole, bound, startManhattan, MoveAutomaton.START, 0);
    }

    private boolean extend(int hole, int left, int manhattan, int state, int depth) {
        if (manhattan == 0) {
            length = depth;
            return true;
        }
        if (depth == splitDepth) {
            prefixes.add(Arrays.copyOf(path, depth));
            return false;
        }
        if (limit.reached(counters)) {
            stopped = true;
            return false;
        }
        if (depth >= first.length) counters.expanded++;
        if (manhattan < nearest) nearest = manhattan;
        for (int direction = 0; direction < 4; direction++) {
            int after = automaton[state * 4 + direction];
            int from = source[hole * 4 + direction];
            if (after < 0 || from < 0) continue;
            if (depth < first.length && first[depth] != from * 4 + direction) continue;
            counters.generated++;
            int tile = cells[from];
            int then = manhattan + NormalizedBoard.change(rowOf, columnOf, tile, from, direction);
            int allowed = (left - 1 - then) >> 1;
            if (allowed < 0 || !patterns.move(tile, from, hole, 0, then < manhattan, allowed, depth)) continue;
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
    int[] line() {
        return Arrays.copyOf(path, length);
    }
}
