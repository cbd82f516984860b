package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Counters;

/** The one purse all tables of a search pay from: an array the budget has no room for is never asked of the heap. */
final class MemoryBudget {
    /** A little below the largest array a virtual machine gives. */
    static final int MAX_ARRAY_LENGTH = Integer.MAX_VALUE - 16;

    private static final long HEADER = 16;

    private final Control control;
    private final Counters counters;

    MemoryBudget(Control control, Counters counters) {
        this.control = control;
        this.counters = counters;
    }

    long[] longs(long count) {
        reserve(count, Long.BYTES);
        try {
            return new long[(int) count];
        } catch (OutOfMemoryError e) {
            throw heapIsFull();
        }
    }

    int[] ints(long count) {
        reserve(count, Integer.BYTES);
        try {
            return new int[(int) count];
        } catch (OutOfMemoryError e) {
            throw heapIsFull();
        }
    }

    /** A longer copy; old and new are both paid for while the copying lasts. */
    long[] longer(long[] old, long count) {
        long[] copy = longs(count);
        System.arraycopy(old, 0, copy, 0, old.length);
        release(old);
        return copy;
    }

    int[] longer(int[] old, long count) {
        int[] copy = ints(count);
        System.arraycopy(old, 0, copy, 0, old.length);
        release(old);
        return copy;
    }

    /** Pays for something that is not an array of this class. */
    void reserve(long bytes) {
        if (!control.fits(counters.bytes + bytes)) throw SearchStoppedException.NOW;
        counters.bytes += bytes;
    }

    /** Pays an array back; an empty one was never paid for. */
    void release(long[] array) {
        if (array.length > 0) counters.bytes -= HEADER + (long) array.length * Long.BYTES;
    }

    void release(int[] array) {
        if (array.length > 0) counters.bytes -= HEADER + (long) array.length * Integer.BYTES;
    }

    private void reserve(long count, int each) {
        if (count > MAX_ARRAY_LENGTH) throw heapIsFull();
        reserve(HEADER + count * each);
    }

    /** The budget promised more than the heap can give: that is also an end for lack of memory, not a crash. */
    private SearchStoppedException heapIsFull() {
        control.heapIsFull();
        return SearchStoppedException.NOW;
    }
}
