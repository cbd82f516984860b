package dev.damier.taquin.pattern;

/**
 * Numbers the placements of k distinct tiles on a board. A placement consists of the <i>set</i> of occupied cells and
 * the <i>order</i> of the tiles in it. The <i>rank</i> of a tile is its position within the set, 0 for the lowest cell.
 *
 * <p>Example: tile A in cell 4 and tile B in cell 2 form the set {2, 4} with the order BA. If A moves to cell 5, the
 * set is {2, 5} and the order is still BA. If A moves from cell 4 to cell 1, the set is {1, 2} and the order is AB.
 *
 * <p>A move that passes over no other tile keeps the order. So whole blocks of placements move together, and a search
 * updates both numbers with two additions and one table lookup.
 */
final class PatternSpace {
    final int rows;
    final int columns;
    final int cellCount;
    final int tileCount;
    /** The number of sets of k cells. */
    final int setCount;
    /** The number of orders of k tiles. */
    final int orderCount;

    /**
     * The new order at {@code [from * tiles + to][order]}, after the tile at one rank of the set has moved to another.
     */
    final char[][] orderShifts;

    /** The tile at {@code order * tiles + rank}. */
    private final byte[] labels;

    private final int lowCells;
    private final long lowMask;
    /** The number of a set is the sum of two table values, for its low cells and for its high cells. */
    private final int[] lowRanks;

    private final int[] highRanks;

    PatternSpace(int rows, int columns, int tiles) {
        this.rows = rows;
        this.columns = columns;
        this.cellCount = rows * columns;
        this.tileCount = tiles;
        if (cellCount > 36) throw new IllegalArgumentException("patterns need at most 36 cells, but got " + cellCount);
        if (tiles < 1 || tiles > 8) throw new IllegalArgumentException("patterns have 1 to 8 tiles, but got " + tiles);
        setCount = binomial(cellCount, tiles);
        orderCount = factorial(tiles);
        lowCells = (cellCount + 1) / 2;
        lowMask = (1L << lowCells) - 1;
        lowRanks = new int[1 << lowCells];
        highRanks = new int[1 << (cellCount - lowCells)];
        for (int m = 0; m < lowRanks.length; m++) lowRanks[m] = combinationRank(m, 0, 0);
        for (int m = 0; m < highRanks.length; m++)
            highRanks[m] = combinationRank(m, lowCells, tiles - Integer.bitCount(m));
        labels = new byte[orderCount * tiles];
        fillLabels(new int[tiles], 0, 0, 0);
        orderShifts = new char[tiles * tiles][];
        int reach = Math.max(rows, columns) - 1;
        for (int from = 0; from < tiles; from++)
            for (int to = 0; to < tiles; to++)
                if (from != to && Math.abs(from - to) <= reach) orderShifts[from * tiles + to] = buildShift(from, to);
    }

    /** Returns the number of placements. */
    long placementCount() {
        return (long) setCount * orderCount;
    }

    /** Returns the number of a set of exactly k cells. */
    int setNumber(long mask) {
        return lowRanks[(int) (mask & lowMask)] + highRanks[(int) (mask >>> lowCells)];
    }

    /** Returns the tile at a rank of the set. */
    int label(int order, int rank) {
        return labels[order * tileCount + rank];
    }

    /** Returns the number of an order, given the tile at each rank. */
    int orderNumber(int[] labelAt) {
        int order = 0;
        for (int i = 0; i < tileCount; i++) {
            int smaller = 0;
            for (int j = i + 1; j < tileCount; j++) if (labelAt[j] < labelAt[i]) smaller++;
            order = order * (tileCount - i) + smaller;
        }
        return order;
    }

    /** Returns the contribution of some cells to the number of a set (combinatorial number system). */
    private static int combinationRank(int mask, int offset, int before) {
        int rank = 0;
        for (int m = mask, i = before + 1; m != 0; m &= m - 1, i++) {
            if (i > 0) rank += binomial(offset + Integer.numberOfTrailingZeros(m), i);
        }
        return rank;
    }

    /** Enumerates all orders in lexicographic order and stores them in {@link #labels}. */
    private int fillLabels(int[] labelAt, int depth, int used, int next) {
        if (depth == tileCount) {
            for (int i = 0; i < tileCount; i++) labels[next * tileCount + i] = (byte) labelAt[i];
            return next + 1;
        }
        for (int label = 0; label < tileCount; label++) {
            if ((used >> label & 1) != 0) continue;
            labelAt[depth] = label;
            next = fillLabels(labelAt, depth + 1, used | 1 << label, next);
        }
        return next;
    }

    /** Returns, for each order, the order after the tile at one rank has moved to another. */
    private char[] buildShift(int from, int to) {
        char[] result = new char[orderCount];
        int[] labelAt = new int[tileCount];
        int step = from < to ? 1 : -1;
        for (int order = 0; order < orderCount; order++) {
            for (int i = 0; i < tileCount; i++) labelAt[i] = label(order, i);
            int moving = labelAt[from];
            for (int i = from; i != to; i += step) labelAt[i] = labelAt[i + step];
            labelAt[to] = moving;
            result[order] = (char) orderNumber(labelAt);
        }
        return result;
    }

    private static int binomial(int n, int k) {
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
