package dev.damier.ricochet.optimal;

import java.util.Arrays;

/**
 * The states a search has met, numbered densely from 0, with their cost, their parent and whether they are expanded.
 *
 * <p>A node is a record of ints in a chunk: a key of 1, 2 or 4 ints, the parent, the cost. Chunks are never copied, and
 * one record lies in one or two cache lines, which is what large searches wait for. The hash table of numbers starts
 * small: a short search touches a few kilobytes and clearing is as cheap.
 */
final class OptimalStates {
    private static final int CHUNK = 13;
    private static final int NODES = 1 << CHUNK;
    private static final int OFFSET = NODES - 1;
    private static final int FIRST_SLOTS = 1 << 11;

    /** Chunks and slots kept for the next search on this thread. */
    private static final int KEPT_CHUNKS = 16;

    private static final int KEPT_SLOTS = 1 << 18;

    /** Below this many states the tables are in the cache anyway. */
    private static final int LARGE = 1 << 14;

    private static final int CLOSED = 1 << 31;

    private int keyInts;
    private int stride;
    private int size;
    private int chunks;
    private int[][] nodes = new int[KEPT_CHUNKS][];
    private int[] slots = new int[FIRST_SLOTS];
    private int mask;
    private int slot;

    /** Forgets everything; keys will have this many ints. */
    void reset(int ints) {
        if (chunks > KEPT_CHUNKS || ints != keyInts) nodes = new int[KEPT_CHUNKS][];
        if (slots.length > KEPT_SLOTS) slots = new int[FIRST_SLOTS];
        chunks = 0;
        keyInts = ints;
        stride = ints + 2;
        size = 0;
        mask = FIRST_SLOTS - 1;
        Arrays.fill(slots, 0, FIRST_SLOTS, 0);
    }

    int size() {
        return size;
    }

    /** Memory in use. */
    long bytes() {
        return (long) chunks * NODES * stride * 4 + slots.length * 4L;
    }

    /** Memory that this many more states may need at worst. */
    long bytesToGrow(int more) {
        long nodeBytes = size + more > chunks << CHUNK ? (long) NODES * stride * 4 : 0;
        return full(more) && mask + 1 == slots.length ? nodeBytes + slots.length * 4L : nodeBytes;
    }

    /**
     * Brings the cache lines that {@link #find} will want for these keys near, all at once: the processor waits for the
     * memory once and not key by key. The result means nothing, but must be used or the loads would be removed.
     */
    int touch(long[] lows, long[] highs, int n, int[] scratch) {
        if (size < LARGE) return 0;
        for (int i = 0; i < n; i++) scratch[i] = slots[hash(lows[i], highs[i]) & mask];
        int sum = 0;
        for (int i = 0; i < n; i++) {
            int id = Math.max(scratch[i] - 1, 0);
            sum += nodes[id >>> CHUNK][(id & OFFSET) * stride];
        }
        return sum;
    }

    /** The number of this state, or -1; then {@link #add} with the same key puts it where this looked. */
    int find(long low, long high) {
        int at = hash(low, high) & mask;
        for (int id; (id = slots[at] - 1) >= 0; at = at + 1 & mask) {
            int[] chunk = nodes[id >>> CHUNK];
            int i = (id & OFFSET) * stride;
            if (chunk[i] != (int) low) continue;
            if (keyInts == 1) return id;
            if (chunk[i + 1] != (int) (low >>> 32)) continue;
            if (keyInts == 2 || (chunk[i + 2] == (int) high && chunk[i + 3] == (int) (high >>> 32))) return id;
        }
        slot = at;
        return -1;
    }

    /** Adds the state {@link #find} has just not found. */
    int add(long low, long high, int parent, int cost) {
        if (full(1)) {
            grow();
            find(low, high);
        }
        if (size == chunks << CHUNK) addChunk();
        int id = size++;
        slots[slot] = id + 1;
        int[] chunk = nodes[id >>> CHUNK];
        int i = (id & OFFSET) * stride;
        chunk[i] = (int) low;
        if (keyInts > 1) chunk[i + 1] = (int) (low >>> 32);
        if (keyInts > 2) {
            chunk[i + 2] = (int) high;
            chunk[i + 3] = (int) (high >>> 32);
        }
        chunk[i + keyInts] = parent;
        chunk[i + keyInts + 1] = cost;
        return id;
    }

    /** Takes a cheaper way to a state that is still open; false when this way is no cheaper. */
    boolean improve(int id, int parent, int cost) {
        int[] chunk = nodes[id >>> CHUNK];
        int i = (id & OFFSET) * stride + keyInts;
        int known = chunk[i + 1];
        if (known <= cost) return false;
        chunk[i] = parent;
        chunk[i + 1] = cost;
        return true;
    }

    long low(int id) {
        int[] chunk = nodes[id >>> CHUNK];
        int i = (id & OFFSET) * stride;
        return keyInts == 1 ? chunk[i] & 0xFFFFFFFFL : chunk[i] & 0xFFFFFFFFL | (long) chunk[i + 1] << 32;
    }

    long high(int id) {
        if (keyInts < 4) return 0;
        int[] chunk = nodes[id >>> CHUNK];
        int i = (id & OFFSET) * stride;
        return chunk[i + 2] & 0xFFFFFFFFL | (long) chunk[i + 3] << 32;
    }

    int parent(int id) {
        return nodes[id >>> CHUNK][(id & OFFSET) * stride + keyInts];
    }

    int cost(int id) {
        return nodes[id >>> CHUNK][(id & OFFSET) * stride + keyInts + 1] & ~CLOSED;
    }

    boolean closed(int id) {
        return nodes[id >>> CHUNK][(id & OFFSET) * stride + keyInts + 1] < 0;
    }

    /** A closed state keeps its cost; with the mark it is lower than any, so {@link #improve} refuses. */
    void close(int id) {
        nodes[id >>> CHUNK][(id & OFFSET) * stride + keyInts + 1] |= CLOSED;
    }

    private static int hash(long low, long high) {
        long h = (low ^ high * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
        return (int) (h >>> 32) ^ (int) (h >>> 47);
    }

    /** At most three quarters of the slots are used. */
    private boolean full(int more) {
        return size + more > (mask + 1 >>> 2) * 3;
    }

    private void grow() {
        int n = (mask + 1) * 2;
        mask = n - 1;
        if (n > slots.length) {
            slots = null;
            slots = new int[n];
        } else {
            Arrays.fill(slots, 0, n, 0);
        }
        for (int id = 0; id < size; id++) {
            int at = hash(low(id), high(id)) & mask;
            while (slots[at] != 0) at = at + 1 & mask;
            slots[at] = id + 1;
        }
    }

    private void addChunk() {
        if (chunks == nodes.length) nodes = Arrays.copyOf(nodes, chunks * 2);
        if (nodes[chunks] == null) nodes[chunks] = new int[NODES * stride];
        chunks++;
    }
}
