package dev.damier.ricochet;

/**
 * The bound of one search: that of {@link Bounds} for the active robot, or the least over all robots when any may finish.
 * First the grid, after {@link #strengthen} the pairs.
 */
final class OptimalBound {
    private final boolean any;
    private final int n;
    private final Bounds[] bounds;
    private final byte[][] grids;
    private final int[] kinds;
    private final Bounds.Pairs[] pairs;
    private boolean strong;

    OptimalBound(Mission mission, BoardTables tables, OptimalKeys keys) {
        any = mission.active() == Mission.ANY;
        n = keys.n;
        int actives = any ? n : 1;
        bounds = new Bounds[actives];
        grids = new byte[actives][];
        pairs = new Bounds.Pairs[actives];
        kinds = new int[n];
        for (int p = 0; p < n; p++) kinds[p] = tables.kind(keys.robot[p]);
        for (int p = 0; p < actives; p++) {
            bounds[p] = tables.bounds(kinds[p], mission.target());
            grids[p] = bounds[p].grid();
        }
    }

    /** Changes to the strong bound; false when there is none to be had. */
    boolean strengthen() {
        for (int p = 0; p < pairs.length; p++) {
            pairs[p] = bounds[p].pairs();
            if (pairs[p] == null) return false;
        }
        strong = true;
        return true;
    }

    long bytes() {
        return strong ? pairs[0].bytes() : 0;
    }

    int of(int[] cells) {
        int least = one(cells, 0);
        if (any) for (int p = 1; p < n; p++) least = Math.min(least, one(cells, p));
        return least;
    }

    private int one(int[] cells, int active) {
        int cell = cells[active];
        if (!strong) return grids[active][cell];
        int least = pairs[active].alone(cell);
        for (int p = 0; p < n; p++) {
            if (p != active) least = Math.min(least, pairs[active].row(kinds[p], cell)[cells[p]]);
        }
        return least;
    }

    void at(int[] cells) {}

    /** The bound when the robot of one place has moved. */
    int after(int[] cells, int place, int stop) {
        int was = cells[place];
        cells[place] = stop;
        int h = of(cells);
        cells[place] = was;
        return h;
    }
}
