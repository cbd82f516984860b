package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Counters;

/** Tracks the memory of all tables of a search. It rejects an allocation beyond the budget before the array is created. */
final class MemoryBudget {
    /** Maximum array length, slightly below the limit of virtual machines. */
    static final int MAX_ARRAY_LENGTH = Integer.MAX_VALUE - 16;

    static final long ARRAY_HEADER_BYTES = 16;

    private final Control control;
    private final Counters counters;

    MemoryBudget(Control control, Counters counters) {
        this.control = control;
        this.counters = counters;
    }

    /** Allocates an array; throws {@link SearchStoppedException} if it does not fit. */
    long[] newLongs(long count) {
        reserve(count, Long.BYTES);
        try {
            return new long[(int) count];
        } catch (OutOfMemoryError e) {
            throw outOfMemory();
        }
    }

    int[] newInts(long count) {
        reserve(count, Integer.BYTES);
        try {
            return new int[(int) count];
        } catch (OutOfMemoryError e) {
            throw outOfMemory();
        }
    }

    /** Returns a longer copy and releases the old array. Both count during the copy. */
    long[] grow(long[] old, long count) {
        long[] copy = newLongs(count);
        System.arraycopy(old, 0, copy, 0, old.length);
        release(old);
        return copy;
    }

    int[] grow(int[] old, long count) {
        int[] copy = newInts(count);
        System.arraycopy(old, 0, copy, 0, old.length);
        release(old);
        return copy;
    }

    /** Reserves memory that this class does not allocate itself; throws {@link SearchStoppedException} if it does not fit. */
    void reserve(long bytes) {
        if (!control.checkMemory(counters.bytes + bytes)) throw SearchStoppedException.INSTANCE;
        counters.bytes += bytes;
        assert counters.bytes <= control.budget().bytes();
    }

    /** Releases the memory of an array. Empty arrays were never reserved. */
    void release(long[] array) {
        if (array.length > 0) counters.bytes -= ARRAY_HEADER_BYTES + (long) array.length * Long.BYTES;
        assert counters.bytes >= 0;
    }

    void release(int[] array) {
        if (array.length > 0) counters.bytes -= ARRAY_HEADER_BYTES + (long) array.length * Integer.BYTES;
        assert counters.bytes >= 0;
    }

    private void reserve(long count, int each) {
        if (count > MAX_ARRAY_LENGTH) throw outOfMemory();
        reserve(ARRAY_HEADER_BYTES + count * each);
    }

    /** Stops the run for lack of memory: the heap is smaller than the budget. */
    private SearchStoppedException outOfMemory() {
        control.onOutOfMemory();
        return SearchStoppedException.INSTANCE;
    }
}
