package dev.damier.hitman.deduce;

/** A constraint on the number of people in a set of unknown cells: exactly, or at least, a required number. */
final class CountConstraint {
    /** The cells as a bit set. */
    final long[] cells;

    final boolean atLeast;
    int required;

    /** @param words number of 64-bit words of the bit set */
    CountConstraint(int words, int required, boolean atLeast) {
        cells = new long[words];
        this.required = required;
        this.atLeast = atLeast;
    }

    void add(int cell) {
        cells[cell >> 6] |= 1L << cell;
    }

    boolean contains(int cell) {
        return (cells[cell >> 6] >>> cell & 1) != 0;
    }

    int size() {
        int size = 0;
        for (long word : cells) size += Long.bitCount(word);
        return size;
    }

    boolean isSubsetOf(CountConstraint other) {
        for (int i = 0; i < cells.length; i++) if ((cells[i] & ~other.cells[i]) != 0) return false;
        return true;
    }

    /** Removes the cells of another constraint, which must be an exact one on a subset of these cells. */
    void subtract(CountConstraint part) {
        for (int i = 0; i < cells.length; i++) cells[i] &= ~part.cells[i];
        required -= part.required;
    }

    int[] toArray() {
        int[] all = new int[size()];
        int n = 0;
        for (int i = 0; i < cells.length; i++) {
            for (long rest = cells[i]; rest != 0; rest &= rest - 1)
                all[n++] = (i << 6) + Long.numberOfTrailingZeros(rest);
        }
        return all;
    }
}
