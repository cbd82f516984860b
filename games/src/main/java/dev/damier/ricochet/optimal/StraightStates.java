package dev.damier.ricochet.optimal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * The states of a search whose keys are short, in one table of longs: the key lies where it is looked for, with all that
 * is known of the state beside it.
 *
 * <table><caption>A slot, 0 when it is free</caption>
 * <tr><td>40 bits</td><td>the key: a byte for each robot's cell</td></tr>
 * <tr><td>6 bits</td><td>moves made</td></tr>
 * <tr><td>3 bits</td><td>the place in the key of the robot moved last</td></tr>
 * <tr><td>8 bits</td><td>the cell it came from</td></tr>
 * <tr><td>1 bit</td><td>set</td></tr>
 * </table>
 *
 * <p>Several threads may work on one table: each puts its states by {@link #offer} and sees to it, together with the others,
 * that there is room before they begin. Slots are read plainly: whoever reads an old one offers in vain and looks again.
 */
final class StraightStates {
    private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(long[].class);

    static final int KEY_BITS = 40;
    static final long KEY = (1L << KEY_BITS) - 1;

    /** Costs that fit. */
    static final int MAX_MOVES = 61;

    private static final int COST = (1 << 6) - 1;
    private static final int PLACE_SHIFT = KEY_BITS + 6;
    private static final int ORIGIN_SHIFT = PLACE_SHIFT + 3;
    private static final long USED = 1L << ORIGIN_SHIFT + 8;

    private static final int FIRST_SLOTS = 1 << 15;

    /** Slots kept for the next search on this thread. */
    private static final int KEPT_SLOTS = 1 << 17;

    /** Slots of a table so large that memory counts more than time. */
    private static final int LARGE = 1 << 20;

    private long[] slots = new long[FIRST_SLOTS];
    private int mask;
    private int shift;
    private int size;

    /** Forgets everything. */
    void reset() {
        if (slots.length > KEPT_SLOTS) slots = new long[FIRST_SLOTS];
        slots(FIRST_SLOTS);
        size = 0;
        Arrays.fill(slots, 0, FIRST_SLOTS, 0);
    }

    private void slots(int count) {
        mask = count - 1;
        shift = 32 + Integer.numberOfLeadingZeros(mask);
    }

    long bytes() {
        return slots.length * 8L;
    }

    /** Memory needed, while the table grows, for this many more states at worst. */
    long bytesToGrow(int more) {
        int wanted = wanted(more);
        return wanted > slots.length ? wanted * 8L : 0;
    }

    /** The slots that so many more states ask for. */
    private int wanted(int more) {
        int count = mask + 1;
        while (size + more > limit(count)) count *= 2;
        return count;
    }

    /** Where a search for this key begins. */
    int first(long key) {
        return (int) (key * 0x9E3779B97F4A7C15L >>> shift);
    }

    /** The slot at an index, for {@link #first} ahead of its use. */
    long slot(int at) {
        return slots[at];
    }

    /** The index of the key's slot, or of the free one where it belongs. */
    int find(long key) {
        int at = first(key);
        for (long slot; (slot = slots[at]) != 0 && (slot & KEY) != key; ) at = at + 1 & mask;
        return at;
    }

    static int cost(long slot) {
        return (int) (slot >>> KEY_BITS) & COST;
    }

    /** What a state's slot holds. */
    static long slot(long key, int cost, int place, int origin) {
        return key | (long) cost << KEY_BITS | (long) place << PLACE_SHIFT | (long) origin << ORIGIN_SHIFT | USED;
    }

    /** Puts a state where {@link #find} has found its place. */
    void put(int at, long slot) {
        boolean fresh = slots[at] == 0;
        slots[at] = slot;
        if (fresh && ++size > limit(mask + 1)) grow(2 * (mask + 1));
    }

    /** Puts a state where this was found, unless another thread has been there since. Whoever puts new ones counts them. */
    boolean offer(int at, long known, long slot) {
        return SLOTS.compareAndSet(slots, at, known, slot);
    }

    /** Counts states that threads have put by {@link #offer}. */
    void count(int fresh) {
        size += fresh;
    }

    /** Makes room for as many more states; only while no other thread is at work. */
    void reserve(int more) {
        int wanted = wanted(more);
        if (wanted > mask + 1) grow(wanted);
    }

    /** The place of the robot that came to this state. */
    static int place(long slot) {
        return (int) (slot >>> PLACE_SHIFT) & 7;
    }

    static int origin(long slot) {
        return (int) (slot >>> ORIGIN_SHIFT) & 255;
    }

    /** At most half of the slots are used, and of a large table three quarters. */
    private static int limit(int count) {
        return count <= LARGE ? count >>> 1 : (count >>> 2) * 3;
    }

    private void grow(int count) {
        int old = mask + 1;
        slots(count);
        long[] from = slots;
        if (count > slots.length) slots = new long[count];
        else {
            from = Arrays.copyOf(slots, old);
            Arrays.fill(slots, 0, count, 0);
        }
        for (int i = 0; i < old; i++) if (from[i] != 0) slots[find(from[i] & KEY)] = from[i];
    }
}
