package dev.damier.taquin.pattern;

import dev.damier.run.Counters;

/**
 * The bounded search for several blanks. Moves that touch no common cell commute: they lead to the same board in any
 * order. Of all such orders, only the smallest is searched. A sequence is the smallest of its class if and only if no
 * move can be carried back, past moves with which it commutes, before a greater move.
 */
final class ManyHolesSearch extends BoundedSearch {
    private final int[] holes;
    /** Whether only the smallest order of commuting moves is searched. Tests switch it off. */
    private final boolean pruneCommuted;

    /** The moves made: the cell that the tile left, the cell that it entered, and the number that orders moves. */
    private int[] fromCells = new int[256];

    private int[] toCells = new int[256];
    private int[] moveKeys = new int[256];

    ManyHolesSearch(NormalizedBoard board, Partition[] partitions, boolean pruneCommuted, Counters counters) {
        super(board, partitions, counters);
        this.pruneCommuted = pruneCommuted;
        holes = board.holeCells();
    }

    @Override
    boolean search(int bound) {
        if (fromCells.length <= bound) {
            fromCells = new int[bound + 1];
            toCells = new int[bound + 1];
            moveKeys = new int[bound + 1];
        }
        return extend(bound, startManhattan, 0);
    }

    /** Expands a node and returns whether a solution was found. */
    private boolean extend(int movesLeft, int manhattan, int depth) {
        if (manhattan == 0) {
            length = depth;
            return true;
        }
        if (depth == splitDepth) {
            length = depth;
            prefixes.add(moves());
            return false;
        }
        if (limit.isReached(counters)) {
            stopped = true;
            return false;
        }
        if (depth >= prefix.length) counters.expanded++;
        if (manhattan < minManhattan) minManhattan = manhattan;
        for (int h = 0; h < holes.length; h++) {
            int to = holes[h];
            int other = holes.length == 2 ? holes[1 - h] : 0;
            for (int direction = 0; direction < 4; direction++) {
                int from = tileSources[to * 4 + direction];
                if (from < 0 || cells[from] < 0) continue;
                int key = to * 4 + direction;
                if (depth < prefix.length && prefix[depth] != from * 4 + direction) continue;
                if (isRedundant(from, to, key, depth)) continue;
                counters.generated++;
                int tile = cells[from];
                int newManhattan = manhattan + NormalizedBoard.manhattanChange(rowOf, columnOf, tile, from, direction);
                int maxExcess = (movesLeft - 1 - newManhattan) >> 1;
                if (maxExcess < 0
                        || !patternState.tryMove(tile, from, to, other, newManhattan < manhattan, maxExcess, depth))
                    continue;
                cells[to] = tile;
                cells[from] = -1;
                holes[h] = from;
                fromCells[depth] = from;
                toCells[depth] = to;
                moveKeys[depth] = key;
                boolean found = extend(movesLeft - 1, newManhattan, depth + 1);
                holes[h] = to;
                cells[from] = tile;
                cells[to] = -1;
                patternState.undo(tile, depth);
                if (found || stopped) return found;
            }
        }
        return false;
    }

    /** Returns whether a move undoes an earlier one, or should have been made earlier (see the class description). */
    private boolean isRedundant(int from, int to, int key, int depth) {
        for (int i = depth - 1; i >= 0; i--) {
            int earlierFrom = fromCells[i];
            int earlierTo = toCells[i];
            if (earlierFrom == to || earlierFrom == from || earlierTo == from || earlierTo == to)
                return earlierFrom == to && earlierTo == from;
            if (!pruneCommuted) return false;
            if (moveKeys[i] > key) return true;
        }
        return false;
    }

    @Override
    int[] moves() {
        int[] moves = new int[length];
        for (int i = 0; i < length; i++) moves[i] = fromCells[i] * 4 + (moveKeys[i] & 3);
        return moves;
    }
}
