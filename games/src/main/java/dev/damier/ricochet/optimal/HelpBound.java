package dev.damier.ricochet.optimal;

import dev.damier.ricochet.Mover;
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
 *             min over s, helpers j k of  approach(s, active) + fetch(s, j, k),
 *             min over s, helper j    of  prop(s, active, j) )
 *   fetch = way of j to s, plus, when no wall stops it there, way of k to the cell beyond s
 *   prop  = way of j to s, plus way of the active robot to the cell beyond s and its approach from there
 * </pre>
 *
 * Where walls are many, so are the cells s. Then only the active robot's last K moves are looked at: either a robot stops
 * it in one of them, or it comes by any way to a cell that lies K moves against walls from the target.
 *
 * <p>The bound is consistent: a real move shortens one way by at most one, and a real arrival on s has its support in place.
 * Table rules only forbid moves, so they leave it true. Values for a pair of cells are worked out when a search first
 * meets the pair; an instance belongs to one search at a time.
 */
final class HelpBound {
    /** No goal can be reached; large, so that sums stay larger. */
    static final int FAR = 1 << 20;

    /** Stopper cells looked at; when there are more, only the active robot's last few moves are retraced. */
    private static final int MOST_STOPPERS = 96;

    /** The largest cost told of one robot's part, and what stands for no way of the active robot: sums fit a lane. */
    private static final long MOST = 62;

    private static final long NEVER = 64;

    /** Tables by pairs of cells: a megabyte on a board of 32×32. */
    private static final int MOST_CELLS = 1024;

    private final int size;
    private final byte[] alone;

    /** The cells s, and how many. */
    private final int[] stoppers;

    private final int m;

    /** Longs in a row of {@link Lanes}, one lane for each stopper. */
    private final int words;

    /** Per cell the stopper's number, or -1. */
    private final int[] number;

    /** Rows by cell of the active robot. */
    private final long[] approach;

    /** Rows by cell and heading: slides to stop on the stopper's cell with this heading. */
    private final long[] arrival;

    /** Rows by cell and heading: ways to the cell beyond the stopper, 0 where a wall does that cell's work. */
    private final long[] support;

    /** Rows by cell and heading: ways of the active robot to the cell beyond and its approach from there. */
    private final long[] beyond;

    /** Per helper's cell, rows by the other helper's cell: costs and one more each, 0 before they are known. */
    private final long[][] fetch;

    /** Per cell of the active robot, by the helper's cell: the cost and one more, 0 before it is known. */
    private final byte[] prop;

    private int rows;

    HelpBound(BoardTables tables, Rays rays, int target) {
        size = rays.size();
        alone = new byte[size];
        byte[][] begins = retrace(rays, target);
        stoppers = java.util.stream.IntStream.range(0, size)
                .filter(s -> begins[s] != null)
                .toArray();
        m = useful() ? stoppers.length : 0;
        words = Lanes.words(m);
        number = new int[size];
        Arrays.fill(number, -1);
        approach = new long[size * words];
        arrival = new long[size * words * 4];
        support = new long[size * words * 4];
        beyond = new long[size * words * 4];
        Arrays.fill(approach, NEVER * Lanes.ONES);
        Arrays.fill(arrival, MOST * Lanes.ONES);
        Arrays.fill(beyond, MOST * Lanes.ONES);
        fetch = new long[size][];
        prop = new byte[m == 0 ? 0 : size * size];
        for (int i = 0; i < m; i++) {
            number[stoppers[i]] = i;
            byte[] way = begins[stoppers[i]];
            rays.relax(way);
            for (int c = 0; c < size; c++) if (way[c] != Rays.FAR) put(approach, c, i, way[c]);
            for (int heading = 0; heading < 4; heading++) {
                int pair = stoppers[i] * 4 + heading;
                byte[] arrivals = tables.arrivals(pair);
                for (int c = 0; c < size; c++) put(arrival, c * 4 + heading, i, arrivals[c]);
                if (rays.walled(pair)) continue;
                int support = rays.stopper(pair);
                byte[] ways = tables.ways(support);
                for (int c = 0; c < size; c++) {
                    put(this.support, c * 4 + heading, i, ways[c]);
                    put(beyond, c * 4 + heading, i, ways[c] + way[support]);
                }
            }
        }
    }

    private void put(long[] table, int row, int stopper, int cost) {
        Lanes.set(table, row * words, stopper, (int) Math.min(cost, MOST));
    }

