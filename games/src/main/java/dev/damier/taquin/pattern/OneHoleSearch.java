package dev.damier.taquin.pattern;

import dev.damier.run.Counters;
import java.util.Arrays;

/** The bounded search for one blank. A {@link MoveAutomaton} prunes redundant sequences. */
final class OneHoleSearch extends BoundedSearch {
    private final int[] automaton;
    private final int startHole;
    private int[] path = new int[0];

    OneHoleSearch(NormalizedBoard board, Partition[] partitions, MoveAutomaton automaton, Counters counters) {
        super(board, partitions, counters);
        this.automaton = automaton.next;
        startHole = board.holeCells()[0];
    }

    @Override
    boolean search(int bound) {
        if (path.length <= bound) path = new int[bound + 1];
        return extend(startHole, bound, startManhattan, MoveAutomaton.START, 0);
    }

    /** Expands a node and returns whether a solution was found. {@code state} is the state of the automaton. */
    private boolean extend(int hole, int movesLeft, int manhattan, int state, int depth) {
        if (manhattan == 0) {
            length = depth;
            return true;
        }
        if (depth == splitDepth) {
            prefixes.add(Arrays.copyOf(path, depth));
            return false;
        }
        if (limit.isReached(counters)) {
            stopped = true;
            return false;
        }
        if (depth >= prefix.length) counters.expanded++;
        if (manhattan < minManhattan) minManhattan = manhattan;
        for (int direction = 0; direction < 4; direction++) {
            int newState = automaton[state * 4 + direction];
            int from = tileSources[hole * 4 + direction];
            if (newState < 0 || from < 0) continue;
            if (depth < prefix.length && prefix[depth] != from * 4 + direction) continue;
            counters.generated++;
            int tile = cells[from];
            int newManhattan = manhattan + NormalizedBoard.manhattanChange(rowOf, columnOf, tile, from, direction);
            int maxExcess = (movesLeft - 1 - newManhattan) >> 1;
            if (maxExcess < 0 || !patternState.tryMove(tile, from, hole, 0, newManhattan < manhattan, maxExcess, depth))
                continue;
            cells[hole] = tile;
            path[depth] = from * 4 + direction;
            boolean found = extend(from, movesLeft - 1, newManhattan, newState, depth + 1);
            cells[from] = tile;
            patternState.undo(tile, depth);
            if (found || stopped) return found;
        }
        return false;
    }

    @Override
    int[] moves() {
        return Arrays.copyOf(path, length);
    }
}
