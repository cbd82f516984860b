package dev.damier.ricochet;

import java.util.Arrays;

/**
 * The bound of one search: that of {@link Bounds} for the active robot, or the least over all robots when any may finish.
 * First the grid; after {@link #strengthen} the {@link HelpBound}. What the children of a state share is worked out once,
 * in {@link #at}.
 */
final class OptimalBound {
    private final boolean any;
    private final int n;
    private final Bounds[] bounds;
    private final byte[][] grids;
    private final HelpBound[] helps;
    private boolean strong;

    /** Per place: what fetching costs, stopper by stopper, when the helper of this place takes no part. */
    private byte[][] without;

    private byte[] fetched;

    OptimalBound(Mission mission, BoardTables tables, OptimalKeys keys) {
        any = mission.active() == Mission.ANY;
        n = keys.n;
        int actives = any ? n : 1;
        bounds = new Bounds[actives];
        grids = new byte[actives][];
        helps = new HelpBound[actives];
        for (int p = 0; p < actives; p++) {
            bounds[p] = tables.bounds(tables.kind(keys.robot[p]), mission.target());
            grids[p] = bounds[p].grid();
        }
    }

    /** Changes to the strong bound; false when there is none to be had. */
    boolean strengthen() {
        int most = 0;
        for (int p = 0; p < helps.length; p++) {
            helps[p] = bounds[p].help();
            if (!helps[p].useful()) return false;
            most = Math.max(most, helps[p].stoppers());
        }
        without = new byte[n][most];
        fetched = new byte[most];
        return strong = true;
    }

    /** Whether a helper's move never lowers the bound: then a state's helpers can wait until the bound has risen. */
    boolean helpersWait() {
        return !strong && !any;
    }

    long bytes() {
        return strong ? helps[0].bytes() : 0;
    }

    int of(int[] cells) {
        int least = one(cells, 0);
        if (any) for (int p = 1; p < n; p++) least = Math.min(least, one(cells, p));
        return least;
    }

    private int one(int[] cells, int active) {
        int cell = cells[active];
        if (!strong) return grids[active][cell];
        HelpBound help = helps[active];
        int least = help.alone(cell);
        Arrays.fill(fetched, Rays.FAR);
        for (int j = 0; j < n; j++) {
            if (j == active) continue;
            least = Math.min(least, help.prop(cell, cells[j]));
            for (int k = j + 1; k < n; k++) if (k != active) help.fetch(cells[j], cells[k], fetched);
        }
        return Math.min(least, help.total(cell, fetched));
    }

    /** Prepares for {@link #after} moves from this state. */
    void at(int[] cells) {
        if (!strong || any) return;
        HelpBound help = helps[0];
        for (int place = 0; place < n; place++) {
            byte[] least = without[place];
            Arrays.fill(least, Rays.FAR);
            for (int j = 1; j < n; j++) {
                if (j == place) continue;
                for (int k = j + 1; k < n; k++) if (k != place) help.fetch(cells[j], cells[k], least);
            }
        }
    }

    /** The bound when the robot of one place has moved from the state given to {@link #at}. */
    int after(int[] cells, int place, int stop) {
        if (any) return afterAny(cells, place, stop);
        int active = place == 0 ? stop : cells[0];
        if (!strong) return grids[0][active];
        HelpBound help = helps[0];
        int least = help.alone(active);
        for (int j = 1; j < n; j++) least = Math.min(least, help.prop(active, j == place ? stop : cells[j]));
        if (place == 0) return Math.min(least, help.total(active, without[0]));
        System.arraycopy(without[place], 0, fetched, 0, fetched.length);
        for (int j = 1; j < n; j++) if (j != place) help.fetch(cells[j], stop, fetched);
        return Math.min(least, help.total(active, fetched));
    }

    private int afterAny(int[] cells, int place, int stop) {
        int was = cells[place];
        cells[place] = stop;
        int h = of(cells);
        cells[place] = was;
        return h;
    }
}
