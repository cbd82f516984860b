package dev.damier.hitman.deduce;

import java.util.Arrays;

/** A hash map from states of two words to weights. States are numbered in insertion order. */
final class WeightedStates {
    long[] low = new long[16];
    long[] high = new long[16];
    double[] weight = new double[16];
    int size;

    /** The hash table: index of a state plus 1, or 0 for a free slot. */
    private int[] slots = new int[64];

    /** Returns the index of the state with these low and high words, or -1 if it is absent. */
    int find(long lo, long hi) {
        for (int i = hashSlot(lo, hi); slots[i] != 0; i = i + 1 & slots.length - 1) {
            int at = slots[i] - 1;
            if (low[at] == lo && high[at] == hi) return at;
        }
        return -1;
    }

    /** Adds to the weight of a state, and inserts the state if it is absent. */
    void add(long lo, long hi, double moreWeight) {
        int i = hashSlot(lo, hi);
        for (; slots[i] != 0; i = i + 1 & slots.length - 1) {
            int at = slots[i] - 1;
            if (low[at] == lo && high[at] == hi) {
                weight[at] += moreWeight;
                return;
            }
        }
        if (size == low.length) {
            low = Arrays.copyOf(low, 2 * size);
            high = Arrays.copyOf(high, 2 * size);
            weight = Arrays.copyOf(weight, 2 * size);
        }
        low[size] = lo;
        high[size] = hi;
        weight[size] = moreWeight;
        slots[i] = ++size;
        if (4 * size > slots.length) grow();
    }

    private void grow() {
        slots = new int[4 * slots.length];
        for (int at = 0; at < size; at++) {
            int i = hashSlot(low[at], high[at]);
            while (slots[i] != 0) i = i + 1 & slots.length - 1;
            slots[i] = at + 1;
        }
    }

    private int hashSlot(long lo, long hi) {
        long mixed = (lo * 0x9E3779B97F4A7C15L ^ hi) * 0xC2B2AE3D27D4EB4FL;
        return (int) (mixed >>> 40) & slots.length - 1;
    }
}
