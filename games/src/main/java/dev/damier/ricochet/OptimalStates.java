package dev.damier.ricochet;

import java.util.Arrays;

/**
 * The states a search has met, numbered densely from 0, with their cost, their parent and whether they are expanded.
 *
 * <p>A key of up to 128 bits is kept in 1, 2 or 4 ints. Nodes live in chunks, so nothing is copied as they grow, and the
 * hash table of numbers starts small: a short search touches a few kilobytes and clearing is as cheap.
 */
final class OptimalStates {
    private static final int CHUNK = 14;
    private static final int NODES = 1 << CHUNK;
    private static final int OFFSET = NODES - 1;
    private static final int FIRST_SLOTS = 1 << 11;

    /** Chunks and slots kept for the next search on this thread. */
    private static final int KEPT_CHUNKS = 4;

    private static final int KEPT_SLOTS = 1 << 17;

    private static final int CLOSED = 1 << 15;

    private int stride;
    private int size;
    private int chunks;
    private int[][] keys = new int[KEPT_CHUNKS][];
    private int[][] parents = new int[KEPT_CHUNKS][];
    private short[][] costs = new short[KEPT_CHUNKS][];
    private int[] slots = new int[FIRST_SLOTS];
    private int mask;
    private int slot;

    /** Forgets everything; keys will have this many ints. */
    void reset(int ints) {
        if (chunks > KEPT_CHUNKS || ints != stride) {
            chunks = 0;
            keys = new int[KEPT_CHUNKS][];
            parents = new int[KEPT_CHUNKS][];
            costs = new short[KEPT_CHUNKS][];
        }
        if (slots.length > KEPT_SLOTS) slots = new int[FIRST_SLOTS];
        stride = ints;
        size = 0;
        mask = FIRST_SLOTS - 1;
        Arrays.fill(slots, 0, FIRST_SLOTS, 0);
    }

    int size() {
        return size;
    }

    /** Memory in use. */
    long bytes() {
        return (long) chunks * NODES * (stride * 4 + 6) + slots.length * 4L;
    }

    /** Memory that one more state may need at worst. */
    long bytesToGrow() {
        long more = size == chunks << CHUNK ? (long) NODES * (stride * 4 + 6) : 0;
        return full() && mask + 1 == slots.length ? more + slots.length * 4L : more;
    }

    /** The number of this state, or -1; then {@link #add} with the same key puts it where this looked. */
    int find(long low, long high) {
        int at = hash(low, high) & mask;
        for (int id; (id = slots[at] - 1) >= 0; at = at + 1 & mask) {
            int[] chunk = keys[id >>> CHUNK];
            int i = (id & OFFSET) * stride;
            if (chunk[i] != (int) low) continue;
            if (stride == 1) return id;
            if (chunk[i + 1] != (int) (low >>> 32)) continue;
            if (stride == 2 || (chunk[i + 2] == (int) high && chunk[i + 3] == (int) (high >>> 32))) return id;
        }
        slot = at;
        return -1;
    }

    /** Adds the state {@link #find} has just not found. */
    int add(long low, long high, int parent, int cost) {
        if (full()) {
            grow();
            find(low, high);
        }
        if (size == chunks << CHUNK) addChunk();
        int id = size++;
        slots[slot] = id + 1;
        int chunk = id >>> CHUNK;
        int offset = id & OFFSET;
        int i = offset * stride;
        keys[chunk][i] = (int) low;
        if (stride > 1) keys[chunk][i + 1] = (int) (low >>> 32);
        if (stride > 2) {
            keys[chunk][i + 2] = (int) high;
            keys[chunk][i + 3] = (int) (high >>> 32);
        }
        parents[chunk][offset] = parent;
        costs[chunk][offset] = (short) cost;
        return id;
    }

    /** A cheaper way to a state that is not closed. */
    void improve(int id, int parent, int cost) {
        parents[id >>> CHUNK][id & OFFSET] = parent;
        costs[id >>> CHUNK][id & OFFSET] = (short) cost;
    }

    long low(int id) {
        int[] chunk = keys[id >>> CHUNK];
        int i = (id & OFFSET) * stride;
        return stride == 1 ? chunk[i] & 0xFFFFFFFFL : chunk[i] & 0xFFFFFFFFL | (long) chunk[i + 1] << 32;
    }

    long high(int id) {
        if (stride < 4) return 0;
        int[] chunk = keys[id >>> CHUNK];
        int i = (id & OFFSET) * stride;
        return chunk[i + 2] & 0xFFFFFFFFL | (long) chunk[i + 3] << 32;
    }

    int parent(int id) {
        return parents[id >>> CHUNK][id & OFFSET];
    }

    int cost(int id) {
        return costs[id >>> CHUNK][id & OFFSET] & CLOSED - 1;
    }

    boolean closed(int id) {
        return costs[id >>> CHUNK][id & OFFSET] < 0;
    }

    void close(int id) {
        costs[id >>> CHUNK][id & OFFSET] |= (short) CLOSED;
    }

    private static int hash(long low, long high) {
        long h = (low ^ high * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
        return (int) (h >>> 32) ^ (int) (h >>> 15);
    }

    /** At most three quarters of the slots are used. */
    private boolean full() {
        return size >= (mask + 1 >>> 2) * 3;
    }

    private void grow() {
        int n = (mask + 1) * 2;
        mask = n - 1;
        if (n > slots.length) slots = null;
        if (slots == null) slots = new int[n];
        else Arrays.fill(slots, 0, n, 0);
        for (int id = 0; id < size; id++) {
            int at = hash(low(id), high(id)) & mask;
            while (slots[at] != 0) at = at + 1 & mask;
            slots[at] = id + 1;
        }
    }

    private void addChunk() {
        if (chunks == keys.length) {
            keys = Arrays.copyOf(keys, chunks * 2);
            parents = Arrays.copyOf(parents, chunks * 2);
            costs = Arrays.copyOf(costs, chunks * 2);
        }
        if (keys[chunks] == null) {
            keys[chunks] = new int[NODES * stride];
            parents[chunks] = new int[NODES];
            costs[chunks] = new short[NODES];
        }
        chunks++;
    }
}
