package dev.damier.ricochet.optimal;

import java.util.Arrays;

/**
 * A lower bound on the number of moves left that includes the moves helpers must make. The package documentation has an
 * example.
 *
 * <p>Case 1: every remaining stop of the active robot is against a wall. Then it needs at least {@code alone} moves.
 *
 * <p>Case 2: consider the last time a helper stops the active robot, on a stopper cell s. The active robot must reach the
 * cell next to s with the right heading, and then finish against walls at an exactly known cost. The sum is {@code
 * approach(s)}. A helper must reach s and stop there, against a wall or against a support on the cell beyond s. Moves of
 * different robots are different moves, so the costs add up. Distances are slide distances, as if a robot could stop
 * anywhere:
 *
 * <pre>
 *   h = min( alone(active),
 *            min over helpers j    of single(active, j),
 *            min over helpers j, k of pair(active, j, k) )
 *   single = min over s of the costs that apply:
 *              approach(s)                        if j already stands on s
 *              approach(s) + slides of j to s     if a wall stops j on s
 *              slides of j to s                   if the active robot is the support:
 *                + slides of the active robot       it goes to the cell beyond s
 *                + approach(s) from that cell       and comes back
 *   pair   = min over s of
 *              approach(s) + slides of one helper to s + slides of the other helper to the cell beyond s
 * </pre>
 *
 * On boards with many walls there are many cells s. Then only the last K moves of the active robot are examined. Either a
 * helper stops it in one of them, or it first goes, by any path, to a cell that is K wall-stopped moves from the target
 * ({@link BackwardStops}).
 *
 * <p>The bound is consistent. A real move shortens one slide distance by at most one, and a helper that really stops on s
 * has its wall or its support in place. House rules only forbid moves, so the bound stays valid under them. Rows are
 * computed when a search first needs them: one {@link SlideDistances} search from a robot's cell gives its distances to
 * every s. Not thread-safe: only one search may use an instance at a time.
 *
 * <p>At first the cost of the active robot as support is estimated too low: after supporting, it needs at least two more
 * slides to come back, or one where diagonals turn it. {@link #refine} makes this cost exact.
 */
final class HelperLowerBound {
    /**
     * Bound of a state from which no goal can be reached. It is larger than any real bound, and small enough that adding
     * bounds to it does not overflow.
     */
    static final int UNSOLVABLE = 1 << 20;

    /** Maximum cost stored for one robot, so that a sum of two costs fits in a lane. */
    private static final int MAX_COST = 62;

    /** Stored as the cost of the active robot if it has no path. */
    private static final int NO_APPROACH = 64;

    /** Index of the last row of a helper: the slides to arrive on s and stop against a wall. */
    private static final int WALL_STOP_ROW = 8;

    /** Maximum number of cells of a board. The tables by pairs of cells would be too large for larger boards. */
    private static final int MAX_CELLS = 2_500;

    private final BoardTables tables;
    private final ReverseSlides reverseSlides;
    private final int kind;
    private final int size;
    private final BackwardStops backwardStops;
    private final byte[] alone;
    private final SlideDistances slideDistances;

    /** Number of stopper cells. */
    private final int stopperCount;

    /** Number of longs in a row of {@link PackedBytes}. A row has one lane (byte) per stopper. */
    private final int wordsPerRow;

    /** By stopper and heading: the cell beyond the stopper cell, or -1 if a wall is between them. */
    private final int[] supportCell;

    /** By stopped pair of {@link BackwardStops}: the index of its stopper. */
    private final int[] pairStopper;

    // By heading and lane, indices in the distances of {@link SlideDistances}; the last index if there is no such
    // distance.

    /** The arrival on s if there is no wall beyond it. */
    private final int[] openArrival;

    /** The arrival on s if there is a wall beyond it. */
    private final int[] wallArrival;

    /** The cell beyond s if there is no wall between them. */
    private final int[] supportDistance;

    /** Buffer for the bytes of the rows that are being computed. */
    private final byte[] rowBytes;

    /** Per stopper: a lower bound on the moves of the active robot to come back from the support cell and finish. */
    private final int[] returnCost;

    /** By cell of the active robot: the row of {@code approach(s)}. In this and the following tables, null if not computed. */
    private final long[][] approach;

