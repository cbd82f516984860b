package dev.damier.taquin.pattern;

import dev.damier.run.Counters;

/**
 * Depth-first search under a cost bound for several holes. Moves that touch no common cell commute: of all orders of
 * such moves only the least is searched (a word is the least of its class exactly if no move could be carried back, past
 * moves it commutes with, before a greater one).
 */
final class ManyHolesSearch extends BoundedSearch {
    private final int[] holes;
    private final boolean commute;

    /** Moves made: where the tile came from, where it went, and its place in the order of moves. */
    private int[] fromAt = new int[256];

    private int[] toAt = new int[256];
    private int[] keyAt = new int[256];

    ManyHolesSearch(NormalizedBoard normalized, Partition[] parts, boolean commute, Counters counters) {
        super(normalized, parts, counters);
        this.commute = commute;
        holes = normalized.holes();
    }

    @Override
    boolean search(int bound) {
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
        if (depth == splitDepth) {
            length = depth;
            prefixes.add(line());
            return false;
        }
        if (limit.reached(counters)) {
            stopped = true;
            return false;
        }
        if (depth >= first.length) counters.expanded++;
        if (manhattan < nearest) nearest = manhattan;
        for (int h = 0; h < holes.length; h++) {
            int to = holes[h];
            int other = holes.length == 2 ? holes[1 - h] : 0;
            for (int direction = 0; direction < 4; direction++) {
                int from = source[to * 4 + direction];
                if (from < 0 || cells[from] < 0) continue;
                int key = to * 4 + direction;
                if (depth < first.length && first[depth] != from * 4 + direction) continue;
                if (redundant(from, to, key, depth)) continue;
                counters.generated++;
                int tile = cells[from];
                int then = manhattan + NormalizedBoard.change(rowOf, columnOf, tile, from, direction);
                int allowed = (left - 1 - then) >> 1;
                if (allowed < 0 || !patterns.move(tile, from, to, other, then < manhattan, allowed, depth)) continue;
                cells[to] = tile;
                cells[from] = -1;
                holes[h] = from;
                fromAt[depth] = from;
                toAt[depth] = to;
                keyAt[depth] = key;
                boolean found = extend(left - 1, then, depth + 1);
                holes[h] = to;
                cells[from] = tile;
                cells[to] = -1;
                patterns.undo(tile, depth);
                if (found || stopped) return found;
            }
        }
        return false;
    }

    /** Whether the move takes one back, or should have been made earlier: see the class comment. */
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

    @Override
    int[] line() {
        int[] line = new int[length];
        for (int i = 0; i < length; i++) line[i] = fromAt[i] * 4 + (keyAt[i] & 3);
        return line;
    }
}
