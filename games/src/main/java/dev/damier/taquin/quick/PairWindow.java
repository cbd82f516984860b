package dev.damier.taquin.quick;

import java.util.Arrays;

/**
 * The free cells around the last two of a line, three deep: few enough to set both by breadth-first search over them and
 * the worker.
 */
final class PairWindow {
    private static final int REACH = 2;

    private final PartialSolution partial;
    private final boolean[] inside;
    private final int[] cells;
    private final int[] index;

    PairWindow(PartialSolution partial, int first, int last) {
        this.partial = partial;
        this.inside = new boolean[partial.cells.length];
        this.index = new int[partial.cells.length];
        int columns = partial.board.columns();
        for (int row = first / columns - REACH; row <= last / columns + REACH; row++) {
            for (int column = first % columns - REACH; column <= last % columns + REACH; column++) {
                if (row < 0 || row >= partial.board.rows() || column < 0 || column >= columns) continue;
                inside[row * columns + column] = !partial.locked[row * columns + column];
            }
        }
        boolean pruned = true;
        while (pruned) pruned = pruneDeadEnds();
        int count = 0;
        int[] found = new int[inside.length];
        for (int cell = 0; cell < inside.length; cell++) {
            if (!inside[cell]) continue;
            index[cell] = count;
            found[count++] = cell;
        }
        cells = Arrays.copyOf(found, count);
    }

    /** A piece in a cell with one way out could never be fetched: the worker has no way behind it. */
    private boolean pruneDeadEnds() {
        boolean pruned = false;
        for (int cell = 0; cell < inside.length; cell++) {
            if (!inside[cell]) continue;
            int free = 0;
            for (int way = 0; way < 4; way++) {
                int next = partial.steps[cell * 4 + way];
                if (next >= 0 && inside[next]) free++;
            }
            if (free < 2) {
                inside[cell] = false;
                pruned = true;
            }
        }
        return pruned;
    }

    void mark(boolean[] places) {
        System.arraycopy(inside, 0, places, 0, places.length);
    }

    /** Moves the pieces at {@code a} and {@code b} to the cells {@code toA} and {@code toB}; the worker is inside, too. */
    void set(int a, int b, int toA, int toB) {
        int n = cells.length;
        int[] from = new int[n * n * n];
        Arrays.fill(from, -1);
        int[] queue = new int[from.length];
        int tail = 1;
        queue[0] = code(index[a], index[b], index[partial.worker()]);
        from[queue[0]] = queue[0];
        for (int head = 0; head < tail; head++) {
            int state = queue[head];
            int pa = cells[state / (n * n)];
            int pb = cells[state / n % n];
            int worker = cells[state % n];
            if (pa == toA && pb == toB) {
                walk(state, from);
                return;
            }
            for (int way = 0; way < 4; way++) {
                int to = partial.steps[worker * 4 + way];
                if (to < 0 || !inside[to]) continue;
                int next = code(index[to == pa ? worker : pa], index[to == pb ? worker : pb], index[to]);
                if (from[next] >= 0) continue;
                from[next] = state;
                queue[tail++] = next;
            }
        }
        throw new IllegalStateException("a window of " + n + " cells cannot be solved");
    }

    private int code(int a, int b, int worker) {
        return (a * cells.length + b) * cells.length + worker;
    }

    private void walk(int end, int[] from) {
        int n = cells.length;
        int[] path = new int[from.length];
        int count = 0;
        for (int state = end; from[state] != state; state = from[state]) path[count++] = cells[state % n];
        while (count > 0) partial.step(path[--count]);
    }

    /** Walks the worker inside by a shortest way that leaves both pieces where they are, if there is one. */
    boolean enter(int a, int b) {
        int[] from = new int[partial.cells.length];
        Arrays.fill(from, -1);
        int[] queue = new int[from.length];
        int tail = 1;
        queue[0] = partial.worker();
        from[queue[0]] = queue[0];
        for (int head = 0; head < tail; head++) {
            int cell = queue[head];
            if (inside[cell]) {
                int count = 0;
                for (int c = cell; from[c] != c; c = from[c]) queue[count++] = c;
                while (count > 0) partial.step(queue[--count]);
                return true;
            }
            for (int way = 0; way < 4; way++) {
                int to = partial.steps[cell * 4 + way];
                if (to < 0 || to == a || to == b || partial.locked[to] || from[to] >= 0) continue;
                from[to] = cell;
                queue[tail++] = to;
            }
        }
        return false;
    }
}
