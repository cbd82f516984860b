package dev.damier.ricochet.optimal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * The table of states of a plain mission: an open-addressing hash table in which a state is one long. A free slot is 0.
 *
 * <table>
 *   <caption>Bits of a slot, from the lowest</caption>
 *   <tr><th>Bits</th><th>Content</th></tr>
 *   <tr><td>40</td><td>the key, one byte per robot</td></tr>
 *   <tr><td>6</td><td>g, the number of moves made</td></tr>
 *   <tr><td>3</td><td>the robot that moved last, by its place in the key</td></tr>
 *   <tr><td>8</td><td>the cell from which that robot came</td></tr>
 *   <tr><td>1</td><td>set in every used slot</td></tr>
 * </table>
 *
 * <p>Several threads may use one table at once. They must then write with {@link #compareAndSet}, and enough space must have
 * been reserved with {@link #reserve} before they start. Slots are read without synchronisation. A thread that has read an
 * outdated slot fails in {@link #compareAndSet} and reads again.
 */
final class StraightStates {
    private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(long[].class);

    static final int KEY_BITS = 40;
    static final long KEY_MASK = (1L << KEY_BITS) - 1;

    /** Maximum number of moves of a solution that a search with this table supports. It fits in the 6 bits of g. */
    static final int MAX_MOVES = 61;

    private static final int COST_MASK = (1 << 6) - 1;
    private static final int PLACE_SHIFT = KEY_BITS + 6;
    private static final int ORIGIN_SHIFT = PLACE_SHIFT + 3;
    private static final long USED_BIT = 1L << ORIGIN_SHIFT + 8;

    private static final int INITIAL_SLOTS = 1 << 15;

    /** Maximum number of slots that are reused by the next search on this thread. */
    private static final int MAX_REUSED_SLOTS = 1 << 17;

    /** Number of slots above which the table is filled more densely to save memory. */
    private static final int LARGE_TABLE_SLOTS = 1 << 20;

    private long[] slots = new long[INITIAL_SLOTS];
    private int mask;
    private int shift;
    private int size;

    /** Removes all states. */
    void reset() {
        if (slots.length > MAX_REUSED_SLOTS) slots = new long[INITIAL_SLOTS];
        setSlotCount(INITIAL_SLOTS);
        size = 0;
        Arrays.fill(slots, 0, INITIAL_SLOTS, 0);
    }

    private void setSlotCount(int count) {
        mask = count - 1;
        shift = 32 + Integer.numberOfLeadingZeros(mask);
    }

    long bytes() {
        return slots.length * 8L;
    }

    /** Returns the additional memory, in bytes, that the table needs while it grows for this many more states. */
    long bytesToGrow(int more) {
        int needed = slotsFor(more);
        return needed > slots.length ? needed * 8L : 0;
    }

    /** Returns the number of slots needed for this many more states. */
    private int slotsFor(int more) {
        int count = mask + 1;
        while (size + more > maxStates(count)) count *= 2;
        return count;
    }

    /** Returns the index at which the search for a key starts. */
    int homeIndex(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> shift);
    }

    /** Returns the slot at an index. */
    long slotAt(int at) {
        return slots[at];
    }

    /** Returns the index of the slot of a key, or of the free slot where it belongs. */
    int find(long key) {
        int at = homeIndex(key);
        for (long slot; (slot = slots[at]) != 0 && (slot & KEY_MASK) != key; ) at = at + 1 & mask;
        return at;
    }

    /** Returns the number of moves made, from a slot or a queue entry. */
    static int cost(long slot) {
        return (int) (slot >>> KEY_BITS) & COST_MASK;
    }

    /** Returns the slot of a state. */
    static long encode(long key, int cost, int place, int origin) {
        return key | (long) cost << KEY_BITS | (long) place << PLACE_SHIFT | (long) origin << ORIGIN_SHIFT | USED_BIT;
    }

    /** Stores a state at the index that {@link #find} returned, and grows the table if necessary. For one thread only. */
    void put(int at, long slot) {
        boolean isNew = slots[at] == 0;
        slots[at] = slot;
        if (isNew && ++size > maxStates(mask + 1)) grow(2 * (mask + 1));
    }

    /**
     * Stores a state if the slot still has the expected value. It does not count new states; see {@link #addSize}.
     *
     * @return whether the state was stored
     */
    boolean compareAndSet(int at, long expected, long slot) {
        return SLOTS.compareAndSet(slots, at, expected, slot);
    }

    /** Adds the number of new states that were stored by {@link #compareAndSet}. */
    void addSize(int newStates) {
        size += newStates;
    }

    /** Grows the table for this many more states. No other thread may use the table meanwhile. */
    void reserve(int more) {
        int needed = slotsFor(more);
        if (needed > mask + 1) grow(needed);
    }

    /** Returns the place of the robot that moved last. */
    static int moverPlace(long slot) {
        return (int) (slot >>> PLACE_SHIFT) & 7;
    }

    /** Returns the cell from which that robot came. */
    static int origin(long slot) {
        return (int) (slot >>> ORIGIN_SHIFT) & 255;
    }

    /** Returns the maximum number of states: half of the slots, or three quarters of a large table. */
    private static int maxStates(int count) {
        return count <= LARGE_TABLE_SLOTS ? count >>> 1 : (count >>> 2) * 3;
    }

    private void grow(int count) {
        int old = mask + 1;
        setSlotCount(count);
        long[] from = slots;
        if (count > slots.length) slots = new long[count];
        else {
            from = Arrays.copyOf(slots, old);
            Arrays.fill(slots, 0, count, 0);
        }
        for (int i = 0; i < old; i++) if (from[i] != 0) slots[find(from[i] & KEY_MASK)] = from[i];
    }
}
