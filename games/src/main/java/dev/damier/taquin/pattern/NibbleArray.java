package dev.damier.taquin.pattern;

/** Operations on arrays of numbers from 0 to 15, two per byte. Even indices are in the low half of a byte. */
final class NibbleArray {
    /** Rows and columns that are transposed together, so that both arrays stay in the processor's cache. */
    private static final int BLOCK_SIDE = 64;

    private NibbleArray() {}

    /**
     * Returns a transposed matrix whose rows are also reordered.
     *
     * @param newIndex the new index of each row
     */
    static byte[] transpose(byte[] from, int rows, int columns, int[] newIndex) {
        byte[] to = new byte[from.length];
        for (int row = 0; row < rows; row += BLOCK_SIDE)
            for (int column = 0; column < columns; column += BLOCK_SIDE)
                for (int c = column; c < Math.min(columns, column + BLOCK_SIDE); c++)
                    for (int r = row; r < Math.min(rows, row + BLOCK_SIDE); r++)
                        set(to, (long) c * rows + newIndex[r], get(from, (long) r * columns + c));
        return to;
    }

    private static int get(byte[] from, long index) {
        return from[(int) (index >>> 1)] >>> ((int) index & 1) * 4 & 15;
    }

    private static void set(byte[] to, long index, int value) {
        to[(int) (index >>> 1)] |= (byte) (value << ((int) index & 1) * 4);
    }
}