    /**
     * By kind and cell of a helper, nine rows. Rows 0 to 3, by heading, if there is no wall beyond s: slides to arrive on
     * s. Rows 4 to 7, by heading: slides to the cell beyond s. Row 8: slides to arrive on s and stop against a wall.
     */
    private final long[][] helperRows;

    /**
     * By the kinds and cells of two helpers, the lower first: the row of costs at which one helper reaches s with
     * the other as its support.
     */
    private final long[][][] pairRows;

    /** By cell of the active robot, four rows by heading: slides to the support cell plus the approach from there. */
    private final long[][] activeSupportRows;

    /**
     * The terms that name one helper, by pending helper moves (0 or 1), cell of the active robot, and kind and cell of the
     * helper. An entry is the cost plus 1, or 0 if it is not computed.
     */
    private final byte[][][] single;

    private boolean exactSupportCost;
    private long bytes;

    HelperLowerBound(BoardTables tables, int kind, int target) {
        this.tables = tables;
        this.kind = kind;
        reverseSlides = tables.reverseSlides(kind);
        size = reverseSlides.size();
        backwardStops = isUseful() ? BackwardStops.find(reverseSlides, target) : BackwardStops.none(reverseSlides);
        alone = backwardStops.alone;
        stopperCount = backwardStops.stopperCount;
        wordsPerRow = PackedBytes.longsFor(stopperCount);
        slideDistances = tables.newSlideDistances();
        approach = new long[size][];
        int kinds = tables.kindLimit();
        helperRows = new long[kinds * size][];
        activeSupportRows = new long[size][];
        single = new byte[2][size][];
        pairRows = new long[kinds * size][][];
        supportCell = new int[4 * stopperCount];
        rowBytes = new byte[9 * wordsPerRow * PackedBytes.BYTES_PER_LONG];
        slideDistances.clearRequests();
        int lanes = wordsPerRow * PackedBytes.BYTES_PER_LONG;
        openArrival = filled(4 * lanes, 4 * size);
        wallArrival = filled(4 * lanes, 4 * size);
        supportDistance = filled(4 * lanes, size);
        for (int i = 0; i < supportCell.length; i++) {
            int pair = backwardStops.stoppers[i >> 2] * 4 + (i & 3);
            boolean wall = reverseSlides.isStoppedByWall(pair);
            supportCell[i] = wall ? -1 : reverseSlides.stopperCell(pair);
            slideDistances.requestArrival(pair);
            int at = (i & 3) * lanes + (i >> 2);
            (wall ? wallArrival : openArrival)[at] = pair;
            if (wall) continue;
            supportDistance[at] = supportCell[i];
            slideDistances.requestDistance(supportCell[i]);
        }
        returnCost = new int[stopperCount];
        Arrays.fill(returnCost, MAX_COST);
        int slides = tables.hasTurns(kind) ? 1 : 2;
        pairStopper = new int[backwardStops.stoppedPairCount];
        for (int i = 0; i < pairStopper.length; i++) {
            int pair = backwardStops.stoppedPairs[i];
            int stopper = pairStopper[i] = backwardStops.stopperIndex[reverseSlides.stopperCell(pair)];
            returnCost[stopper] = Math.min(returnCost[stopper], alone[pair >> 2] + slides);
            slideDistances.requestArrival(pair);
        }
        bytes = (long) size * (8 + kinds * 17L);
    }

    private static int[] filled(int length, int value) {
        int[] array = new int[length];
        Arrays.fill(array, value);
        return array;
    }

    /** Returns whether the board is small enough for this bound. */
    boolean isUseful() {
        return size <= MAX_CELLS;
    }

    long bytes() {
        return bytes;
    }

    /** Returns the number of longs in a row; 0 if there is no stopper cell. */
    int wordsPerRow() {
        return wordsPerRow;
    }

    /** Returns the minimum number of moves of the active robot from a cell if it stops against walls only. */
    int alone(int cell) {
        return alone[cell];
    }

    /** Makes the cost of the active robot as support exact. This pays off in long searches. */
    void refine() {
        setExactSupportCost(true);
    }

    /** Estimates the cost of the active robot as support again, so that every search starts with the same bound. */
    void unrefine() {
        setExactSupportCost(false);
    }

