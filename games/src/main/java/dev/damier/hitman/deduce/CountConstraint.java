package dev.damier.hitman.deduce;

/** So many people (or at least so many) in a set of cells whose content is not known. */
final class CountConstraint {
    final long[] cells;
    final boolean atLeast;
    int need;

    CountConstraint(int words, int need, boolean atLeast) {
        cells = new long[words];
        this.need = need;
        this.atLeast = atLeast;
    }

    void add(int cell) {
        cells[cell >> 6] |= 1L << cell;
    }

    boolean has(int cell) {
        return (cells[cell >> 6] >>> cell & 1) != 0;
    }

    int size() {
        int size = 0;
        for (long word : cells) size += Long.bitCount(word);
        return size;
    }

    boolean within(CountConstraint other) {
        for (int i = 0; i < cells.length; i++) if ((cells[i] & ~other.cells[i]) != 0) return false;
        return true;
    }

    /** Takes away a part of which the number is known exactly. */
    void subtract(CountConstraint part) {
        for (int i = 0; i < cells.length; i++) cells[i] &= ~part.cells[i];
        need -= part.need;
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
