package dev.damier.ricochet.optimal;

/**
 * A lossy hash table of states from which a number of moves does not suffice. Each state has one possible slot, and a new
 * entry overwrites the old one. A lost entry only means that its state is searched again.
 *
 * <p>A slot is two longs: the key, and a stamp with the generation and the number of moves. Entries of an older generation
 * are invalid, so the table need not be cleared between searches.
 */
final class FailedStates {
    private static final int INITIAL_SLOTS = 1 << 9;
    private static final int MAX_SLOTS = 1 << 16;

    /** Number of low bits of a stamp that hold the moves left. */
    private static final int MOVES_LEFT_BITS = 8;

    private long[] slots = new long[2 * INITIAL_SLOTS];
    private int mask = INITIAL_SLOTS - 1;
    private long generation;
    private int stored;

    /** Removes all entries. */
    void reset() {
        mask = INITIAL_SLOTS - 1;
        generation++;
        stored = 0;
    }

    /**
     * Prepares the next iteration: grows the table to at least 8 times the number of entries stored since the last call,
     * up to the maximum. Growing removes all entries.
     */
    void nextIteration() {
        int slotCount = mask + 1;
        while (slotCount < 8 * stored && slotCount < MAX_SLOTS) slotCount *= 2;
        stored = 0;
        if (slotCount == mask + 1) return;
        mask = slotCount - 1;
        generation++;
        if (2 * slotCount > slots.length) slots = new long[2 * slotCount];
    }

    long bytes() {
        return slots.length * 8L;
    }

    /** Returns whether this state is recorded as failed with {@code left} or more moves. If not, records it. */
    boolean testAndRecord(long key, int left) {
        int at = 2 * ((int) (key * 0x9E3779B97F4A7C15L >>> 40) & mask);
        long stamp = slots[at + 1];
        if (slots[at] == key && stamp >>> MOVES_LEFT_BITS == generation && (stamp & (1 << MOVES_LEFT_BITS) - 1) >= left)
            return true;
        slots[at] = key;
        slots[at + 1] = generation << MOVES_LEFT_BITS | left;
        stored++;
        return false;
    }
}
