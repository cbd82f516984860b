package dev.damier.taquin;

/**
 * Packs boards into words. Cell {@code i} starts at bit {@code i * bitsPerCell}, lowest word first, so a cell may lie
 * across two words. The package description contains the sizes.
 */
final class Packing {
    final int bitsPerCell;
    final int wordCount;
    final int cellCount;
    private final long mask;

    private Packing(int bitsPerCell, int cellCount) {
        this.bitsPerCell = bitsPerCell;
        this.cellCount = cellCount;
        this.wordCount = (bitsPerCell * cellCount + 63) / 64;
        this.mask = (1L << bitsPerCell) - 1;
    }

    static Packing of(TileBoard board) {
        int neededBits = 32 - Integer.numberOfLeadingZeros(board.tileCount());
        return new Packing(Math.max(4, neededBits), board.size());
    }

    /** Returns the tile of a cell. The state starts at index {@code at}. */
    int get(long[] words, int at, int cell) {
        int bit = cell * bitsPerCell;
        int word = at + (bit >> 6);
        int shift = bit & 63;
        long value = words[word] >>> shift;
        if (shift + bitsPerCell > 64) value |= words[word + 1] << -shift;
        return (int) (value & mask);
    }

    /** Changes a cell. {@code flip} is the old value xor the new value. */
    void xorCell(long[] words, int at, int cell, int flip) {
        int bit = cell * bitsPerCell;
        int word = at + (bit >> 6);
        int shift = bit & 63;
        words[word] ^= (long) flip << shift;
        if (shift + bitsPerCell > 64) words[word + 1] ^= (long) flip >>> -shift;
    }

    /** Packs a board. */
    void pack(int[] cells, long[] to, int at) {
        java.util.Arrays.fill(to, at, at + wordCount, 0);
        for (int cell = 0; cell < cellCount; cell++) xorCell(to, at, cell, cells[cell]);
    }

    /** Returns the first cell in which two states differ. */
    int firstDifference(long[] a, int p, long[] b, int q) {
        for (int i = 0; ; i++) {
            long difference = a[p + i] ^ b[q + i];
            if (difference != 0) return (i * 64 + Long.numberOfTrailingZeros(difference)) / bitsPerCell;
        }
    }

    /** Returns the last cell in which two states differ. */
    int lastDifference(long[] a, int p, long[] b, int q) {
        for (int i = wordCount - 1; ; i--) {
            long difference = a[p + i] ^ b[q + i];
            if (difference != 0) return (i * 64 + 63 - Long.numberOfLeadingZeros(difference)) / bitsPerCell;
        }
    }
}
