package dev.damier.play;

/**
 * Perft (performance test): counts the move sequences of a given length. The counts verify a move generator.
 *
 * <p>Different sequences often lead to the same position. A count can therefore share a table of the positions that it
 * has already counted. Several threads can use one table.
 */
public final class Perft {
    /** Positions with fewer plies to count are counted again, because a table access would take longer. */
    private static final int MIN_STORED_DEPTH = 2;

    private static final int MAX_TABLE_BITS = 24;
    private static final int MIN_TABLE_BITS = 10;
    /** Counts of this depth and below need no table. */
    private static final int MAX_DEPTH_WITHOUT_TABLE = 3;

    private Perft() {}

    /** The counts of positions. An entry has two words: the key exclusive-or the count, and the count. */
    public static final class Table {
        private final long[] words;

        /** Creates a table of 2^bits entries of 16 bytes each. */
        Table(int bits) {
            words = new long[2 << bits];
        }

        /** Returns a table for counting to a depth that takes at most a quarter of the maximum heap. */
        public static Table forDepth(int depth) {
            if (depth <= MAX_DEPTH_WITHOUT_TABLE) return new Table(MIN_TABLE_BITS);
            long entries = Runtime.getRuntime().maxMemory() / 4 / 16;
            int bits = 63 - Long.numberOfLeadingZeros(Math.max(1L << MIN_TABLE_BITS, entries));
            return new Table(Math.min(MAX_TABLE_BITS, bits));
        }

        /** Returns the count of a key, or -1. An entry that two threads wrote at the same time does not match its key. */
        private long get(long key) {
            int at = index(key);
            long count = words[at + 1];
            return count != 0 && (words[at] ^ count) == key ? count : -1;
        }

        private void put(long key, long count) {
            int at = index(key);
            words[at] = key ^ count;
            words[at + 1] = count;
        }

        private int index(long key) {
            return (int) (key >>> 20) * 2 & words.length - 2;
        }
    }

    /**
     * Returns the number of legal move sequences of exactly {@code depth} plies.
     *
     * @param position the start; it is changed during the count and restored afterwards
     * @param depth the length in plies, at least 0
     */
    public static long count(Position position, int depth) {
        return count(position, depth, Table.forDepth(depth));
    }

    /** As {@link #count(Position, int)}, with a table that is shared by counts of the same game and rules. */
    public static long count(Position position, int depth, Table table) {
        if (depth == 0) return 1;
        int[][] buffers = new int[depth][position.maxMoves()];
        boolean storable = depth <= position.pliesWithoutRepetition();
        return storable ? countStored(position, depth, buffers, table) : countAll(position, depth, buffers);
    }

    /** Counts without a table. */
    static long countAll(Position position, int depth, int[][] buffers) {
        int[] moves = buffers[depth - 1];
        if (depth == 1) return position.countMoves(moves);
        int n = position.moves(moves);
        long lines = 0;
        for (int i = 0; i < n; i++) {
            position.play(moves[i]);
            lines += countAll(position, depth - 1, buffers);
            position.undo();
        }
        return lines;
    }

    private static long countStored(Position position, int depth, int[][] buffers, Table table) {
        int[] moves = buffers[depth - 1];
        if (depth < MIN_STORED_DEPTH) return position.countMoves(moves);
        long key = position.key() + depth * 0x9E3779B97F4A7C15L;
        long stored = table.get(key);
        if (stored >= 0) return stored;
        int n = position.moves(moves);
        long lines = 0;
        for (int i = 0; i < n; i++) {
            position.play(moves[i]);
            lines += countStored(position, depth - 1, buffers, table);
            position.undo();
        }
        table.put(key, lines);
        return lines;
    }
}
