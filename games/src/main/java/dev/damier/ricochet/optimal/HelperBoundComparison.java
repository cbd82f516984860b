package dev.damier.ricochet.optimal;

/**
 * Compares the {@link HelperLowerBound} of a state and of its children with a value, eight stoppers at once: two operations a
 * comparison, where finding the least takes ten. For boards on which all robots are alike.
 *
 * <p>An answer is -1 for less than the value, 0 for the value, 1 for more.
 *
 * <p>At first some helper is still to move ({@link OptimalBound#moving}), until {@link #mayEnd} is called.
 */
final class HelperBoundComparison {
    private final HelperLowerBound bound;
    private final int n;

    /** The state in hand, by place, the active robot first. */
    private final int[] cells;

    private final int words;
    private int value;

    /** Added to a sum, it makes the top bit of each lane say whether that is not below the value. */
    private long bias;

    /** The active robot's approaches, biased: from its cell, and from the one it may go to. */
    private final long[] ways;

    private final long[] moved;

    /** By pair of helpers: the row of fetching costs, and how the least sum compares. */
    private final long[][] rows;

    private final int[] pairs;

    /** Per helper, how the least of the terms without it compares. */
    private final int[] without;

    /** Per helper, the active robot's moves if it is the last to stop it without having moved. */
    private final int[] stands;

    /** Whether a term is below the value. */
    private boolean below;

    /** What is added where a term has no helper move: 1 while one is still to come. */
    private int missing = 1;

    HelperBoundComparison(HelperLowerBound bound, int[] cells) {
        this.bound = bound;
        this.cells = cells;
        n = cells.length;
        words = bound.words();
        ways = new long[words];
        moved = new long[words];
        rows = new long[n * n][];
        pairs = new int[n * n];
        without = new int[n];
        stands = new int[n];
    }

    /** From now on the active robot may end it alone. */
    void mayEnd() {
        missing = 0;
    }

    /** Takes up the state now in the cells; returns, as bits, the places named by terms that are not above the value. */
    int take(int number) {
        value = number;
        bias = (128 - number) * PackedBytes.ONES;
        int active = cells[0];
        long[] approach = bound.approach(active);
        for (int i = 0; i < words; i++) ways[i] = approach[i] + bias;
        int named = 1;
        // Any helper's move may be the one that is still to come.
        int anybody = missing == 0 ? 0 : (1 << n) - 1;
        int alone = Integer.compare(bound.alone(active) + missing, number);
        if (alone <= 0) named |= anybody;
        below = alone < 0;
        for (int j = 1; j < n; j++) without[j] = alone;
        for (int j = 1; j < n; j++) {
            if (missing > 0) {
                stands[j] = bound.stands(active, cells[j]);
                if (stands[j] < number) named |= anybody;
            }
            int single = Integer.compare(bound.single(active, cells[j], missing), number);
            if (single <= 0) {
                named |= 1 << j;
                besides(j, j, single);
            }
            for (int k = j + 1; k < n; k++) {
                int pair = j * n + k;
                rows[pair] = bound.fetch(cells[j], cells[k]);
                pairs[pair] = compare(ways, rows[pair]);
                if (pairs[pair] > 0) continue;
                named |= 1 << j | 1 << k;
                besides(j, k, pairs[pair]);
            }
        }
        return named;
    }

    /** Whether the bound of the state taken up is below the value. */
    boolean below() {
        return below;
    }

    /** Notes a term for the helpers it does not name. */
    private void besides(int j, int k, int term) {
        below |= term < 0;
        for (int other = 1; other < n; other++)
            if (other != j && other != k) without[other] = Math.min(without[other], term);
    }

    private int compare(long[] from, long[] row) {
        long all = -1;
        long more = -1;
        for (int i = 0; i < words; i += PackedBytes.BATCH) {
            long a = from[i] + row[i];
            long b = from[i + 1] + row[i + 1];
            long c = from[i + 2] + row[i + 2];
            long d = from[i + 3] + row[i + 3];
            all &= a & b & c & d;
            more &= a - PackedBytes.ONES & b - PackedBytes.ONES & c - PackedBytes.ONES & d - PackedBytes.ONES;
        }
        return PackedBytes.below(all) ? -1 : PackedBytes.below(more) ? 0 : 1;
    }

    /** The bound when the active robot goes to this cell. */
    int active(int cell) {
        int min = Integer.compare(bound.alone(cell) + missing, value);
        for (int j = 1; j < n; j++)
            min = Math.min(min, Integer.compare(bound.single(cell, cells[j], missing), value));
        if (min < 0) return -1;
        long[] approach = bound.approach(cell);
        for (int i = 0; i < words; i++) moved[i] = approach[i] + bias;
        for (int j = 1; j < n; j++) {
            for (int k = j + 1; k < n && min >= 0; k++) min = Math.min(min, compare(moved, rows[j * n + k]));
        }
        return min;
    }

    /** The bound when the helper of this place goes to this cell. */
    int helper(int place, int cell) {
        int min = Math.min(without[place], Integer.compare(bound.single(cells[0], cell, missing), value));
        for (int k = 1; k < n && min >= 0; k++)
            if (k != place) min = Math.min(min, compare(ways, bound.fetch(cell, cells[k])));
        return min;
    }

    /** The active robot's moves at least when the helper of this place goes to this cell and nobody moves after it. */
    int solo(int place, int cell) {
        int min = Math.min(bound.alone(cells[0]), bound.stands(cells[0], cell));
        for (int j = 1; j < n; j++) if (j != place) min = Math.min(min, stands[j]);
        return min;
    }
}
