package dev.damier.ricochet.optimal;

import java.util.Arrays;

/**
 * How many moves are left at least, counting those that helpers must make.
 *
 * <p>Either every stop the active robot still makes is against a wall: then it needs at least {@code alone} moves. Or look
 * at the last time another robot stops it, one that stands on a cell s. That stop and what follows cost an exactly known
 * number of moves; before it the active robot had to come to the cell it set out from; together that is {@code
 * approach(s)}. And a helper had to come to s and stop there, against a wall or against yet another robot on the cell
 * beyond. Moves of different robots are different moves, so the costs add up, where every way is counted as if a robot
 * could stop anywhere:
 *
 * <pre>
 *   h = min ( alone(active),
 *             min over helper j    of  single(active, j),
 *             min over helpers j k of  pair(active, j, k) )
 *   single = least over s of  approach(s, active) + way of j to s where a wall stops it, 0 if it stands there,
 *            and of           way of j to s, way of the active robot to the cell beyond, its approach from there (prop)
 *   pair   = least over s of  approach(s, active) + way of one to s + way of the other to the cell beyond
 * </pre>
 *
 * Where walls are many, so are the cells s. Then only the active robot's last K moves are looked at: either a robot stops
 * it in one of them, or it comes by any way to a cell that lies K moves against walls from the target ({@link BackwardStops}).
 *
 * <p>The bound is consistent: a real move shortens one way by at most one, and a real arrival on s has its support in place.
 * Table rules only forbid moves, so they leave it true. Nothing is worked out before a search meets the cell or the pair of
 * cells: one {@link SlideDistances} from a robot's cell tells its ways to every s. An instance belongs to one search at a time.
 *
 * <p>In short searches {@code prop} is told too low: whoever was the prop stands beside s and needs two slides more to come
 * back to it, or one where diagonals turn it. {@link #refine} makes it exact.
 */
final class HelperLowerBound {
    /** No goal can be reached; large, so that sums stay larger. */
    static final int FAR = 1 << 20;

    /** The largest cost told of one robot's part, and what stands for no way of the active robot: sums fit a lane. */
    private static final int MAX_BOUND = 62;

    private static final int NEVER = 64;

    /** The last of a helper's rows. */
    private static final int BY_WALL = 8;

    /** Boards with more cells do without: their tables by pairs of cells would be large. */
    private static final int MAX_CELLS = 1024;

    private final BoardTables tables;
    private final ReverseSlides reverseSlides;
    private final int kind;
    private final int size;
    private final BackwardStops backwardStops;
    private final byte[] alone;
    private final SlideDistances slideDistances;

    /** The number of stoppers, and of longs in a row of {@link PackedBytes}, one lane for each stopper. */
    private final int m;

    private final int words;

    /** By stopper and heading: the cell beyond it, or -1 where a wall is between. */
    private final int[] prop;

    /** The numbers of the rows in the making. */
    private final byte[] numbers;

    /** Per stopper the least it takes the active robot that was the prop to come back and finish. */
    private final int[] comeback;

    /** By cell of the active robot: a row of its approaches; null before it is known, as in the tables that follow. */
    private final long[][] approach;

    /**
     * By kind and cell of a helper. Four rows by heading where no wall is: slides to arrive on the stopper's cell. Four more:
     * ways to the cell beyond. One row: slides to stop there against a wall.
     */
    private final long[][] helper;

    /** By two helpers' kinds and cells, the lower first: a row of the costs of fetching one of them with the other's help. */
    private final long[][][] fetch;

    /** By cell of the active robot, four rows by heading: its ways beyond the stoppers, and its approaches from there. */
    private final long[][] beyond;

    /** By what is missing, cell of the active robot and kind and cell of a helper: the cost and one more, 0 before it is known. */
    private final byte[][][] single;

    private boolean exact;
    private long bytes;

