package dev.damier.search;

/**
 * A hash table of all generated states, which is also the search tree. Nodes are numbered 0, 1, 2… in the order of
 * generation.
 *
 * <p>A node is a record of {@code width + 2} longs, so its costs are usually in the same cache line as its state:
 *
 * <pre>
 *   word 0 … width-1   the state
 *   word width         parent (high 32 bits, -1 for a root) | move (low 32 bits)
 *   word width + 1     g (high 32 bits) | closed (bit 31) | h (low 31 bits)
 * </pre>
 *
 * <p>Records are stored in chunks that are never moved once full. The index is an open-addressing hash table of ints. The
 * low bits of a slot are the index of a node. The remaining bits are a tag from its hash, so most unsuccessful probes read
 * no record.
 */
final class StateTable {
    private static final int EMPTY = -1;
    private static final int INITIAL_RECORDS = 256;
    private static final int INITIAL_SLOTS_LOG = 9;
    private static final int MAX_SLOTS_LOG = 30;
    private static final long CLOSED = 1L << 31;

    private final int width;
    private final int stride;
    private final MemoryBudget memory;

    private final int chunkLog;
    private final int chunkMask;
    private long[][] chunks = new long[4][];
    private int chunkCount;
    /** Number of records that fit in the allocated chunks. */
    private long capacity;

    private int[] slots = {};
    private int slotsLog = INITIAL_SLOTS_LOG - 1;
    /** Mask of the low bits of a slot, which hold the index of a node. */
    private int idMask;
    /** Number of records at which the index must be doubled. */
    private int indexCapacity;

    private int size;

    StateTable(int width, MemoryBudget memory) {
        this(width, memory, 16);
    }

    StateTable(int width, MemoryBudget memory, int chunkLog) {
        this.width = width;
        this.stride = width + 2;
        this.memory = memory;
        this.chunkLog = chunkLog;
        this.chunkMask = (1 << chunkLog) - 1;
    }

    int size() {
        return size;
    }

    /** Reserves space to {@link #put} {@code more} states; throws {@link SearchStoppedException} if the budget is too small. */
    void reserve(int more) {
        while (capacity < (long) size + more) addRecords();
        while (indexCapacity < (long) size + more) doubleIndex();
    }

    /**
     * Adds a state. The space must have been reserved.
     *
     * @return the number of the new node, or {@code ~number} if the state was already in the table
     */
    int put(long[] words, int at) {
        long hash = hash(words, at);
        int i = (int) (hash >>> (Long.SIZE - slotsLog));
        int tag = (int) hash & ~idMask;
        int slot;
        while ((slot = slots[i]) != EMPTY) {
            if (((slot ^ tag) & ~idMask) == 0 && isSameState(slot & idMask, words, at)) return ~(slot & idMask);
            i = (i + 1) & (slots.length - 1);
        }
        slots[i] = tag | size;
        long[] chunk = chunk(size);
        int offset = offset(size);
        for (int k = 0; k < width; k++) chunk[offset + k] = words[at + k];
        return size++;
    }

    /** Returns the index of the node with this state, or -1. */
    int find(long[] words, int at) {
        long hash = hash(words, at);
        int i = (int) (hash >>> (Long.SIZE - slotsLog));
        int tag = (int) hash & ~idMask;
        int slot;
        while ((slot = slots[i]) != EMPTY) {
            if (((slot ^ tag) & ~idMask) == 0 && isSameState(slot & idMask, words, at)) return slot & idMask;
            i = (i + 1) & (slots.length - 1);
        }
        return -1;
    }

    private boolean isSameState(int id, long[] words, int at) {
        long[] chunk = chunk(id);
        int offset = offset(id);
        if (chunk[offset] != words[at]) return false;
        for (int k = 1; k < width; k++) if (chunk[offset + k] != words[at + k]) return false;
        return true;
    }

    private long hash(long[] words, int at) {
        long hash = words[at];
        for (int k = 1; k < width; k++) hash = mix(hash) + words[at + k];
        return mix(hash);
    }

    /** Mixes the bits of a word with two multiplications. The high bits select the slot, the low bits are the tag. */
    static long mix(long word) {
        long x = (word ^ (word >>> 32)) * 0x9E3779B97F4A7C15L;
        x = (x ^ (x >>> 29)) * 0xBF58476D1CE4E5B9L;
        return x ^ (x >>> 32);
    }

    /** Returns the array that contains the state of a node, at {@link #offset}. Valid until the next {@link #reserve}. */
    long[] chunk(int id) {
        return chunks[id >>> chunkLog];
    }

    int offset(int id) {
        return (id & chunkMask) * stride;
    }

    /** Sets parent, move and costs of a node, and marks it as open. */
    void link(int id, int parent, int move, int g, int h) {
        long[] chunk = chunk(id);
        int at = offset(id) + width;
        chunk[at] = ((long) parent << 32) | (move & 0xffffffffL);
        chunk[at + 1] = ((long) g << 32) | h;
    }

    int parent(int id) {
        return (int) (chunk(id)[offset(id) + width] >> 32);
    }

    int move(int id) {
        return (int) chunk(id)[offset(id) + width];
    }

    int g(int id) {
        return (int) (costs(id) >> 32);
    }

    int h(int id) {
        return (int) costs(id) & Integer.MAX_VALUE;
    }

    boolean isClosed(int id) {
        return (costs(id) & CLOSED) != 0;
    }

    void close(int id) {
        chunk(id)[offset(id) + width + 1] |= CLOSED;
    }

    private long costs(int id) {
        return chunk(id)[offset(id) + width + 1];
    }

    /** Returns the moves from the root to a node. */
    int[] movesTo(int id) {
        int length = 0;
        for (int n = id; parent(n) >= 0; n = parent(n)) length++;
        int[] moves = new int[length];
        for (int n = id; parent(n) >= 0; n = parent(n)) moves[--length] = move(n);
        return moves;
    }

    /** Doubles the first chunk until it has full size; afterwards adds full chunks. */
    private void addRecords() {
        int whole = 1 << chunkLog;
        if (chunkCount == 1 && capacity < whole) {
            capacity = Math.min(whole, capacity * 2);
            chunks[0] = memory.grow(chunks[0], capacity * stride);
            return;
        }
        long records = chunkCount == 0 ? Math.min(whole, INITIAL_RECORDS) : whole;
        long[] chunk = memory.newLongs(records * stride);
        if (chunkCount == chunks.length) chunks = java.util.Arrays.copyOf(chunks, chunkCount * 2);
        chunks[chunkCount++] = chunk;
        capacity += records;
    }

    private void doubleIndex() {
        // 2^30 is the largest power of two that can be an array length. Beyond it, the request below fails.
        int log = slotsLog + 1;
        int[] larger = memory.newInts(log > MAX_SLOTS_LOG ? Long.MAX_VALUE : 1L << log);
        memory.release(slots);
        slots = larger;
        slotsLog = log;
        rebuildIndex();
    }

    private void rebuildIndex() {
        java.util.Arrays.fill(slots, EMPTY);
        idMask = slots.length - 1;
        // Maximum load factor 2/3: with tags and linear probing it is as fast as 1/2, and needs less memory.
        indexCapacity = (int) (slots.length * 2L / 3);
        for (int id = 0; id < size; id++) {
            long hash = hash(chunk(id), offset(id));
            int i = (int) (hash >>> (Long.SIZE - slotsLog));
            while (slots[i] != EMPTY) i = (i + 1) & idMask;
            slots[i] = ((int) hash & ~idMask) | id;
        }
    }
}
