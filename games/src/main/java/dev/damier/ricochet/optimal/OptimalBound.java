package dev.damier.ricochet.optimal;

/**
 * The lower bound used by one search: the bound of the active robot, or the minimum over all robots if any may finish. It
 * is the grid bound at first. After {@link #strengthen} it is the maximum of the grid bound and the {@link
 * HelperLowerBound}.
 */
final class OptimalBound {
    private final boolean anyRobotMayFinish;
    private final int[] kinds;
    private final int n;
    private final TargetBounds[] targetBounds;
    private final byte[][] grids;
    private final HelperLowerBound[] helperBounds;
    private boolean usesHelperBound;

    OptimalBound(OptimalProblem problem) {
        n = problem.n;
        int finisherCount = problem.finishers;
        anyRobotMayFinish = finisherCount > 1;
        kinds = new int[n];
        for (int p = 0; p < n; p++) kinds[p] = problem.kind(p);
        targetBounds = new TargetBounds[finisherCount];
        grids = new byte[finisherCount][];
        helperBounds = new HelperLowerBound[finisherCount];
        for (int p = 0; p < finisherCount; p++) {
            targetBounds[p] = problem.bounds(p);
            grids[p] = targetBounds[p].grid();
        }
    }

    /** Switches to the helper bound. Returns false if the board is too large for it. */
    boolean strengthen() {
        if (usesHelperBound) return true;
        boolean useful = true;
        for (int p = 0; p < helperBounds.length; p++) {
            for (int q = 0; q < p; q++) if (targetBounds[q] == targetBounds[p]) helperBounds[p] = helperBounds[q];
            if (helperBounds[p] == null) helperBounds[p] = targetBounds[p].takeHelperBound();
            useful &= helperBounds[p].isUseful();
        }
        return usesHelperBound = useful;
    }

    /** Returns the helper bound of the only robot that can finish. */
    HelperLowerBound helperBound() {
        return helperBounds[0];
    }

    /** Returns the helper bounds to the cache for later searches. Must be called at the end of the search. */
    void release() {
        for (int p = 0; p < helperBounds.length; p++)
            if (helperBounds[p] != null) targetBounds[p].returnHelperBound(helperBounds[p]);
    }

    /** Returns whether a helper move never changes the bound. Then helper moves can be delayed until f has risen by one. */
    boolean canDelayHelperMoves() {
        return !usesHelperBound && !anyRobotMayFinish;
    }

    long bytes() {
        long bytes = 0;
        for (int p = 0; p < helperBounds.length && usesHelperBound; p++)
            if (p == 0 || helperBounds[p] != helperBounds[p - 1]) bytes += helperBounds[p].bytes();
        return bytes;
    }

    /** Returns a lower bound on the moves left, or at least {@link HelperLowerBound#UNSOLVABLE} if no goal can be reached. */
    int of(int[] cells) {
        if (!anyRobotMayFinish) return ofRobot(cells, 0, 0);
        int min = HelperLowerBound.UNSOLVABLE;
        for (int p = 0; p < n; p++) min = Math.min(min, ofRobot(cells, p, 0));
        return min;
    }

    /** As {@link #of}, for the only robot that can finish, if at least one helper move must follow. */
    int withPendingHelperMove(int[] cells) {
        return ofRobot(cells, 0, 1);
    }

    private int ofRobot(int[] cells, int active, int pendingHelperMoves) {
        int moves = grids[active][cells[active]];
        if (moves == ReverseSlides.UNREACHABLE) return HelperLowerBound.UNSOLVABLE;
        return usesHelperBound
                ? Math.max(moves, helperBounds[active].of(cells, kinds, n, active, pendingHelperMoves))
                : moves;
    }

    /** Refines the helper bound, which pays off in long searches. Returns false if the helper bound is not in use. */
    boolean refine() {
        if (usesHelperBound) for (HelperLowerBound bound : helperBounds) bound.refine();
        return usesHelperBound;
    }

    /** Returns the bound after the robot at a place moved to a cell. */
    int afterMove(int[] cells, int place, int stop) {
        int oldCell = cells[place];
        cells[place] = stop;
        int h = of(cells);
        cells[place] = oldCell;
        return h;
    }
}