    /**
     * Goes back from the target along stops against walls, move by move as long as stopper cells are few; returns, per
     * cell of a stopper, where its help begins.
     */
    private byte[][] retrace(Rays rays, int target) {
        byte[][] begins = new byte[size][];
        Arrays.fill(alone, Rays.FAR);
        alone[target] = 0;
        int[] queue = new int[size];
        queue[0] = target;
        for (int head = 0, tail = 1, last = 0; head < tail; head++) {
            int cell = queue[head];
            if (alone[cell] > last || head == 0) {
                last = alone[cell];
                if (stoppers(rays, begins, queue, head, tail) > MOST_STOPPERS) {
                    walk(rays, target, last);
                    return begins;
                }
            }
            byte cost = (byte) Math.min(last + 1, Rays.MOST);
            for (int heading = 0; heading < 4; heading++) {
                int first = cell * 4 + heading;
                byte[] costs = rays.walled(first) ? alone : begins[rays.stopper(first)];
                for (int pair = rays.before(first); pair != Mover.NONE && pair != first; pair = rays.before(pair)) {
                    int from = pair >> 2;
                    if (costs[from] <= cost) continue;
                    costs[from] = cost;
                    if (costs == alone) queue[tail++] = from;
                }
            }
        }
        return begins;
    }

    /** How many stopper cells there are with those of the cells in this part of the queue, which are added if few. */
    private int stoppers(Rays rays, byte[][] begins, int[] queue, int from, int to) {
        boolean[] stops = new boolean[size];
        for (int at = from; at < to; at++) {
            for (int pair = queue[at] * 4; pair < queue[at] * 4 + 4; pair++)
                if (!rays.walled(pair)) stops[rays.stopper(pair)] = true;
        }
        int n = 0;
        for (int s = 0; s < size; s++) if (stops[s] || begins[s] != null) n++;
        for (int s = 0; s < size && n <= MOST_STOPPERS; s++)
            if (stops[s] && begins[s] == null) Arrays.fill(begins[s] = new byte[size], Rays.FAR);
        return n;
    }

    /**
     * When helpers are counted for the active robot's last moves only: without them it comes, by any way, to a cell that
     * lies exactly as many moves against walls from the target. A shorter way from there may have a robot on it.
     */
    private void walk(Rays rays, int target, int moves) {
        boolean[] ends = new boolean[size];
        ends[target] = true;
        for (int i = 0; i < moves; i++) {
            boolean[] starts = new boolean[size];
            for (int first = 0; first < size * 4; first++) {
                if (!ends[first >> 2] || !rays.walled(first)) continue;
                for (int pair = rays.before(first); pair != Mover.NONE && pair != first; pair = rays.before(pair))
                    starts[pair >> 2] = true;
            }
            ends = starts;
        }
        byte[] far = new byte[size];
        for (int c = 0; c < size; c++) far[c] = ends[c] ? (byte) moves : Rays.FAR;
        rays.relax(far);
        for (int c = 0; c < size; c++) alone[c] = (byte) Math.min(alone[c], far[c]);
    }

    /** Whether the bound is worth its price. */
    boolean useful() {
        return size <= MOST_CELLS;
    }

    long bytes() {
        return (long) size * words * 8 * (13 + rows) + prop.length;
    }

    /** A bound for these robots, of which one is active. */
    int of(int[] cells, int n, int active) {
        int cell = cells[active];
        int least = alone[cell];
        for (int j = 0; j < n && m > 0; j++) {
            if (j == active) continue;
            least = Math.min(least, prop(cell, cells[j]));
            // A helper without another to lean on is its own pair.
            if (n == 2) least = Math.min(least, total(cell, cells[j], cells[j]));
            for (int k = j + 1; k < n; k++) {
                if (k != active) least = Math.min(least, total(cell, cells[j], cells[k]));
            }
        }
        return least == Rays.FAR ? FAR : least;
    }

    /** The least over stoppers of the active robot's approach and the fetching of a helper. */
    private int total(int active, int one, int other) {
        long[] row = fetch[one];
        int at = other * words;
        if (row == null || row[at] == 0) row = fill(one, other);
        int from = active * words;
        long least = approach[from] + row[at];
        for (int i = 1; i < words; i++) least = Lanes.min(least, approach[from + i] + row[at + i]);
        return Lanes.least(least) - 1;
    }

    private long[] fill(int one, int other) {
        long[] row = fetch[one];
        if (row == null) {
            row = fetch[one] = new long[size * words];
            rows++;
        }
        int to = other * words;
        for (int i = 0; i < words; i++) {
            long least = MOST * Lanes.ONES;
            for (int heading = 0; heading < 4; heading++) {
                int a = (one * 4 + heading) * words + i;
                int b = (other * 4 + heading) * words + i;
                least = Lanes.min(least, arrival[a] + support[b]);
                least = Lanes.min(least, arrival[b] + support[a]);
            }
            row[to + i] = least + Lanes.ONES;
        }
        if (number[one] >= 0) Lanes.set(row, to, number[one], 1);
        if (number[other] >= 0) Lanes.set(row, to, number[other], 1);
        return row;
    }

    private int prop(int active, int helper) {
        int known = prop[active * size + helper];
        if (known != 0) return known - 1;
        long least = MOST * Lanes.ONES;
        int a = active * 4 * words;
        int b = helper * 4 * words;
        for (int i = 0; i < 4 * words; i++) least = Lanes.min(least, beyond[a + i] + arrival[b + i]);
        int cost = Lanes.least(least);
        prop[active * size + helper] = (byte) (cost + 1);
        return cost;
    }
}
