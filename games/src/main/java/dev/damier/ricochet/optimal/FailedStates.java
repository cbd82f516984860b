package dev.damier.ricochet.optimal;

/**
 * States from which so many moves do not suffice. A state has one slot and the latest takes it: what is forgotten is only
 * looked at again. A slot is two longs, the key and a stamp; stamps of earlier searches are out of date, so nothing is
 * cleared between them.
 */
final class FailedStates {
    private static final int FIRST = 1 << 9;
    private static final int MAX_SLOTS = 1 << 16;

    /** Moves left take the lowest bits of a stamp. */
    private static final int LEFT_BITS = 8;

    private long[] slots = new long[2 * FIRST];
    private int mask = FIRST - 1;
    private long epoch;
    private int stored;

    /** Forgets everything. */
    void reset() {
        mask = FIRST - 1;
        epoch++;
        stored = 0;
    }

    /** Makes room for several times as many states as were stored since the last call; may forget them. */
    void next() {
        int wanted = mask + 1;
        while (wanted < 8 * stored && wanted < MAX_SLOTS) wanted *= 2;
        stored = 0;
        if (wanted == mask + 1) return;
        mask = wanted - 1;
        epoch++;
        if (2 * wanted > slots.length) slots = new long[2 * wanted];
    }

    long bytes() {
        return slots.length * 8L;
    }

    /** Whether this state is known to fail with so many moves left; if not, it counts as failing from now on. */
    boolean known(long key, int left) {
        int at = 2 * ((int) (key * 0x9E3779B97F4A7C15L >>> 40) & mask);
        long stamp = slots[at + 1];
        if (slots[at] == key && stamp >>> LEFT_BITS == epoch && (stamp & (1 << LEFT_BITS) - 1) >= left) return true;
        slots[at] = key;
        slots[at + 1] = epoch << LEFT_BITS | left;
        stored++;
        return false;
    }
}
