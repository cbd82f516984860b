package dev.damier.taquin.pattern;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Builds a {@link MultiTileTable} by breadth-first search from the goal. The frontier has one bit per placement, and the bits
 * of a block are contiguous. A horizontal move combines whole blocks with OR. A vertical move looks up the new order of each
 * placement of the frontier in a table that stays in the first-level cache.
 */
final class MultiTileTableBuilder {
    private static final int BLOCKS_PER_CHECK = 256;

    private final MultiTileSpace space;
    private final int words;

    /** Two bits per placement as two bit planes per block; both are set if the placement is not reached yet. */
    private final long[] planes;

    private long[] frontier;
    private long[] next;

    /** The orders of the frontier of the current block. */
    private final short[] current;

    private final short[] moved;

    private MultiTileTableBuilder(MultiTileSpace space) {
        this.space = space;
        words = (space.orders + 63) / 64;
        planes = new long[space.blockCount() * 2 * words];
        frontier = new long[space.blockCount() * words];
        next = new long[space.blockCount() * words];
        current = new short[space.orders];
        moved = new short[space.orders];
    }

    /**
     * Returns the entries of a table, or null if {@code stop} ended the construction.
     *
     * @param goalSet the cells of the tiles in the goal, as bits; the goal has order 0
     */
    static byte @Nullable [] build(MultiTileSpace space, int goalSet, int goalHole, BooleanSupplier stop) {
        MultiTileTableBuilder builder = new MultiTileTableBuilder(space);
        return builder.search(goalSet, goalHole, stop) ? builder.entries() : null;
    }

    private boolean search(int goalSet, int goalHole, BooleanSupplier stop) {
        Arrays.fill(planes, -1);
        next[space.block(goalSet, goalHole) * words] = 1;
        for (int moves = 0; record(moves % 3); moves++) {
            long[] swapped = frontier;
            frontier = next;
            next = swapped;
            Arrays.fill(next, 0);
            if (!expandFrontier(stop)) return false;
        }
        return true;
    }

    /** Stores a value for all new placements and removes the others. Returns whether there is a new one. */
    private boolean record(int value) {
        long any = 0;
        long low = (value & 1) != 0 ? -1 : 0;
        long high = (value & 2) != 0 ? -1 : 0;
        for (int block = 0; block < space.blockCount(); block++) {
            for (int w = 0; w < words; w++) {
                int at = block * 2 * words + w;
                long added = next[block * words + w] & planes[at] & planes[at + words];
                next[block * words + w] = added;
                any |= added;
                planes[at] &= ~added | low;
                planes[at + words] &= ~added | high;
            }
        }
        return any != 0;
    }

    private boolean expandFrontier(BooleanSupplier stop) {
        for (int set = 0; set < 1 << space.size; set++) {
            if (!space.isSet(set)) continue;
            for (int hole = 0; hole < space.size; hole++) {
                if ((set >> hole & 1) != 0) continue;
                int block = space.block(set, hole);
                if (block % BLOCKS_PER_CHECK == 0 && stop.getAsBoolean()) return false;
                expandBlock(set, hole, block * words);
            }
        }
        return true;
    }

    private void expandBlock(int set, int hole, int at) {
        int count = 0;
        for (int w = 0; w < words; w++)
            for (long left = frontier[at + w]; left != 0; left &= left - 1)
                current[count++] = (short) (w << 6 | Long.numberOfTrailingZeros(left));
        if (count == 0) return;
        for (int direction = 0; direction < 4; direction++) {
            boolean sameOrders = true;
            int newSet = set;
            int newHole = hole;
            for (int source = space.neighbour(hole, direction);
                    source >= 0;
                    source = space.neighbour(newHole, direction)) {
                short[] rotation = space.rotation(newSet, source, newHole);
                if (rotation != null) {
                    rotate(sameOrders ? current : moved, rotation, count);
                    sameOrders = false;
                }
                newSet = MultiTileSpace.setAfter(newSet, source, newHole);
                newHole = source;
                int to = space.block(newSet, newHole) * words;
                if (sameOrders) for (int w = 0; w < words; w++) next[to + w] |= frontier[at + w];
                else for (int i = 0; i < count; i++) next[to + (moved[i] >> 6)] |= 1L << moved[i];
            }
        }
    }

    private void rotate(short[] from, short[] rotation, int count) {
        for (int i = 0; i < count; i++) moved[i] = rotation[from[i]];
    }

    /** Returns the entries by order and block, with the two bits of a placement next to each other. */
    private byte[] entries() {
        // Both are garbage now, before the entries are allocated.
        frontier = new long[0];
        next = new long[0];
        int bytesPerOrder = MultiTileTable.entriesPerOrder(space.blockCount()) / 4;
        byte[] entries = new byte[space.orders * bytesPerOrder];
        for (int w = 0; w < words; w++) {
            int orders = Math.min(64, space.orders - w * 64);
            for (int block = 0; block < space.blockCount(); block++) {
                long low = planes[block * 2 * words + w];
                long high = planes[block * 2 * words + words + w];
                int at = w * 64 * bytesPerOrder + block / 4;
                int shift = block % 4 * 2;
                for (int order = 0; order < orders; order++, at += bytesPerOrder)
                    entries[at] |= (byte) ((low >>> order & 1 | (high >>> order & 1) << 1) << shift);
            }
        }
        return entries;
    }
}