    HelperLowerBound(BoardTables tables, int kind, int target) {
        this.tables = tables;
        this.kind = kind;
        reverseSlides = tables.rays(kind);
        size = reverseSlides.size();
        boolean useful = useful();
        backwardStops = useful ? new BackwardStops(reverseSlides, target) : null;
        alone = useful ? backwardStops.alone : null;
        m = useful ? backwardStops.count : 0;
        words = PackedBytes.words(m);
        slideDistances = tables.reach();
        approach = new long[size][];
        int kinds = tables.kinds();
        helper = new long[kinds * size][];
        beyond = new long[size][];
        single = new byte[2][size][];
        fetch = new long[kinds * size][][];
        prop = new int[4 * m];
        numbers = new byte[9 * words * PackedBytes.WIDTH];
        slideDistances.wantNothing();
        for (int i = 0; i < prop.length; i++) {
            int pair = backwardStops.stoppers[i >> 2] * 4 + (i & 3);
            prop[i] = reverseSlides.walled(pair) ? -1 : reverseSlides.stopper(pair);
            slideDistances.wantArrival(pair);
            if (prop[i] >= 0) slideDistances.wantWay(prop[i]);
        }
        comeback = new int[m];
        Arrays.fill(comeback, MAX_BOUND);
        int slides = tables.turns(kind) ? 1 : 2;
        for (int i = 0; useful && i < backwardStops.helds; i++) {
            int pair = backwardStops.held[i];
            int stopper = backwardStops.number[reverseSlides.stopper(pair)];
            comeback[stopper] = Math.min(comeback[stopper], alone[pair >> 2] + slides);
            slideDistances.wantArrival(pair);
        }
        bytes = (long) size * (8 + kinds * 17L);
    }

    /** Whether the bound is worth its price. */
    boolean useful() {
        return size <= MAX_CELLS;
    }

    long bytes() {
        return bytes;
    }

    /** Longs in a row; 0 where nobody can help. */
    int words() {
        return words;
    }

    int alone(int cell) {
        return alone[cell];
    }

    /** Makes {@code prop} exact: for long searches. */
    void refine() {
        if (exact) return;
        exact = true;
        Arrays.fill(beyond, null);
        for (byte[][] rows : single) Arrays.fill(rows, null);
    }

    /**
     * A bound for these robots, of which one is active.
     *
     * @param missing what is added where a term has no helper's move: 1 if some helper is still to move
     */
    int of(int[] cells, int[] kinds, int n, int active, int missing) {
        int cell = cells[active];
        int min = alone[cell] + missing;
        for (int j = 0; j < n && m > 0; j++) {
            if (j == active) continue;
            int one = kinds[j] * size + cells[j];
            min = Math.min(min, single(cell, one, missing));
            for (int k = j + 1; k < n; k++)
                if (k != active) min = Math.min(min, pair(cell, one, kinds[k] * size + cells[k]));
        }
        return min >= ReverseSlides.UNREACHABLE ? FAR : min;
    }

    /** The active robot's moves at least if the helper on this cell is the last to stop it, without having moved. */
    int stands(int active, int cell) {
        int stopper = backwardStops.number[cell];
        return stopper < 0 ? NEVER : PackedBytes.get(approach(active), 0, stopper);
    }

    private int pair(int active, int one, int other) {
        return PackedBytes.least(sums(MAX_BOUND * PackedBytes.ONES, approach(active), 0, fetch(one, other), 0, words));
    }

    /** The smaller, lane by lane, of these numbers and of the sums of two rows. */
    private static long sums(long min, long[] a, int aAt, long[] b, int bAt, int count) {
        for (int i = 0; i < count; i++) min = PackedBytes.min(min, a[aAt + i] + b[bAt + i]);
        return min;
    }

    long[] approach(int cell) {
        long[] row = approach[cell];
        return row != null ? row : (approach[cell] = makeApproach(cell));
    }

    private long[] makeApproach(int cell) {
        slideDistances.from(kind, cell);
        Arrays.fill(numbers, 0, words * PackedBytes.WIDTH, (byte) NEVER);
        for (int i = 0; i < backwardStops.helds; i++) {
            int pair = backwardStops.held[i];
            int stopper = backwardStops.number[reverseSlides.stopper(pair)];
            int cost = slideDistances.arrival[pair] + alone[pair >> 2];
            if (cost < numbers[stopper]) numbers[stopper] = (byte) Math.min(cost, MAX_BOUND);
        }
        long[] row = rows(1);
        if (!exact) beyond[cell] = waysBeyond();
        return row;
    }

    /** So many rows of the numbers made. */
    private long[] rows(int count) {
        long[] rows = PackedBytes.of(numbers, count * words);
        bytes += rows.length * 8L + 16;
        return rows;
    }

