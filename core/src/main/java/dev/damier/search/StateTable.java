package dev.damier.search;

/**
 * All states a search knows, numbered 0, 1, 2… in the order they were found, with what the search knows of each. The
 * table is the search tree.
 *
 * <p>A node is a record of {@code width + 2} longs, so that finding a state brings its costs in the same cache line:
 *
 * <pre>
 *   word 0 … width-1   the state
 *   word width         parent (high 32 bits, -1 for a root) | move (low 32)
 *   word width + 1     g (high 32 bits) | closed (bit 31) | h (low 31)
 * </pre>
 *
 * Records live in chunks that are never moved once full. Over them lies an open-addressing index of ints: the low bits
 * of a slot are a node's number and the bits left over are a tag of its hash, so that most probes that would fail never
 * touch a record.
 */
final class StateTable {
    private static final int EMPTY = -1;
    private static final int FIRST_RECORDS = 256;
    private static final int FIRST_SLOTS_LOG = 9;
    private static final int MAX_SLOTS_LOG = 30;
    private static final long CLOSED = 1L << 31;

    private final int width;
    private final int stride;
    private final MemoryBudget memory;

    private final int chunkLog;
    private final int chunkMask;
    private long[][] chunks = new long[4][];
    private int chunkCount;
    /** Records that fit in the chunks there are. */
    private long room;

    private int[] slots = {};
    private int slotsLog = FIRST_SLOTS_LOG - 1;
    /** The low bits of a slot: a node's number. */
    private int numberMask;
    /** Records the index takes before it must double. */
    private int indexRoom;

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

    /** Makes sure that {@code more} states can be {@link #put}; throws {@link SearchStoppedException} if the budget forbids. */
    void reserve(int more) {
        while (room < (long) size + more) addRecords();
        while (indexRoom < (long) size + more) doubleIndex();
    }

    /** The number of this state; {@code ~number} if it was known already. Room must have been reserved. */
    int put(long[] words, int at) {
        long hash = hash(words, at);
        int i = (int) (hash >>> (Long.SIZE - slotsLog));
        int tag = (int) hash & ~numberMask;
        int slot;
        while ((slot = slots[i]) != EMPTY) {
            if (((slot ^ tag) & ~numberMask) == 0 && same(slot & numberMask, words, at)) return ~(slot & numberMask);
            i = (i + 1) & (slots.length - 1);
        }
        slots[i] = tag | size;
        long[] chunk = chunk(size);
        int offset = offset(size);
        for (int k = 0; k < width; k++) chunk[offset + k] = words[at + k];
        return size++;
    }

    /** The number of this state, or -1. */
    int find(long[] words, int at) {
        long hash = hash(words, at);
        int i = (int) (hash >>> (Long.SIZE - slotsLog));
        int tag = (int) hash & ~numberMask;
        int slot;
        while ((slot = slots[i]) != EMPTY) {
            if (((slot ^ tag) & ~numberMask) == 0 && same(slot & numberMask, words, at)) return slot & numberMask;
            i = (i + 1) & (slots.length - 1);
        }
        return -1;
    }

    private boolean same(int id, long[] words, int at) {
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

    /** Two multiplications spread every bit of a word over all bits; the high ones choose the slot, the low ones tag it. */
    static long mix(long word) {
        long x = (word ^ (word >>> 32)) * 0x9E3779B97F4A7C15L;
        x = (x ^ (x >>> 29)) * 0xBF58476D1CE4E5B9L;
        return x ^ (x >>> 32);
    }

    /** The array that holds this node's state, at {@link #offset}. Valid until more room is reserved. */
    long[] chunk(int id) {
        return chunks[id >>> chunkLog];
    }

    int offset(int id) {
        return (id & chunkMask) * stride;
    }

    /** Writes what is known of a node; it is open. */
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

    boolean closed(int id) {
        return (costs(id) & CLOSED) != 0;
    }

    void close(int id) {
        chunk(id)[offset(id) + width + 1] |= CLOSED;
    }

    private long costs(int id) {
        return chunk(id)[offset(id) + width + 1];
    }

    /** The moves from the root to this node. */
    int[] line(int id) {
        int length = 0;
        for (int n = id; parent(n) >= 0; n = parent(n)) length++;
        int[] moves = new int[length];
        for (int n = id; parent(n) >= 0; n = parent(n)) moves[--length] = move(n);
        return moves;
    }

    /** The first chunk doubles until it is a whole one; then whole chunks are added. */
    private void addRecords() {
        int whole = 1 << chunkLog;
        if (chunkCount == 1 && room < whole) {
            room = Math.min(whole, room * 2);
            chunks[0] = memory.longer(chunks[0], room * stride);
            return;
        }
        long records = chunkCount == 0 ? Math.min(whole, FIRST_RECORDS) : whole;
        long[] chunk = memory.longs(records * stride);
        if (chunkCount == chunks.length) chunks = java.util.Arrays.copyOf(chunks, chunkCount * 2);
        chunks[chunkCount++] = chunk;
        room += records;
    }

    private void doubleIndex() {
        // Past the largest power of two an array can have, numbers no longer fit an index of ints.
        int log = slotsLog + 1;
        int[] larger = memory.ints(log > MAX_SLOTS_LOG ? Long.MAX_VALUE : 1L << log);
        memory.release(slots);
        slots = larger;
        slotsLog = log;
        index();
    }

    private void index() {
        java.util.Arrays.fill(slots, EMPTY);
        numberMask = slots.length - 1;
        // Filled to two thirds at most: with tags and neighbouring probes that is as fast as half, and smaller.
        indexRoom = (int) (slots.length * 2L / 3);
        for (int id = 0; id < size; id++) {
            long hash = hash(chunk(id), offset(id));
            int i = (int) (hash >>> (Long.SIZE - slotsLog));
            while (slots[i] != EMPTY) i = (i + 1) & numberMask;
            slots[i] = ((int) hash & ~numberMask) | id;
        }
    }
}
