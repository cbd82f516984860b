package dev.damier.taquin.pattern;

/**
 * Numbers the placements of k distinct tiles on the cells of a board: first the set of occupied cells, then the order in
 * which the tiles occupy it. With this numbering a tile that slides without passing over another keeps its order, so
 * whole blocks of placements move as one, and a search follows both numbers with two additions and one table read.
 */
final class PatternSpace {
    final int rows;
    final int columns;
    final int cells;
    final int tiles;
    /** How many sets of k cells there are. */
    final int sets;
    /** How many orders of k tiles there are. */
    final int orders;

    /** {@code shift[from * tiles + to][order]}: the order after the tile at one rank of the set goes to another. */
    final char[][] shift;

    private final byte[] labels;
    private final int half;
    private final long lowMask;
    private final int[] low;
    private final int[] high;

    PatternSpace(int rows, int columns, int tiles) {
        this.rows = rows;
        this.columns = columns;
        this.cells = rows * columns;
        this.tiles = tiles;
        if (cells > 36) throw new IllegalArgumentException("patterns need at most 36 cells, but got " + cells);
        if (tiles < 1 || tiles > 8) throw new IllegalArgumentException("patterns have 1 to 8 tiles, but got " + tiles);
        sets = choose(cells, tiles);
        orders = factorial(tiles);
        half = (cells + 1) / 2;
        lowMask = (1L << half) - 1;
        low = new int[1 << half];
        high = new int[1 << (cells - half)];
        for (int m = 0; m < low.length; m++) low[m] = rank(m, 0, 0);
        for (int m = 0; m < high.length; m++) high[m] = rank(m, half, tiles - Integer.bitCount(m));
        labels = new byte[orders * tiles];
        permute(new int[tiles], 0, 0, 0);
        shift = new char[tiles * tiles][];
        int reach = Math.max(rows, columns) - 1;
        for (int from = 0; from < tiles; from++)
            for (int to = 0; to < tiles; to++)
                if (from != to && Math.abs(from - to) <= reach) shift[from * tiles + to] = shifted(from, to);
    }

    /** How many entries a table over this space has. */
    long size() {
        return (long) sets * orders;
    }

    /** The number of a set of exactly k cells. */
    int set(long mask) {
        return low[(int) (mask & lowMask)] + high[(int) (mask >>> half)];
    }

    /** The tile at a rank of the set, 0 being the lowest cell. */
    int label(int order, int rank) {
        return labels[order * tiles + rank];
    }

    /** The number of an order, given the tile at each rank. */
    int order(int[] labelAt) {
        int order = 0;
        for (int i = 0; i < tiles; i++) {
            int smaller = 0;
            for (int j = i + 1; j < tiles; j++) if (labelAt[j] < labelAt[i]) smaller++;
            order = order * (tiles - i) + smaller;
        }
        return order;
    }

    private static int rank(int mask, int offset, int before) {
        int rank = 0;
        for (int m = mask, i = before + 1; m != 0; m &= m - 1, i++) {
            if (i > 0) rank += choose(offset + Integer.numberOfTrailingZeros(m), i);
        }
        return rank;
    }

    private int permute(int[] labelAt, int depth, int used, int next) {
        if (depth == tiles) {
            for (int i = 0; i < tiles; i++) labels[next * tiles + i] = (byte) labelAt[i];
            return next + 1;
        }
        for (int label = 0; label < tiles; label++) {
            if ((used >> label & 1) != 0) continue;
            labelAt[depth] = label;
            next = permute(labelAt, depth + 1, used | 1 << label, next);
        }
        return next;
    }

    private char[] shifted(int from, int to) {
        char[] result = new char[orders];
        int[] labelAt = new int[tiles];
        int step = from < to ? 1 : -1;
        for (int order = 0; order < orders; order++) {
            for (int i = 0; i < tiles; i++) labelAt[i] = label(order, i);
            int moving = labelAt[from];
            for (int i = from; i != to; i += step) labelAt[i] = labelAt[i + step];
            labelAt[to] = moving;
            result[order] = (char) order(labelAt);
        }
        return result;
    }

    private static int choose(int n, int k) {
        if (k > n) return 0;
        long result = 1;
        for (int i = 1; i <= k; i++) result = result * (n - k + i) / i;
        return (int) Math.min(result, Integer.MAX_VALUE);
    }

    private static int factorial(int n) {
        int result = 1;
        for (int i = 2; i <= n; i++) result *= i;
        return result;
    }
}
