package dev.damier.taquin;

import dev.damier.run.Control;
import dev.damier.run.Counters;

/**
 * Depth-first search under a cost bound for one hole: the inner loop of IDA*. Nothing is allocated while it runs; each
 * move updates one pattern of each partition.
 */
final class OneHoleSearch {
    private final Frame frame;
    private final int[] automaton;
    private final int[] source;
    private final byte[] distance;
    private final Control control;
    final Counters counters = new Counters();

    private final int[] cells;
    private final int partitions;
    private final Partition.View[] views;
    private final int[] viewOf;
    private final long[] mask;
    private final int[] order;
    private final int[] value;
    private final int[] sum;

    private final int[] path = new int[1024];
    private int length;
    private boolean stopped;

    OneHoleSearch(Frame frame, Partition[] parts, MoveAutomaton automaton, Control control) {
        this.frame = frame;
        this.automaton = automaton.next;
        this.control = control;
        source = frame.sources();
        distance = frame.distances();
        cells = frame.cells().clone();
        partitions = parts.length;
        int n = cells.length;
        int total = 0;
        for (Partition part : parts) total += part.views().length;
        views = new Partition.View[total];
        viewOf = new int[partitions * n];
        mask = new long[total];
        order = new int[total];
        value = new int[total];
        sum = new int[partitions];
        total = 0;
        for (int p = 0; p < partitions; p++) {
            for (int t = 0; t < n; t++) {
                int v = parts[p].viewOf()[t];
                viewOf[t * partitions + p] = v < 0 ? -1 : total + v;
            }
            for (Partition.View view : parts[p].views()) {
                views[total] = view;
                place(total);
                sum[p] += value[total++];
            }
        }
    }

    private void place(int v) {
        Partition.View view = views[v];
        PatternSpace space = view.table().space();
        int[] labelOn = new int[cells.length];
        java.util.Arrays.fill(labelOn, -1);
        for (int cell = 0; cell < cells.length; cell++) {
            if (cells[cell] < 0 || view.label()[cells[cell]] < 0) continue;
            mask[v] |= 1L << view.cell()[cell];
            labelOn[view.cell()[cell]] = view.label()[cells[cell]];
        }
        int[] labelAt = java.util.Arrays.stream(labelOn).filter(l -> l >= 0).toArray();
        order[v] = space.order(labelAt);
        value[v] = view.table().excess(mask[v], order[v]);
    }

    int manhattan() {
        int md = 0;
        for (int c = 0; c < cells.length; c++) if (cells[c] >= 0) md += distance[cells[c] * cells.length + c];
        return md;
    }

    int estimate() {
        int most = 0;
        for (int s : sum) most = Math.max(most, s);
        return manhattan() + 2 * most;
    }

    boolean within(int bound) {
        return extend(frame.hole(), bound, manhattan(), MoveAutomaton.START, 0);
    }

    private boolean extend(int hole, int left, int md, int state, int depth) {
        if (md == 0) {
            length = depth;
            return true;
        }
        if (control.stop(counters)) {
            stopped = true;
            return false;
        }
        counters.expanded++;
        int n = cells.length;
        for (int direction = 0; direction < 4; direction++) {
            int after = automaton[state * 4 + direction];
            int from = source[hole * 4 + direction];
            if (after < 0 || from < 0) continue;
            counters.generated++;
            int tile = cells[from];
            int mdAfter = md - distance[tile * n + from] + distance[tile * n + hole];
            int allowed = (left - 1 - mdAfter) >> 1;
            if (allowed < 0) continue;
            if (extend(hole, left, mdAfter, after, depth, direction, from, tile, allowed, 0)) return true;
            if (stopped) return false;
        }
        return false;
    }

    /** Updates the partitions one after another, gives up as soon as one is over what is allowed, then goes on. */
    private boolean extend(
            int hole, int left, int md, int after, int depth, int direction, int from, int tile, int allowed, int p) {
        if (p == partitions) {
            cells[from] = -1;
            cells[hole] = tile;
            path[depth] = from * 4 + direction;
            boolean found = extend(from, left - 1, md, after, depth + 1);
            cells[hole] = -1;
            cells[from] = tile;
            return found;
        }
        int v = viewOf[tile * partitions + p];
        if (v < 0) {
            if (sum[p] > allowed) return false;
            return extend(hole, left, md, after, depth, direction, from, tile, allowed, p + 1);
        }
        Partition.View view = views[v];
        PatternTable table = view.table();
        int a = view.cell()[from];
        int b = view.cell()[hole];
        long before = mask[v];
        int orderBefore = order[v];
        int valueBefore = value[v];
        long moved = before ^ 1L << a;
        int rank = Long.bitCount(before & (1L << a) - 1);
        int rankAfter = Long.bitCount(moved & (1L << b) - 1);
        moved |= 1L << b;
        int newOrder = rank == rankAfter
                ? orderBefore
                : table.space().shift[rank * table.space().tiles + rankAfter][orderBefore];
        int newValue = table.excess(moved, newOrder);
        int newSum = sum[p] - valueBefore + newValue;
        if (newSum > allowed) return false;
        mask[v] = moved;
        order[v] = newOrder;
        value[v] = newValue;
        sum[p] = newSum;
        boolean found = extend(hole, left, md, after, depth, direction, from, tile, allowed, p + 1);
        mask[v] = before;
        order[v] = orderBefore;
        value[v] = valueBefore;
        sum[p] = newSum - newValue + valueBefore;
        return found;
    }

    boolean stopped() {
        return stopped;
    }

    int[] line() {
        return java.util.Arrays.copyOf(path, length);
    }
}