    private long[] helper(int one) {
        long[] rows = helper[one];
        return rows != null ? rows : (helper[one] = makeHelper(one));
    }

    private long[] makeHelper(int one) {
        slideDistances.from(one / size, one % size);
        int lanes = words * PackedBytes.WIDTH;
        Arrays.fill(numbers, (byte) MAX_BOUND);
        for (int i = 0; i < m; i++) {
            int stopper = backwardStops.stoppers[i];
            int min = MAX_BOUND;
            for (int heading = 0; heading < 4; heading++) {
                int arrival = Math.min(slideDistances.arrival[stopper * 4 + heading], MAX_BOUND);
                int beyondIt = prop[i * 4 + heading];
                if (beyondIt < 0) {
                    min = Math.min(min, arrival);
                    continue;
                }
                numbers[heading * lanes + i] = (byte) arrival;
                numbers[(4 + heading) * lanes + i] = (byte) Math.min(slideDistances.ways[beyondIt], MAX_BOUND);
            }
            numbers[BY_WALL * lanes + i] = (byte) min;
        }
        return rows(9);
    }

    /** By stopper, the cost of bringing one of two helpers there with the other beyond it. */
    long[] fetch(int one, int other) {
        int low = Math.min(one, other);
        int high = Math.max(one, other);
        long[][] rows = fetch[low];
        if (rows == null) {
            rows = fetch[low] = new long[fetch.length][];
            bytes += fetch.length * 8L;
        }
        long[] row = rows[high];
        return row != null ? row : (rows[high] = makeFetch(low, high));
    }

    private long[] makeFetch(int one, int other) {
        long[] a = helper(one);
        long[] b = helper(other);
        long[] row = new long[words];
        bytes += row.length * 8L + 16;
        for (int i = 0; i < words; i++) {
            long min = MAX_BOUND * PackedBytes.ONES;
            for (int at = i; at < 4 * words; at += words) {
                min = PackedBytes.min(min, a[at] + b[at + 4 * words]);
                min = PackedBytes.min(min, b[at] + a[at + 4 * words]);
            }
            row[i] = min;
        }
        return row;
    }

    /**
     * The least of the terms that name one helper only.
     *
     * @param missing what is added where it need not move: 1 if some helper has to
     */
    int single(int active, int one, int missing) {
        byte[][] rows = single[missing];
        byte[] costs = rows[active];
        if (costs == null) {
            costs = rows[active] = new byte[helper.length];
            bytes += costs.length;
        }
        int known = costs[one];
        if (known != 0) return known - 1;
        if (!exact) approach(active);
        long[] ways = beyond(active);
        long[] arrivals = helper(one);
        long min = sums(MAX_BOUND * PackedBytes.ONES, ways, 0, arrivals, 0, 4 * words);
        min = sums(min, approach(active), 0, arrivals, BY_WALL * words, words);
        int cost = Math.min(PackedBytes.least(min), stands(active, one % size) + missing);
        costs[one] = (byte) (cost + 1);
        return cost;
    }

    private long[] beyond(int cell) {
        long[] rows = beyond[cell];
        return rows != null ? rows : (beyond[cell] = makeBeyond(cell));
    }

    private long[] makeBeyond(int cell) {
        approachProps();
        slideDistances.from(kind, cell);
        return waysBeyond();
    }

    /** The rows of the cell that {@link #slideDistances} has just been asked about. */
    private long[] waysBeyond() {
        int lanes = words * PackedBytes.WIDTH;
        Arrays.fill(numbers, 0, 4 * lanes, (byte) MAX_BOUND);
        for (int i = 0; i < m; i++) {
            for (int heading = 0; heading < 4; heading++) {
                int stand = prop[i * 4 + heading];
                if (stand < 0) continue;
                int back = exact ? PackedBytes.get(approach[stand], 0, i) : comeback[i];
                numbers[heading * lanes + i] = (byte) Math.min(slideDistances.ways[stand] + back, MAX_BOUND);
            }
        }
        return rows(4);
    }

    /** Works out the approaches from every cell a prop may stand on. */
    private void approachProps() {
        for (int stand : prop) if (stand >= 0) approach(stand);
    }
}
