package dev.damier.taquin;

import java.util.Arrays;

/**
 * The distances of the reduced puzzle of {@link WalkingDistance}, in a hash table. A state contains, for each line and
 * each goal line, how many tiles of that goal line are in that line. Each count has 3 bits in one long. A line has a
 * blank if its tiles are fewer than its cells.
 */
final class WalkingDistanceTable {
    /** The maximum number of lines, and of cells per line: 16 counts of 3 bits. */
    static final int MAX_LINES = 4;

    private final int lineCount;
    private final int cellsPerLine;
    private long[] keys = new long[1 << 12];
    private byte[] distances = new byte[1 << 12];
    private int size;

    /**
     * Computes all distances by breadth-first search.
     *
     * @param goal the number of tiles of goal line {@code j} in line {@code i} at the goal, at {@code i * lines + j}
     */
    WalkingDistanceTable(int lineCount, int cellsPerLine, int[] goal) {
        this.lineCount = lineCount;
        this.cellsPerLine = cellsPerLine;
        long key = 0;
        for (int i = 0; i < goal.length; i++) key += (long) goal[i] << 3 * i;
        long[] layer = {key};
        int count = 1;
        Arrays.fill(distances, (byte) -1);
        add(key, 0);
        for (int depth = 1; count > 0; depth++) {
            long[] next = new long[64];
            int found = 0;
            for (int i = 0; i < count; i++) {
                for (int line = 0; line < lineCount; line++) {
                    if (tilesInLine(layer[i], line) == cellsPerLine) continue;
                    for (int from = line - 1; from <= line + 1; from += 2) {
                        for (int goalLine = 0; goalLine < lineCount && from >= 0 && from < lineCount; goalLine++) {
                            if ((layer[i] >>> 3 * (from * lineCount + goalLine) & 7) == 0) continue;
                            long child = layer[i] - increment(from, goalLine) + increment(line, goalLine);
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

    /** Returns what one tile of a goal line in a line adds to a key. */
    long increment(int line, int goalLine) {
        return 1L << 3 * (line * lineCount + goalLine);
    }

    /** Returns the number of tiles in a line. */
    private int tilesInLine(long key, int line) {
        int sum = 0;
        for (int goalLine = 0; goalLine < lineCount; goalLine++)
            sum += (int) (key >>> 3 * (line * lineCount + goalLine) & 7);
        return sum;
    }

    int size() {
        return size;
    }

    /** Returns the minimum number of moves between lines from a state to the goal. */
    int distance(long key) {
        return distances[hashIndex(key)];
    }

    /** Adds a state and returns whether it is new. */
    private boolean add(long key, int depth) {
        int slot = hashIndex(key);
        if (distances[slot] >= 0) return false;
        keys[slot] = key;
        distances[slot] = (byte) depth;
        if (++size * 2 > keys.length) grow();
        return true;
    }

    private void grow() {
        long[] oldKeys = keys;
        byte[] oldDistances = distances;
        keys = new long[oldKeys.length * 2];
        distances = new byte[keys.length];
        Arrays.fill(distances, (byte) -1);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldDistances[i] < 0) continue;
            int slot = hashIndex(oldKeys[i]);
            keys[slot] = oldKeys[i];
            distances[slot] = oldDistances[i];
        }
    }

    /** Returns the index of a key, or the free index where it belongs. */
    private int hashIndex(long key) {
        int slot = (int) (key * 0x9E3779B97F4A7C15L >>> Long.numberOfLeadingZeros(keys.length) + 1);
        while (distances[slot] >= 0 && keys[slot] != key) slot = slot + 1 & keys.length - 1;
        return slot;
    }
}
