package dev.damier.taquin.quick;

import java.util.Arrays;

/**
 * The free cells at most two cells away from the last two cells of a row or column. They are so few that a breadth-first
 * search can place both tiles. Its states are the positions of the two tiles and of the worker, the blank that moves them.
 */
final class PairWindow {
    /** Width of the window around the two cells. */
    private static final int MARGIN = 2;

    private final PartialSolution partial;
    private final boolean[] inWindow;
    private final int[] cells;
    /** By cell: its index in the window. */
    private final int[] index;

    PairWindow(PartialSolution partial, int first, int last) {
        this.partial = partial;
        this.inWindow = new boolean[partial.cells.length];
        this.index = new int[partial.cells.length];
        int columns = partial.board.columns();
        for (int row = first / columns - MARGIN; row <= last / columns + MARGIN; row++) {
            for (int column = first % columns - MARGIN; column <= last % columns + MARGIN; column++) {
                if (row < 0 || row >= partial.board.rows() || column < 0 || column >= columns) continue;
                inWindow[row * columns + column] = !partial.locked[row * columns + column];
            }
        }
        boolean pruned = true;
        while (pruned) pruned = pruneDeadEnds();
        int count = 0;
        int[] found = new int[inWindow.length];
        for (int cell = 0; cell < inWindow.length; cell++) {
            if (!inWindow[cell]) continue;
            index[cell] = count;
            found[count++] = cell;
        }
        cells = Arrays.copyOf(found, count);
    }

    /**
     * Removes cells with only one exit. A tile there could not be moved out, because the worker cannot get behind it.
     */
    private boolean pruneDeadEnds() {
        boolean pruned = false;
        for (int cell = 0; cell < inWindow.length; cell++) {
            if (!inWindow[cell]) continue;
            int free = 0;
            for (int direction = 0; direction < 4; direction++) {
                int next = partial.neighbours[cell * 4 + direction];
                if (next >= 0 && inWindow[next]) free++;
            }
            if (free < 2) {
                inWindow[cell] = false;
                pruned = true;
            }
        }
        return pruned;
    }

    /** Marks the cells of the window. */
    void copyTo(boolean[] places) {
        System.arraycopy(inWindow, 0, places, 0, places.length);
    }

    /**
     * Moves the pieces at {@code a} and {@code b} to {@code toA} and {@code toB}. The worker must be in the window.
     */
    void placePair(int a, int b, int toA, int toB) {
        int n = cells.length;
        int[] parents = new int[n * n * n];
        Arrays.fill(parents, -1);
        int[] queue = new int[parents.length];
        int tail = 1;
        queue[0] = stateCode(index[a], index[b], index[partial.worker()]);
        parents[queue[0]] = queue[0];
        for (int head = 0; head < tail; head++) {
            int state = queue[head];
            int pa = cells[state / (n * n)];
            int pb = cells[state / n % n];
            int worker = cells[state % n];
            if (pa == toA && pb == toB) {
                replay(state, parents);
                return;
            }
            for (int direction = 0; direction < 4; direction++) {
                int to = partial.neighbours[worker * 4 + direction];
                if (to < 0 || !inWindow[to]) continue;
                int next = stateCode(index[to == pa ? worker : pa], index[to == pb ? worker : pb], index[to]);
                if (parents[next] >= 0) continue;
                parents[next] = state;
                queue[tail++] = next;
            }
        }
        throw new IllegalStateException("a window of " + n + " cells cannot be solved");
    }

    private int stateCode(int a, int b, int worker) {
        return (a * cells.length + b) * cells.length + worker;
    }

    /** Makes the moves that lead to a state. */
    private void replay(int end, int[] parents) {
        int n = cells.length;
        int[] path = new int[parents.length];
        int count = 0;
        for (int state = end; parents[state] != state; state = parents[state]) path[count++] = cells[state % n];
        while (count > 0) partial.moveWorker(path[--count]);
    }

    /**
     * Moves the worker into the window by a shortest path that does not move the two pieces. Returns false if there is
     * none.
     */
    boolean moveWorkerInside(int a, int b) {
        int[] parents = new int[partial.cells.length];
        Arrays.fill(parents, -1);
        int[] queue = new int[parents.length];
        int tail = 1;
        queue[0] = partial.worker();
        parents[queue[0]] = queue[0];
        for (int head = 0; head < tail; head++) {
            int cell = queue[head];
            if (inWindow[cell]) {
                int count = 0;
                for (int c = cell; parents[c] != c; c = parents[c]) queue[count++] = c;
                while (count > 0) partial.moveWorker(queue[--count]);
                return true;
            }
            for (int direction = 0; direction < 4; direction++) {
                int to = partial.neighbours[cell * 4 + direction];
                if (to < 0 || to == a || to == b || partial.locked[to] || parents[to] >= 0) continue;
                parents[to] = cell;
                queue[tail++] = to;
            }
        }
        return false;
    }
}
