package dev.damier.ricochet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lower bounds on the moves left for robots of one kind to reach one target; shared by every search on that target.
 *
 * <p>{@link #grid} is the classical one: slides of the active robot alone when it may stop anywhere. {@link #pairs} is
 * much stronger. Either every stop the active robot still makes is against a wall: then it needs at least {@code alone}
 * moves. Or look at the last time another robot, standing on cell s, stops it: that stop and what follows cost an exactly
 * known number of moves, before it the active robot had to come to the cell it set out from, and some helper had to come
 * to s. The moves of two robots are different moves, so the three costs add up:
 *
 * <pre>  min over s of  approach(s, active) + way(s, helper)  </pre>
 *
 * which is tabled by the active robot's cell and a helper's cell; a state takes the least over its helpers. Both bounds
 * are consistent, and table rules only forbid moves.
 */
final class Bounds {
    /** More stopper cells times cells than this and the pair tables are not worth building. */
    private static final int MOST = 1 << 18;

    private final Rays rays;
    private final BoardTables tables;
    private final byte[] grid;
    private final int target;
    private volatile Pairs pairs;

    Bounds(BoardTables tables, Rays rays, int target) {
        this.tables = tables;
        this.rays = rays;
        this.target = target;
        grid = new byte[rays.size()];
        Arrays.fill(grid, Rays.FAR);
        grid[target] = 0;
        rays.relax(grid, new int[rays.size()]);
    }

    /** By the active robot's cell; {@link Rays#FAR} where it can never come from. */
    byte[] grid() {
        return grid;
    }

    /** The stronger bound, built on first demand; null when the board is too large for it. */
    Pairs pairs() {
        Pairs built = pairs;
        if (built == null) {
            synchronized (this) {
                if (pairs == null) pairs = build();
                built = pairs;
            }
        }
        return built.size() == 0 ? null : built;
    }

    private Pairs build() {
        int size = rays.size();
        byte[] alone = new byte[size];
        Arrays.fill(alone, Rays.FAR);
        alone[target] = 0;
        byte[][] approach = new byte[size][];
        int[] queue = new int[size];
        queue[0] = target;
        int stoppers = 0;
        for (int head = 0, tail = 1; head < tail; head++) {
            int cell = queue[head];
            int cost = Math.min(alone[cell] + 1, Rays.MOST);
            for (int direction = 0; direction < 4; direction++) {
                int first = cell * 4 + direction;
                boolean walled = rays.walled(first);
                int stopper = walled ? -1 : rays.stopper(first);
                for (int pair = rays.before(first); pair != Mover.NONE && pair != first; pair = rays.before(pair)) {
                    int from = pair >> 2;
                    if (walled) {
                        if (alone[from] <= cost) continue;
                        alone[from] = (byte) cost;
                        queue[tail++] = from;
                    } else {
                        if (approach[stopper] == null) {
                            approach[stopper] = new byte[size];
                            Arrays.fill(approach[stopper], Rays.FAR);
                            stoppers++;
                        }
                        if (approach[stopper][from] > cost) approach[stopper][from] = (byte) cost;
                    }
                }
            }
        }
        if ((long) stoppers * size > MOST) return new Pairs(alone, new int[0], List.of(), tables);
        int[] cells = new int[stoppers];
        List<byte[]> costs = new ArrayList<>();
        for (int cell = 0; cell < size; cell++) {
            if (approach[cell] == null) continue;
            rays.relax(approach[cell], queue);
            cells[costs.size()] = cell;
            costs.add(approach[cell]);
        }
        return new Pairs(alone, cells, costs, tables);
    }

    /** The bound by pairs of cells; rows are made when an active robot first stands on their cell. */
    static final class Pairs {
        private final byte[] alone;
        private final int[] stoppers;
        private final List<byte[]> approach;
        private final BoardTables tables;
        private final byte[][][] rows;

        private Pairs(byte[] alone, int[] stoppers, List<byte[]> approach, BoardTables tables) {
            this.alone = alone;
            this.stoppers = stoppers;
            this.approach = approach;
            this.tables = tables;
            rows = new byte[tables.kinds()][alone.length][];
        }

        int size() {
            return stoppers.length;
        }

        long bytes() {
            return (long) stoppers.length * alone.length * 2 + (long) alone.length * alone.length;
        }

        /** When every stop is against a wall; by the active robot's cell. */
        byte alone(int cell) {
            return alone[cell];
        }

        /** The bounds for an active robot on this cell, by the cell of a helper of this kind. */
        byte[] row(int kind, int cell) {
            byte[] row = (byte[]) BoardTables.ROW.getAcquire(rows[kind], cell);
            return row != null ? row : make(kind, cell);
        }

        private byte[] make(int kind, int cell) {
            byte[] row = new byte[alone.length];
            Arrays.fill(row, Rays.FAR);
            for (int i = 0; i < stoppers.length; i++) {
                int cost = approach.get(i)[cell];
                if (cost == Rays.FAR) continue;
                byte[] way = tables.ways(kind, stoppers[i]);
                for (int h = 0; h < row.length; h++) {
                    if (way[h] < Rays.FAR) row[h] = (byte) Math.min(row[h], Math.min(cost + way[h], Rays.MOST));
                }
            }
            BoardTables.ROW.setRelease(rows[kind], cell, row);
            return row;
        }
    }
}
