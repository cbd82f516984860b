package dev.damier.ricochet.optimal;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.Arrays;

/**
 * Iterative deepening for one mission. Each iteration allows one more move, until an iteration finds a solution or the
 * mission is handed over to A*.
 */
abstract class Deepening {
    /** Result of {@link #solve}: the mission is too long for this search. */
    static final int GAVE_UP = -1;

    /** Result of {@link #solve}: the control stopped the search. */
    static final int STOPPED = -2;

    /** Maximum length of a solution; longer missions are handed over to A*. */
    static final int MAX_MOVES = 40;

    /** Maximum number of expansions before the mission is handed over to A*. */
    private static final int MAX_EXPANSIONS = 1_500;

    /** The same for plain missions, for which {@link StraightSearch} is fast from the start. */
    private static final int MAX_EXPANSIONS_PLAIN = 1_000;

    final OptimalProblem problem;
    final Counters counters;
    final FailedStates failedStates;
    final int n;
    /** The current cells of the robots, by place. */
    final int[] cells;
    /** The moves of the solution, after it was found. */
    final int[] moves = new int[MAX_MOVES];
    /** Maximum number of moves in the current iteration. */
    int limit;

    /** Set when an expansion limit or the control ends the search. */
    boolean ended;

    private final Control control;
    private final int maxExpansions;

    Deepening(OptimalProblem problem, FailedStates failedStates, Control control, Counters counters) {
        this.problem = problem;
        this.control = control;
        this.counters = counters;
        this.failedStates = failedStates;
        n = problem.n;
        maxExpansions = problem.isPlain() ? MAX_EXPANSIONS_PLAIN : MAX_EXPANSIONS;
        cells = problem.startCells();
    }

    /** Returns the length of a shortest solution, {@link #GAVE_UP} or {@link #STOPPED}. */
    final int solve() {
        failedStates.reset();
        for (limit = Math.max(1, lowerBound()); limit <= MAX_MOVES; limit++) {
            counters.lowerBound = limit;
            counters.depth = limit;
            if (runIteration()) return limit;
            if (ended) return counters.expanded >= maxExpansions ? GAVE_UP : STOPPED;
            failedStates.nextIteration();
        }
        return GAVE_UP;
    }

    /** Returns the moves of the solution. Call it only after a solution was found. */
    final int[] solution() {
        return Arrays.copyOf(moves, limit);
    }

    /** Returns whether one more state may be expanded, and counts it. */
    final boolean mayExpand() {
        if (counters.expanded >= maxExpansions || control.shouldStop(counters)) ended = true;
        if (ended) return false;
        counters.countExpansion(limit);
        return true;
    }

    /** Returns the minimum grid value of the robots that can finish. */
    abstract int lowerBound();

    /** Searches one iteration. Returns whether exactly {@link #limit} moves lead from the start to the goal. */
    abstract boolean runIteration();
}
