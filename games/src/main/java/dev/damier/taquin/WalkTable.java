package dev.damier.taquin;

import java.util.Arrays;

/**
 * The puzzle left when only lines count: a state says how many tiles of each home line are in each line, 3 bits each, in
 * one long; a line has a hole where its tiles are fewer than its cells. All distances from the goal, in a hash table.
 */
final class WalkTable {
    /** The most lines, and cells in a line: 16 counts of 3 bits. */
    static final int LINES = 4;

    private final int lines;
    private final int cells;
    private long[] keys = new long[1 << 12];
    private byte[] depths = new byte[1 << 12];
    private int size;

    /** @param goal how many tiles of home {@code j} are in line {@code i} at the goal, at {@code i * lines + j} */
    WalkTable(int lines, int cells, int[] goal) {
        this.lines = lines;
        this.cells = cells;
        long key = 0;
        for (int i = 0; i < goal.length; i++) key += (long) goal[i] << 3 * i;
        long[] layer = {key};
        int count = 1;
        Arrays.fill(depths, (byte) -1);
        add(key, 0);
        for (int depth = 1; count > 0; depth++) {
            long[] next = new long[64];
            int found = 0;
            for (int i = 0; i < count; i++) {
                for (int line = 0; line < lines; line++) {
                    if (tiles(layer[i], line) == cells) continue;
                    for (int from = line - 1; from <= line + 1; from += 2) {
                        for (int home = 0; home < lines && from >= 0 && from < lines; home++) {
                            if ((layer[i] >>> 3 * (from * lines + home) & 7) == 0) continue;
                            long child = layer[i] - unit(from, home) + unit(line, home);
                            if (!add(child, depth)) continue;
                            if (found == next.length) next = Arrays.copyOf(next, found * 2);
                            next[found++] = child;
                        }
                    }
                }
            }
            layer = next;
            count = found;
        }
    }

    /** What one tile of this home in this line adds to a key. */
    long unit(int line, int home) {
        return 1L << 3 * (line * lines + home);
    }

    private int tiles(long key, int line) {
        int sum = 0;
        for (int home = 0; home < lines; home++) sum += (int) (key >>> 3 * (line * lines + home) & 7);
        return sum;
    }

    int size() {
        return size;
    }

    /** Moves across the lines that this many tiles in these lines need at least. */
    int distance(long key) {
        return depths[slot(key)];
    }

    private boolean add(long key, int depth) {
        int slot = slot(key);
        if (depths[slot] >= 0) return false;
        keys[slot] = key;
        depths[slot] = (byte) depth;
        if (++size * 2 > keys.length) grow();
        return true;
    }

    private void grow() {
        long[] oldKeys = keys;
        byte[] oldDepths = depths;
        keys = new long[oldKeys.length * 2];
        depths = new byte[keys.length];
        Arrays.fill(depths, (byte) -1);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldDepths[i] < 0) continue;
            int slot = slot(oldKeys[i]);
            keys[slot] = oldKeys[i];
            depths[slot] = oldDepths[i];
        }
    }

    /** Where this key is, or would be. */
    private int slot(long key) {
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> Long.numberOfLeadingZeros(keys.length) + 1);
        while (depths[slot] >= 0 && keys[slot] != key) slot = slot + 1 & keys.length - 1;
        return slot;
    }
}
