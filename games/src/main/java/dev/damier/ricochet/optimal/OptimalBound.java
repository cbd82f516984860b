package dev.damier.ricochet.optimal;

/**
 * The bound of one search: that of {@link Bounds} for the active robot, or the least over all robots when any may finish.
 * First the grid; after {@link #strengthen} the {@link HelperLowerBound}.
 */
final class OptimalBound {
    private final boolean any;
    private final int[] kinds;
    private final int n;
    private final Bounds[] bounds;
    private final byte[][] grids;
    private final HelperLowerBound[] helps;
    private boolean strong;

    OptimalBound(OptimalProblem problem) {
        n = problem.n;
        int actives = problem.finishers;
        any = actives > 1;
        kinds = new int[n];
        for (int p = 0; p < n; p++) kinds[p] = problem.kind(p);
        bounds = new Bounds[actives];
        grids = new byte[actives][];
        helps = new HelperLowerBound[actives];
        for (int p = 0; p < actives; p++) {
            bounds[p] = problem.bounds(p);
            grids[p] = bounds[p].grid();
        }
    }

    /** Changes to the strong bound; false when there is none to be had. */
    boolean strengthen() {
        if (strong) return true;
        boolean useful = true;
        for (int p = 0; p < helps.length; p++) {
            for (int q = 0; q < p; q++) if (bounds[q] == bounds[p]) helps[p] = helps[q];
            if (helps[p] == null) helps[p] = bounds[p].take();
            useful &= helps[p].useful();
        }
        return strong = useful;
    }

    /** The strong bound of the only robot that can finish. */
    HelperLowerBound help() {
        return helps[0];
    }

    /** To be called when the search is over: what the strong bound has learnt serves the next one. */
    void release() {
        for (int p = 0; p < helps.length; p++) if (helps[p] != null) bounds[p].back(helps[p]);
    }

    /** Whether a helper's move never changes the bound: then a state's helpers can wait until the bound has risen. */
    boolean helpersWait() {
        return !strong && !any;
    }

    long bytes() {
        long bytes = 0;
        for (int p = 0; p < helps.length && strong; p++)
            if (p == 0 || helps[p] != helps[p - 1]) bytes += helps[p].bytes();
        return bytes;
    }

    /** The moves left at least, {@link HelperLowerBound#FAR} or more when no goal can be reached. */
    int of(int[] cells) {
        if (!any) return one(cells, 0, 0);
        int min = HelperLowerBound.FAR;
        for (int p = 0; p < n; p++) min = Math.min(min, one(cells, p, 0));
        return min;
    }

    /** The same for the only robot that can finish when some helper is still to move. */
    int moving(int[] cells) {
        return one(cells, 0, 1);
    }

    private int one(int[] cells, int active, int missing) {
        int moves = grids[active][cells[active]];
        if (moves == ReverseSlides.UNREACHABLE) return HelperLowerBound.FAR;
        return strong ? Math.max(moves, helps[active].of(cells, kinds, n, active, missing)) : moves;
    }

    /** Makes the strong bound still stronger, for long searches; false when it is not in use. */
    boolean refine() {
        if (strong) for (HelperLowerBound bound : helps) bound.refine();
        return strong;
    }

    /** The bound when the robot of one place has moved. */
    int after(int[] cells, int place, int stop) {
        int was = cells[place];
        cells[place] = stop;
        int h = of(cells);
        cells[place] = was;
        return h;
    }
}
