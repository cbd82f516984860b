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
 * The bound is consistent: a real move shortens one way by at most one, and a real arrival on s has its support in place.
 * Table rules only forbid moves, so they leave it true. Rows are made when a robot first stands on their cell.
 */
final class HelpBound {
    /** With more stopper cells the target is easy to reach alone, and the bound slow. */
    private static final int MOST_STOPPERS = 64;

    private final BoardTables tables;
    private final int size;
    private final byte[] alone;

    /** The cells s, and how many. */
    private final int[] stoppers;

    private final int m;

    /** Per cell of the active robot, {@code m} costs. */
    private final byte[] approach;

    /** Per stopper and heading: slides to stop there with this heading, by cell. */
    private final byte[][] arrivals;

    /** Per stopper and heading: ways to the cell beyond, by cell; null where a wall stops the robot. */
    private final byte[][] supports;

    /** Per helper's cell, by the other helper's cell, {@code m} costs: the least of both ways round. */
    private final byte[][] fetch;

    /** Per cell of the active robot, by the helper's cell. */
    private final byte[][] prop;

    HelpBound(BoardTables tables, Rays rays, int target) {
        this.tables = tables;
        size = rays.size();
        alone = new byte[size];
        byte[][] ways = retrace(rays, target);
        stoppers = java.util.stream.IntStream.range(0, size)
                .filter(s -> ways[s] != null)
                .limit(MOST_STOPPERS + 1)
                .toArray();
        m = stoppers.length;
        approach = new byte[size * m];
        arrivals = new byte[m * 4][];
        supports = new byte[m * 4][];
        fetch = new byte[size][];
        prop = new byte[size][];
        if (!useful()) return;
        for (int i = 0; i < m; i++) {
            byte[] way = ways[stoppers[i]];
            rays.relax(way);
            for (int cell = 0; cell < size; cell++) approach[cell * m + i] = way[cell];
            for (int heading = 0; heading < 4; heading++) {
                int pair = stoppers[i] * 4 + heading;
                arrivals[i * 4 + heading] = tables.arrivals(pair);
                if (!rays.walled(pair)) supports[i * 4 + heading] = tables.ways(rays.stopper(pair));
            }
        }
    }

    /** Goes back from the target along stops against walls; returns, per cell of a stopper, where its help begins. */
    private byte[][] retrace(Rays rays, int target) {
        byte[][] begins = new byte[size][];
        Arrays.fill(alone, Rays.FAR);
        alone[target] = 0;
        int[] queue = new int[size];
        queue[0] = target;
        for (int head = 0, tail = 1; head < tail; head++) {
            int cell = queue[head];
            byte cost = (byte) Math.min(alone[cell] + 1, Rays.MOST);
            for (int heading = 0; heading < 4; heading++) {
                int first = cell * 4 + heading;
                byte[] costs = alone;
                if (!rays.walled(first)) {
                    int stopper = rays.stopper(first);
                    if (begins[stopper] == null) Arrays.fill(begins[stopper] = new byte[size], Rays.FAR);
                    costs = begins[stopper];
                }
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

    /** Whether the bound is worth its price. */
    boolean useful() {
        return m <= MOST_STOPPERS;
    }

    int stoppers() {
        return m;
    }

    long bytes() {
        return (long) size * m * 10 + rows * (long) size * m;
    }

    private volatile int rows;

    byte alone(int active) {
        return alone[active];
    }

    /** Writes the costs of fetching a helper to each stopper, for two helpers on these cells, where they are lower. */
    void fetch(int one, int other, byte[] least) {
        byte[] row = (byte[]) BoardTables.ROW.getAcquire(fetch, one);
        if (row == null) row = makeFetch(one);
        int at = other * m;
        for (int i = 0; i < m; i++) least[i] = (byte) Math.min(least[i], row[at + i]);
    }

    /** The least over stoppers of the active robot's approach and these costs of fetching helpers. */
    int total(int active, byte[] fetched) {
        int least = Rays.FAR;
        int at = active * m;
        for (int i = 0; i < m; i++) least = Math.min(least, approach[at + i] + fetched[i]);
        return least;
    }

    int prop(int active, int helper) {
        byte[] row = (byte[]) BoardTables.ROW.getAcquire(prop, active);
        return (row == null ? makeProp(active) : row)[helper];
    }

    private byte[] makeFetch(int one) {
        byte[] row = new byte[size * m];
        for (int i = 0; i < m; i++) {
            for (int other = 0; other < size; other++) row[other * m + i] = (byte) fetched(i, one, other);
        }
        rows++;
        BoardTables.ROW.setRelease(fetch, one, row);
        return row;
    }

    private int fetched(int i, int one, int other) {
        if (one == stoppers[i] || other == stoppers[i]) return 0;
        int least = Rays.FAR;
        for (int heading = 0; heading < 4; heading++) {
            byte[] arrival = arrivals[i * 4 + heading];
            byte[] support = supports[i * 4 + heading];
            int cost = support == null
                    ? Math.min(arrival[one], arrival[other])
                    : Math.min(add(arrival[one], support[other]), add(arrival[other], support[one]));
            least = Math.min(least, cost);
        }
        return least;
    }

    private byte[] makeProp(int active) {
        byte[] row = new byte[size];
        Arrays.fill(row, Rays.FAR);
        for (int i = 0; i < m; i++) {
            for (int heading = 0; heading < 4; heading++) {
                byte[] support = supports[i * 4 + heading];
                if (support == null) continue;
                int beyond = tables.next(stoppers[i], heading);
                int cost = add(support[active], approach[beyond * m + i]);
                if (cost >= Rays.FAR) continue;
                byte[] arrival = arrivals[i * 4 + heading];
                for (int helper = 0; helper < size; helper++)
                    row[helper] = (byte) Math.min(row[helper], add(cost, arrival[helper]));
            }
        }
        BoardTables.ROW.setRelease(prop, active, row);
        return row;
    }

    /** The sum of two distances, kept apart from {@link Rays#FAR} unless one of them is that. */
    private static int add(int one, int other) {
        return one == Rays.FAR || other == Rays.FAR ? Rays.FAR : Math.min(one + other, Rays.MOST);
    }
}
