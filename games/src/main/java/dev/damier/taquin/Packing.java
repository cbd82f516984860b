package dev.damier.taquin;

/**
 * Boards in words: cell {@code i} is {@code bits} wide and starts at bit {@code i * bits}, lowest word first, so that a
 * cell may lie across two words. 4 bits up to 16 cells (one word), 5 for the 5×5 (125 bits, two words), as many as the
 * largest tile needs beyond.
 */
final class Packing {
    final int bits;
    final int width;
    final int size;
    private final long mask;

    private Packing(int bits, int size) {
        this.bits = bits;
        this.size = size;
        this.width = (bits * size + 63) / 64;
        this.mask = (1L << bits) - 1;
    }

    static Packing of(TileBoard board) {
        int min = 32 - Integer.numberOfLeadingZeros(board.tiles());
        return new Packing(Math.max(4, min), board.size());
    }

    int get(long[] words, int at, int cell) {
        int bit = cell * bits;
        int word = at + (bit >> 6);
        int shift = bit & 63;
        long value = words[word] >>> shift;
        if (shift + bits > 64) value |= words[word + 1] << -shift;
        return (int) (value & mask);
    }

    /** Flips these bits of a cell; {@code flip} is old value xor new value. */
    void flip(long[] words, int at, int cell, int flip) {
        int bit = cell * bits;
        int word = at + (bit >> 6);
        int shift = bit & 63;
        words[word] ^= (long) flip << shift;
        if (shift + bits > 64) words[word + 1] ^= (long) flip >>> -shift;
    }

    void pack(int[] cells, long[] to, int at) {
        java.util.Arrays.fill(to, at, at + width, 0);
        for (int cell = 0; cell < size; cell++) flip(to, at, cell, cells[cell]);
    }

    /** The first cell in which two states differ. */
    int first(long[] a, int p, long[] b, int q) {
        for (int i = 0; ; i++) {
            long differ = a[p + i] ^ b[q + i];
            if (differ != 0) return (i * 64 + Long.numberOfTrailingZeros(differ)) / bits;
        }
    }

    /** The last cell in which two states differ. */
    int last(long[] a, int p, long[] b, int q) {
        for (int i = width - 1; ; i--) {
            long differ = a[p + i] ^ b[q + i];
            if (differ != 0) return (i * 64 + 63 - Long.numberOfLeadingZeros(differ)) / bits;
        }
    }
}
