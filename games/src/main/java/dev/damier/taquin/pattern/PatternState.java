package dev.damier.taquin.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The excess of a running search's board over its Manhattan distance, as each partition of its tiles knows it. A move
 * updates the patterns that its tile belongs to; one that several partitions share is looked up once. (Where the hole goes
 * to is next to where it was, so in the eyes of every other pattern it stays in its region.)
 *
 * <p>A slide changes the excess of a pattern by at most one, and not upwards if it takes the tile away from home. So only
 * partitions that have nothing to spare can refuse a slide, and these are asked first. (Merged tables may jump, for they
 * forget where the hole is: these are always asked.)
 */
final class PatternState {
    private final int cells;
    private final PatternTable[] tables;
    private final boolean[] jumps;
    /** {@code [view * cells + cell]}: where the cell is on the table's board. */
    private final byte[] cellOf;
    /** The views that follow each tile, and the partitions that count each view. */
    private final int[][] viewsOf;

    private final int[][] partitionsOf;
    /** The most views of a tile. */
    private final int max;

    private final long[] mask;
    private final int[] order;
    private final int[] value;
    private final int[] sum;

    /** What a move replaced, {@code [depth * most + index of the view]}. */
    private long[] oldMask = new long[256];

    private int[] oldOrder = new int[256];
    private int[] oldValue = new int[256];

    PatternState(NormalizedBoard normalized, Partition[] parts) {
        List<Partition.View> views = new ArrayList<>();
        List<List<Integer>> counted = new ArrayList<>();
        for (int p = 0; p < parts.length; p++)
            for (Partition.View view : parts[p].views()) {
                int v = 0;
                while (v < views.size() && !views.get(v).same(view)) v++;
                if (v == views.size()) {
                    views.add(view);
                    counted.add(new ArrayList<>());
                }
                counted.get(v).add(p);
            }
        cells = normalized.cells().length;
        tables = new PatternTable[views.size()];
        jumps = new boolean[tables.length];
        cellOf = new byte[tables.length * cells];
        mask = new long[tables.length];
        order = new int[tables.length];
        value = new int[tables.length];
        sum = new int[parts.length];
        partitionsOf = counted.stream()
                .map(list -> list.stream().mapToInt(p -> p).toArray())
                .toArray(int[][]::new);
        for (int v = 0; v < tables.length; v++) {
            tables[v] = views.get(v).table();
            jumps[v] = tables[v].pattern().merged();
            for (int cell = 0; cell < cells; cell++)
                cellOf[v * cells + cell] = (byte) views.get(v).cell()[cell];
            place(v, views.get(v), normalized);
            for (int p : partitionsOf[v]) sum[p] += value[v];
        }
        viewsOf = new int[cells][];
        int widest = 0;
        for (int tile = 0; tile < cells; tile++) {
            int wanted = tile;
            viewsOf[tile] = IntStream.range(0, tables.length)
                    .filter(v -> views.get(v).label()[wanted] >= 0)
                    .toArray();
            widest = Math.max(widest, viewsOf[tile].length);
        }
        max = widest;
    }

    private void place(int v, Partition.View view, NormalizedBoard normalized) {
        int[] labelOn = new int[cells];
        Arrays.fill(labelOn, -1);
        for (int cell = 0; cell < cells; cell++) {
            int tile = normalized.cells()[cell];
            if (tile < 0 || view.label()[tile] < 0) continue;
            mask[v] |= 1L << view.cell()[cell];
            labelOn[view.cell()[cell]] = view.label()[tile];
        }
        PatternBlocks blocks = view.table().blocks();
        order[v] = blocks.space.order(Arrays.stream(labelOn).filter(l -> l >= 0).toArray());
        int[] holes = Arrays.stream(normalized.holes()).map(h -> view.cell()[h]).toArray();
        value[v] = view.table().excess(blocks.slot(mask[v], holes), order[v]);
    }

    /** Half the number of moves that are certainly needed beyond the Manhattan distance. */
    int excess() {
        int greatest = 0;
        for (int s : sum) greatest = Math.max(greatest, s);
        return greatest;
    }

    /**
     * Slides a tile if the excess then stays within what is allowed; returns whether it did.
     *
     * @param other where the second hole is, when two are followed
     * @param nearer whether the tile comes nearer home
     */
    boolean move(int tile, int from, int to, int other, boolean nearer, int allowed, int depth) {
        int[] views = viewsOf[tile];
        int at = depth * max;
        if (at + max > oldMask.length) grow();
        int spare = nearer ? allowed - 1 : allowed;
        int asked = 0;
        for (int i = 0; i < views.length; i++) {
            int v = views[i];
            int greatest = greatest(v);
            if (greatest <= spare && !jumps[v]) continue;
            asked |= 1 << i;
            look(v, from, to, other, at + i);
            if (greatest - value[v] + oldValue[at + i] > allowed) return false;
        }
        for (int i = 0; i < views.length; i++) {
            if ((asked >> i & 1) == 0) look(views[i], from, to, other, at + i);
        }
        exchange(views, at);
        return true;
    }

    /** The greatest sum of a partition that counts this view. */
    private int greatest(int v) {
        int greatest = 0;
        for (int p : partitionsOf[v]) greatest = Math.max(greatest, sum[p]);
        return greatest;
    }

    /** Works out where a slide leads in a view. */
    private void look(int v, int from, int to, int other, int at) {
        PatternTable table = tables[v];
        PatternBlocks blocks = table.blocks();
        PatternSpace space = blocks.space;
        int a = cellOf[v * cells + from];
        int b = cellOf[v * cells + to];
        long moved = mask[v] ^ 1L << a;
        int rank = Long.bitCount(moved & (1L << a) - 1);
        int rankAfter = Long.bitCount(moved & (1L << b) - 1);
        moved |= 1L << b;
        int newOrder = order[v];
        if (rank != rankAfter) newOrder = space.shift[rank * space.tiles + rankAfter][newOrder];
        int slot = blocks.slot(space.set(moved), a, cellOf[v * cells + other]);
        oldMask[at] = moved;
        oldOrder[at] = newOrder;
        oldValue[at] = table.excess(slot, newOrder);
    }

    void undo(int tile, int depth) {
        exchange(viewsOf[tile], depth * max);
    }

    private void exchange(int[] views, int at) {
        for (int i = 0; i < views.length; i++) {
            int v = views[i];
            long m = mask[v];
            int o = order[v];
            int x = value[v];
            mask[v] = oldMask[at + i];
            order[v] = oldOrder[at + i];
            value[v] = oldValue[at + i];
            oldMask[at + i] = m;
            oldOrder[at + i] = o;
            oldValue[at + i] = x;
            int change = value[v] - x;
            if (change != 0) for (int p : partitionsOf[v]) sum[p] += change;
        }
    }

    private void grow() {
        oldMask = Arrays.copyOf(oldMask, oldMask.length * 2);
        oldOrder = Arrays.copyOf(oldOrder, oldOrder.length * 2);
        oldValue = Arrays.copyOf(oldValue, oldValue.length * 2);
    }
}