    private void setExactSupportCost(boolean exact) {
        if (exactSupportCost == exact) return;
        exactSupportCost = exact;
        Arrays.fill(activeSupportRows, null);
        for (byte[][] rows : single) Arrays.fill(rows, null);
    }

    /**
     * Returns the bound of a state, or {@link #UNSOLVABLE}.
     *
     * @param cells the cells of the robots, by place
     * @param kinds the kinds of the robots, by place
     * @param n the number of robots
     * @param active the place of the active robot
     * @param pendingHelperMoves added to terms without a helper move: 1 if at least one helper move must follow, else 0
     */
    int of(int[] cells, int[] kinds, int n, int active, int pendingHelperMoves) {
        int cell = cells[active];
        int min = alone[cell] + pendingHelperMoves;
        for (int j = 0; j < n && stopperCount > 0; j++) {
            if (j == active) continue;
            int helper = kinds[j] * size + cells[j];
            min = Math.min(min, single(cell, helper, pendingHelperMoves));
            for (int k = j + 1; k < n; k++)
                if (k != active) min = Math.min(min, pair(cell, helper, kinds[k] * size + cells[k]));
        }
        return min >= ReverseSlides.UNREACHABLE ? UNSOLVABLE : min;
    }

    /**
     * Returns a lower bound on the moves of the active robot if a helper that already stands on {@code cell} is the last to
     * stop it.
     */
    int standingApproach(int active, int cell) {
        int stopper = backwardStops.stopperIndex[cell];
        return stopper < 0 ? NO_APPROACH : PackedBytes.get(approach(active), 0, stopper);
    }

    private int pair(int active, int helper, int other) {
        return PackedBytes.minByte(
                minOfSums(MAX_COST * PackedBytes.ONES, approach(active), 0, pairRow(helper, other), 0, wordsPerRow));
    }

    /** Returns, lane by lane, the minimum of {@code min} and of the sums of two rows. */
    private static long minOfSums(long min, long[] a, int aAt, long[] b, int bAt, int count) {
        for (int i = 0; i < count; i++) min = PackedBytes.min(min, a[aAt + i] + b[bAt + i]);
        return min;
    }

    /** Returns the row of {@code approach(s)} for the active robot on a cell. */
    long[] approach(int cell) {
        long[] row = approach[cell];
        return row != null ? row : (approach[cell] = computeApproach(cell));
    }

    private long[] computeApproach(int cell) {
        slideDistances.compute(kind, cell);
        Arrays.fill(rowBytes, 0, wordsPerRow * PackedBytes.BYTES_PER_LONG, (byte) NO_APPROACH);
        for (int i = 0; i < pairStopper.length; i++) {
            int pair = backwardStops.stoppedPairs[i];
            int stopper = pairStopper[i];
            int cost = slideDistances.arrivalDistance[pair] + alone[pair >> 2];
            if (cost < rowBytes[stopper]) rowBytes[stopper] = (byte) Math.min(cost, MAX_COST);
        }
        long[] row = packRows(1);
        if (!exactSupportCost) activeSupportRows[cell] = packActiveSupportRows();
        return row;
    }

    /** Packs the first {@code count} rows of the buffer. */
    private long[] packRows(int count) {
        long[] rows = PackedBytes.pack(rowBytes, count * wordsPerRow);
        bytes += rows.length * 8L + 16;
        return rows;
    }

    private long[] helperRows(int helper) {
        long[] rows = helperRows[helper];
        return rows != null ? rows : (helperRows[helper] = computeHelperRows(helper));
    }

    private long[] computeHelperRows(int helper) {
        slideDistances.compute(helper / size, helper % size);
        byte[] arrivals = slideDistances.arrivalDistance;
        byte[] distances = slideDistances.distance;
        int lanes = wordsPerRow * PackedBytes.BYTES_PER_LONG;
        for (int at = 0; at < 4 * lanes; at++) {
            rowBytes[at] = (byte) Math.min(arrivals[openArrival[at]], MAX_COST);
            rowBytes[4 * lanes + at] = (byte) Math.min(distances[supportDistance[at]], MAX_COST);
        }
        for (int lane = 0; lane < lanes; lane++) {
            int min = Math.min(
                    Math.min(arrivals[wallArrival[lane]], arrivals[wallArrival[lanes + lane]]),
                    Math.min(arrivals[wallArrival[2 * lanes + lane]], arrivals[wallArrival[3 * lanes + lane]]));
            rowBytes[WALL_STOP_ROW * lanes + lane] = (byte) Math.min(min, MAX_COST);
        }
        return packRows(9);
    }

