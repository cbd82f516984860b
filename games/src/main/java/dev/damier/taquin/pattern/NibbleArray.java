package dev.damier.taquin.pattern;

/** Numbers up to 15, two a byte, the even ones in the low half. */
final class NibbleArray {
    private static final int SQUARE = 64;

    private NibbleArray() {}

    /**
     * Rows by columns turned to columns by rows, the rows in another order; square by square, so that both sides stay in
     * the cache.
     *
     * @param place which place each row gets
     */
    static byte[] transposed(byte[] from, int rows, int columns, int[] place) {
        byte[] to = new byte[from.length];
        for (int row = 0; row < rows; row += SQUARE)
            for (int column = 0; column < columns; column += SQUARE)
                for (int c = column; c < Math.min(columns, column + SQUARE); c++)
                    for (int r = row; r < Math.min(rows, row + SQUARE); r++)
                        set(to, (long) c * rows + place[r], get(from, (long) r * columns + c));
        return to;
    }

    private static int get(byte[] from, long index) {
        return from[(int) (index >>> 1)] >>> ((int) index & 1) * 4 & 15;
    }

    private static void set(byte[] to, long index, int value) {
        to[(int) (index >>> 1)] |= (byte) (value << ((int) index & 1) * 4);
    }
}
