package dev.damier.ricochet;

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
    private static final int MOST_STOPPERS = 64;

    /** Tables by pairs of cells: a megabyte on a board of 32×32. */
    private static final int MOST_CELLS = 1024;

    private final int size;
    private final byte[] alone;

    /** The cells s, and how many. */
    private final int[] stoppers;

    private final int m;

    /** Per cell of the active robot, {@code m} costs. */
    private final byte[] approach;

    /** Per cell, four headings for each stopper: slides to stop there with this heading. */
    private final byte[] arrival;

    /** Per cell, four headings for each stopper: ways to the cell beyond it, 0 where a wall does that cell's work. */
    private final byte[] support;

    /** Per stopper and heading: approach of the active robot from the cell beyond. */
    private final byte[] beyond;

    /** Per helper's cell, by the other helper's cell, {@code m} costs and one more each; the first is 0 before they are known. */
    private final byte[][] fetch;

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
        approach = new byte[size * m];
        arrival = new byte[size * m * 4];
        support = new byte[size * m * 4];
        beyond = new byte[m * 4];
        fetch = new byte[size][];
        prop = new byte[m == 0 ? 0 : size * size];
        for (int i = 0; i < m; i++) {
            byte[] way = begins[stoppers[i]];
            rays.relax(way);
            spread(way, approach, i, m);
            for (int t = i * 4; t < i * 4 + 4; t++) {
                int pair = stoppers[i] * 4 + (t & 3);
                spread(tables.arrivals(pair), arrival, t, m * 4);
                beyond[t] = Rays.MOST;
                if (rays.walled(pair)) continue;
                spread(tables.ways(rays.stopper(pair)), support, t, m * 4);
                beyond[t] = way[rays.stopper(pair)];
            }
        }
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

    private static void spread(byte[] column, byte[] table, int at, int width) {
        for (byte value : column) {
            table[at] = value;
            at += width;
        }
    }

    /** Whether the bound is worth its price. */
    boolean useful() {
        return size <= MOST_CELLS;
    }

    long bytes() {
        return (long) size * m * 9 + prop.length + (long) rows * size * m;
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
        byte[] row = fetch[one];
        int at = other * m;
        if (row == null || row[at] == 0) row = fill(one, other);
        int from = active * m;
        int least = Rays.FAR + 1;
        for (int i = 0; i < m; i++) least = Math.min(least, approach[from + i] + row[at + i]);
        return least - 1;
    }

    private byte[] fill(int one, int other) {
        byte[] row = fetch[one];
        if (row == null) {
            row = fetch[one] = new byte[size * m];
            rows++;
        }
        int a = one * m * 4;
        int b = other * m * 4;
        for (int i = 0; i < m; i++) {
            int least = Rays.MOST - 1;
            for (int t = i * 4; t < i * 4 + 4; t++) {
                least = Math.min(least, arrival[a + t] + support[b + t]);
                least = Math.min(least, arrival[b + t] + support[a + t]);
            }
            boolean there = one == stoppers[i] || other == stoppers[i];
            row[other * m + i] = (byte) (there ? 1 : least + 1);
        }
        return row;
    }

    private int prop(int active, int helper) {
        int known = prop[active * size + helper];
        if (known != 0) return known - 1;
        int least = Rays.MOST - 1;
        int a = active * m * 4;
        int b = helper * m * 4;
        for (int t = 0; t < m * 4; t++) least = Math.min(least, support[a + t] + beyond[t] + arrival[b + t]);
        prop[active * size + helper] = (byte) (least + 1);
        return least;
    }
}
