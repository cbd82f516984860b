package dev.damier.ricochet.optimal;

/**
 * Compares the {@link HelperLowerBound} of a state and of its children with a value. It handles eight stopper
 * cells at once; a stopper cell is a cell on which a helper stops the active robot. A comparison takes two operations per
 * long; finding the minimum would take ten. It is used on boards on which all robots are of the same kind.
 *
 * <p>A result is -1 if the bound is less than the value, 0 if it is equal, and 1 if it is greater.
 *
 * <p>At first the bound assumes that at least one helper move follows ({@link OptimalBound#withPendingHelperMove}). After
 * {@link #allowSoloFinish} it no longer does.
 */
final class HelperBoundComparison {
    private final HelperLowerBound bound;
    private final int n;

    /** The cells of the current state, by place. The caller changes them before {@link #loadState}. */
    private final int[] cells;

    private final int words;
    private int value;

    /** 128 minus the value in each lane. After adding it, the top bit of a lane is set if the sum is at least the value. */
    private long bias;

    /** The approach row of the active robot plus {@link #bias}, for its current cell. */
    private final long[] activeApproach;

    /** The same for the cell to which it moves. */
    private final long[] movedApproach;

    /** By pair of helpers: the row of their costs. */
    private final long[][] pairRows;

    /** By pair of helpers: the result of comparing the minimum term of the pair with the value. */
    private final int[] pairComparisons;

    /** By helper: the result of comparing the minimum of all terms that do not involve it with the value. */
    private final int[] minWithout;

    /** Per helper: the moves of the active robot if this helper is the last to stop it and does not move. */
    private final int[] standingApproach;

    /** Whether a term of the current state is below the value. */
    private boolean below;

    /** Added to terms without a helper move: 1 while at least one helper move must follow, else 0. */
    private int pendingHelperMoves = 1;

    HelperBoundComparison(HelperLowerBound bound, int[] cells) {
        this.bound = bound;
        this.cells = cells;
        n = cells.length;
        words = bound.wordsPerRow();
        activeApproach = new long[words];
        movedApproach = new long[words];
        pairRows = new long[n * n][];
        pairComparisons = new int[n * n];
        minWithout = new int[n];
        standingApproach = new int[n];
    }

    /** From now on the active robot may finish without a further helper move. */
    void allowSoloFinish() {
        pendingHelperMoves = 0;
    }

    /**
     * Compares the bound of the state in {@link #cells} with a value.
     *
     * @return the places that are named by terms not greater than the value, as a bit set
     */
    int loadState(int newValue) {
        value = newValue;
        bias = (128 - newValue) * PackedBytes.ONES;
        int active = cells[0];
        long[] approach = bound.approach(active);
        for (int i = 0; i < words; i++) activeApproach[i] = approach[i] + bias;
        int named = 1;
        // The move that must follow may be a move of any helper.
        int anyHelper = pendingHelperMoves == 0 ? 0 : (1 << n) - 1;
        int alone = Integer.compare(bound.alone(active) + pendingHelperMoves, newValue);
        if (alone <= 0) named |= anyHelper;
        below = alone < 0;
        for (int j = 1; j < n; j++) minWithout[j] = alone;
        for (int j = 1; j < n; j++) {
            if (pendingHelperMoves > 0) {
                standingApproach[j] = bound.standingApproach(active, cells[j]);
                if (standingApproach[j] < newValue) named |= anyHelper;
            }
            int single = Integer.compare(bound.single(active, cells[j], pendingHelperMoves), newValue);
            if (single <= 0) {
                named |= 1 << j;
                recordTerm(j, j, single);
            }
            for (int k = j + 1; k < n; k++) {
                int pair = j * n + k;
                pairRows[pair] = bound.pairRow(cells[j], cells[k]);
                pairComparisons[pair] = compare(activeApproach, pairRows[pair]);
                if (pairComparisons[pair] > 0) continue;
                named |= 1 << j | 1 << k;
                recordTerm(j, k, pairComparisons[pair]);
            }
        }
        return named;
    }

    /** Returns whether the bound of the current state is below the value. */
    boolean isBelow() {
        return below;
    }

    /** Updates {@link #minWithout} of all helpers that the term does not name. */
    private void recordTerm(int j, int k, int term) {
        below |= term < 0;
        for (int other = 1; other < n; other++)
            if (other != j && other != k) minWithout[other] = Math.min(minWithout[other], term);
    }

    /** Compares the minimum sum of two rows with the value. */
    private int compare(long[] from, long[] row) {
        long notLess = -1;
        long greater = -1;
        for (int i = 0; i < words; i += PackedBytes.LONGS_PER_BATCH) {
            long a = from[i] + row[i];
            long b = from[i + 1] + row[i + 1];
            long c = from[i + 2] + row[i + 2];
            long d = from[i + 3] + row[i + 3];
            notLess &= a & b & c & d;
            greater &= a - PackedBytes.ONES & b - PackedBytes.ONES & c - PackedBytes.ONES & d - PackedBytes.ONES;
        }
        return PackedBytes.isAnyTopBitClear(notLess) ? -1 : PackedBytes.isAnyTopBitClear(greater) ? 0 : 1;
    }

    /** Compares the bound after a move of the active robot to this cell. */
    int compareActiveMove(int cell) {
        int min = Integer.compare(bound.alone(cell) + pendingHelperMoves, value);
        for (int j = 1; j < n; j++)
            min = Math.min(min, Integer.compare(bound.single(cell, cells[j], pendingHelperMoves), value));
        if (min < 0) return -1;
        long[] approach = bound.approach(cell);
        for (int i = 0; i < words; i++) movedApproach[i] = approach[i] + bias;
        for (int j = 1; j < n; j++) {
            for (int k = j + 1; k < n && min >= 0; k++)
                min = Math.min(min, compare(movedApproach, pairRows[j * n + k]));
        }
        return min;
    }

    /** Compares the bound after a move of the helper at this place to this cell. */
    int compareHelperMove(int place, int cell) {
        int min = Math.min(minWithout[place], Integer.compare(bound.single(cells[0], cell, pendingHelperMoves), value));
        for (int k = 1; k < n && min >= 0; k++)
            if (k != place) min = Math.min(min, compare(activeApproach, bound.pairRow(cell, cells[k])));
        return min;
    }

    /**
     * Returns a lower bound on the moves of the active robot after the helper at this place moved to this cell, if no
     * helper moves afterwards.
     */
    int soloBoundAfter(int place, int cell) {
        int min = Math.min(bound.alone(cells[0]), bound.standingApproach(cells[0], cell));
        for (int j = 1; j < n; j++) if (j != place) min = Math.min(min, standingApproach[j]);
        return min;
    }
}
