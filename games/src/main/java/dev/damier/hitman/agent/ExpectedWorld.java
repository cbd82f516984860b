package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Chances;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Grid;

/**
 * The world as an explorer expects it, for planning: he looks through unknown cells as far as they are likely to be
 * empty, and being watched is priced by its chance, with some caution, since a guard watches more than one step. The
 * chance of an unseen guard counts until his cell has been seen.
 */
final class ExpectedWorld {
    private static final double LIKELY = 0.5;

    // The best of 69 random settings on the shared 6×7 worlds; see docs/benchmarks.md for what that is worth.
    private static final double ENTERS = 0.31;
    private static final double SEES_THROUGH = 0.47;
    private static final double CAUTION = 1.8;
    private static final int PRICE = 5;
    private static final int FAR = 99;

    final Grid grid;
    final int words;

    /** Cells a pose (4 × cell + heading) lets one see, {@link #words} longs each. */
    final long[] view;

    /** Cells worth seeing, that can be seen from somewhere. */
    final long[] wanted;

    /** What seeing a cell is worth in score: 2 × the chance that the likeliest guess is wrong. */
    final double[] worth;

    private final Chances chances;
    private final boolean[] enterable;
    private final boolean[] reached;
    private final double[] charge;
    private final int[][] dangerCells;
    private final double[][] dangers;

    ExpectedWorld(Grid grid, Chances chances, int from) {
        this.grid = grid;
        this.chances = chances;
        int n = grid.size();
        words = (n + 63) / 64;
        view = new long[4 * n * words];
        wanted = new long[words];
        worth = new double[n];
        enterable = new boolean[n];
        reached = new boolean[n];
        charge = new double[n];
        dangerCells = new int[n][];
        dangers = new double[n][];
        for (int c = 0; c < n; c++) {
            Content known = chances.proven(c);
            enterable[c] = known == null ? chances.of(c, ContentMasks.ENTERABLE) >= ENTERS : known.enterable();
        }
        reach(from);
        for (int c = 0; c < n; c++) if (reached[c]) look(c);
        for (int c = 0; c < n; c++) want(c);
    }

    private void reach(int from) {
        int[] queue = new int[grid.size()];
        int tail = 0;
        queue[tail++] = from;
        reached[from] = true;
        for (int head = 0; head < tail; head++) {
            for (int way = 0; way < 4; way++) {
                int next = grid.ahead(queue[head], way);
                if (next < 0 || reached[next] || !enterable[next]) continue;
                reached[next] = true;
                queue[tail++] = next;
            }
        }
    }

    private void look(int cell) {
        int[] cells = new int[8];
        double[] chance = new double[8];
        int n = 0;
        for (int way = 0; way < 4; way++) {
            int far = cell;
            double through = 1;
            for (int d = 0; d < 3; d++) {
                far = grid.ahead(far, way);
                if (far < 0) break;
                view[(4 * cell + way) * words + (far >> 6)] |= 1L << far;
                through *= chances.of(far, Content.EMPTY);
                if (through < SEES_THROUGH) break;
            }
            int near = grid.ahead(cell, way);
            if (near < 0) continue;
            int watcher = ContentMasks.guard(way + 2 & 3);
            n = danger(cell, near, chances.of(near, watcher), cells, chance, n);
            int behind = grid.ahead(near, way);
            if (behind < 0) continue;
            n = danger(cell, behind, chances.of(near, Content.EMPTY) * chances.of(behind, watcher), cells, chance, n);
        }
        if (chances.of(cell, ContentMasks.CIVILIANS) > LIKELY) {
            charge[cell] = 0;
            n = 0;
        }
        dangerCells[cell] = java.util.Arrays.copyOf(cells, n);
        dangers[cell] = java.util.Arrays.copyOf(chance, n);
    }

    private int danger(int cell, int watcher, double chance, int[] cells, double[] list, int n) {
        if (chance == 0) return n;
        if (chance > 1 - 1e-9) {
            charge[cell] += PRICE;
            return n;
        }
        cells[n] = watcher;
        list[n] = CAUTION * PRICE * chance;
        return n + 1;
    }

    /** A cell is wanted if it is not proven. The start is proven once all else is, unless a civilian stands there. */
    private void want(int cell) {
        if (chances.proven(cell) != null) return;
        worth[cell] = 2 * (1 - chances.of(cell, chances.likeliest(cell)));
        if (cell == 0 && chances.of(0, ContentMasks.CIVILIANS) < LIKELY) return;
        wanted[cell >> 6] |= 1L << cell;
    }

    /**
     * Leaves out of the wanted what no pose can show; true if something remains. The start comes last: where the
     * numbers are unknown it may be all that is open once the rest is proven.
     */
    boolean narrow() {
        long[] seen = new long[words];
        for (int i = 0; i < view.length; i++) seen[i % words] |= view[i];
        boolean some = false;
        for (int w = 0; w < words; w++) {
            wanted[w] &= seen[w];
            some |= wanted[w] != 0;
        }
        if (!some && (seen[0] & 1) != 0 && onlyStartOpen()) {
            wanted[0] = 1;
            return true;
        }
        return some;
    }

    private boolean onlyStartOpen() {
        for (int c = 1; c < grid.size(); c++) if (chances.proven(c) == null) return false;
        return chances.proven(0) == null;
    }

    boolean enters(int cell) {
        return cell >= 0 && reached[cell];
    }

    /** The expected price of an action that ends on a cell, when these cells have been seen on the way. */
    double price(int cell, long[] seen, int at) {
        double price = 1 + charge[cell];
        int[] cells = dangerCells[cell];
        for (int i = 0; i < cells.length; i++) {
            if ((seen[at + (cells[i] >> 6)] >>> cells[i] & 1) == 0) price += dangers[cell][i];
        }
        return price;
    }

    /** The price from each cell to where this one can be seen, turns not counted; a large number if it cannot. */
    int[] distances(int target) {
        int[] distance = new int[grid.size()];
        java.util.Arrays.fill(distance, FAR);
        java.util.ArrayDeque<Integer> queue = new java.util.ArrayDeque<>();
        for (int pose = 0; pose < 4 * grid.size(); pose++) {
            if ((view[pose * words + (target >> 6)] >>> target & 1) == 0 || distance[pose / 4] == 0) continue;
            distance[pose / 4] = 0;
            queue.add(pose / 4);
        }
        // Label-correcting: prices are small and worlds too, so a queue does as well as a heap.
        while (!queue.isEmpty()) {
            int cell = queue.poll();
            int price = distance[cell] + 1 + (int) charge[cell];
            for (int way = 0; way < 4; way++) {
                int next = grid.ahead(cell, way);
                if (!enters(next) || distance[next] <= price) continue;
                distance[next] = price;
                queue.add(next);
            }
        }
        return distance;
    }
}
