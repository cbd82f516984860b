package dev.damier.taquin.pattern;

import java.util.Arrays;

/**
 * The excess of a running search's board over its Manhattan distance, as each partition of its tiles knows it. A move
 * updates one pattern of each partition: the one its tile belongs to. (Where the hole goes to is next to where it was,
 * so in the eyes of every other pattern it stays in its region.)
 */
final class PatternState {
    private final int partitions;
    private final PatternTable[] tables;
    /** {@code [view * cells + cell]}: where the cell is on the table's board. */
    private final byte[] cellOf;
    /** {@code [tile * partitions + partition]}: the view that follows the tile, or -1. */
    private final int[] viewOf;

    private final int cells;
    private final long[] mask;
    private final int[] order;
    private final int[] value;
    private final int[] sum;

    /** What a move replaced, {@code [depth * partitions + partition]}. */
    private long[] oldMask = new long[256];

    private int[] oldOrder = new int[256];
    private int[] oldValue = new int[256];

    PatternState(Frame frame, Partition[] parts) {
        partitions = parts.length;
        cells = frame.cells().length;
        int count = 0;
        for (Partition part : parts) count += part.views().length;
        tables = new PatternTable[count];
        cellOf = new byte[count * cells];
        viewOf = new int[cells * partitions];
        mask = new long[count];
        order = new int[count];
        value = new int[count];
        sum = new int[partitions];
        Arrays.fill(viewOf, -1);
        int v = 0;
        for (int p = 0; p < partitions; p++)
            for (Partition.View view : parts[p].views()) {
                tables[v] = view.table();
                for (int cell = 0; cell < cells; cell++) {
                    cellOf[v * cells + cell] = (byte) view.cell()[cell];
                    if (view.label()[cell] >= 0) viewOf[cell * partitions + p] = v;
                }
                place(v, view, frame);
                sum[p] += value[v++];
            }
    }

    private void place(int v, Partition.View view, Frame frame) {
        int[] labelOn = new int[cells];
        Arrays.fill(labelOn, -1);
        for (int cell = 0; cell < cells; cell++) {
            int tile = frame.cells()[cell];
            if (tile < 0 || view.label()[tile] < 0) continue;
            mask[v] |= 1L << view.cell()[cell];
            labelOn[view.cell()[cell]] = view.label()[tile];
        }
        PatternBlocks blocks = view.table().blocks();
        order[v] = blocks.space.order(Arrays.stream(labelOn).filter(l -> l >= 0).toArray());
        int[] holes = Arrays.stream(frame.holes()).map(h -> view.cell()[h]).toArray();
        value[v] = view.table().excess(blocks.block(mask[v], holes), order[v]);
    }

    /** Half the number of moves that are certainly needed beyond the Manhattan distance. */
    int excess() {
        int most = 0;
        for (int s : sum) most = Math.max(most, s);
        return most;
    }

    /**
     * Slides a tile if the excess then stays within what is allowed; returns whether it did.
     *
     * @param other where the second hole is, when two are followed
     */
    boolean move(int tile, int from, int to, int other, int allowed, int depth) {
        int at = depth * partitions;
        if (at + partitions > oldMask.length) grow();
        for (int p = 0; p < partitions; p++) {
            int v = viewOf[tile * partitions + p];
            if (v < 0) {
                if (sum[p] > allowed) return false;
                continue;
            }
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
            int set = space.set(moved);
            int block = blocks.holes == 1
                    ? blocks.block(set, a)
                    : blocks.holes == 0 ? set : blocks.block(set, a, cellOf[v * cells + other]);
            int newValue = table.excess(block, newOrder);
            if (sum[p] - value[v] + newValue > allowed) return false;
            oldMask[at + p] = moved;
            oldOrder[at + p] = newOrder;
            oldValue[at + p] = newValue;
        }
        exchange(tile, at);
        return true;
    }

    void undo(int tile, int depth) {
        exchange(tile, depth * partitions);
    }

    private void exchange(int tile, int at) {
        for (int p = 0; p < partitions; p++) {
            int v = viewOf[tile * partitions + p];
            if (v < 0) continue;
            long m = mask[v];
            int o = order[v];
            int x = value[v];
            mask[v] = oldMask[at + p];
            order[v] = oldOrder[at + p];
            value[v] = oldValue[at + p];
            sum[p] += value[v] - x;
            oldMask[at + p] = m;
            oldOrder[at + p] = o;
            oldValue[at + p] = x;
        }
    }

    private void grow() {
        oldMask = Arrays.copyOf(oldMask, oldMask.length * 2);
        oldOrder = Arrays.copyOf(oldOrder, oldOrder.length * 2);
        oldValue = Arrays.copyOf(oldValue, oldValue.length * 2);
    }
}