    /** Returns, by stopper, the cost at which one of two helpers reaches s with the other as its support. */
    long[] pairRow(int helper, int other) {
        int low = Math.min(helper, other);
        int high = Math.max(helper, other);
        long[][] rows = pairRows[low];
        if (rows == null) {
            rows = pairRows[low] = new long[pairRows.length][];
            bytes += pairRows.length * 8L;
        }
        long[] row = rows[high];
        return row != null ? row : (rows[high] = computePairRow(low, high));
    }

    private long[] computePairRow(int helper, int other) {
        long[] a = helperRows(helper);
        long[] b = helperRows(other);
        long[] row = new long[wordsPerRow];
        bytes += row.length * 8L + 16;
        for (int i = 0; i < wordsPerRow; i++) {
            long min = MAX_COST * PackedBytes.ONES;
            for (int at = i; at < 4 * wordsPerRow; at += wordsPerRow) {
                min = PackedBytes.min(min, a[at] + b[at + 4 * wordsPerRow]);
                min = PackedBytes.min(min, b[at] + a[at + 4 * wordsPerRow]);
            }
            row[i] = min;
        }
        return row;
    }

    /**
     * Returns the minimum of the terms that name only this helper.
     *
     * @param active the cell of the active robot
     * @param helper the kind and cell of the helper, {@code kind * size + cell}
     * @param pendingHelperMoves added to terms without a helper move: 1 if at least one helper move must follow, else 0
     */
    int single(int active, int helper, int pendingHelperMoves) {
        byte[][] rows = single[pendingHelperMoves];
        byte[] costs = rows[active];
        if (costs == null) {
            costs = rows[active] = new byte[helperRows.length];
            bytes += costs.length;
        }
        int stored = costs[helper];
        if (stored != 0) return stored - 1;
        if (!exactSupportCost) approach(active);
        long[] supportRows = activeSupportRows(active);
        long[] arrivalRows = helperRows(helper);
        long min = minOfSums(MAX_COST * PackedBytes.ONES, supportRows, 0, arrivalRows, 0, 4 * wordsPerRow);
        min = minOfSums(min, approach(active), 0, arrivalRows, WALL_STOP_ROW * wordsPerRow, wordsPerRow);
        int cost = Math.min(PackedBytes.minByte(min), standingApproach(active, helper % size) + pendingHelperMoves);
        costs[helper] = (byte) (cost + 1);
        return cost;
    }

    private long[] activeSupportRows(int cell) {
        long[] rows = activeSupportRows[cell];
        return rows != null ? rows : (activeSupportRows[cell] = computeActiveSupportRows(cell));
    }

    private long[] computeActiveSupportRows(int cell) {
        if (exactSupportCost) computeSupportApproaches();
        slideDistances.compute(kind, cell);
        return packActiveSupportRows();
    }

    /** Packs the rows of the cell for which {@link #slideDistances} was computed last. */
    private long[] packActiveSupportRows() {
        int lanes = wordsPerRow * PackedBytes.BYTES_PER_LONG;
        byte[] distances = slideDistances.distance;
        Arrays.fill(rowBytes, 0, 4 * lanes, (byte) MAX_COST);
        for (int heading = 0; heading < 4; heading++) {
            for (int i = 0; i < stopperCount; i++) {
                int support = supportDistance[heading * lanes + i];
                int cost = !exactSupportCost
                        ? returnCost[i]
                        : support < size ? PackedBytes.get(approach[support], 0, i) : MAX_COST;
                rowBytes[heading * lanes + i] = (byte) Math.min(distances[support] + cost, MAX_COST);
            }
        }
        return packRows(4);
    }

    /** Computes the approach rows of all support cells. */
    private void computeSupportApproaches() {
        for (int support : supportCell) if (support >= 0) approach(support);
    }
}
