package dev.damier.ricochet.optimal;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.Arrays;

/** Iterative deepening of one mission: rounds of one more move each, until one succeeds or A* would do better. */
abstract class Deepening {
    /** Neither solved nor stopped: the mission is too long for this search. */
    static final int GAVE_UP = -1;

    /** The control wants the search to end. */
    static final int STOPPED = -2;

    /** The length after which A* does better. */
    static final int MAX_MOVES = 40;

    /** Expansions after which A* does better: on plain boards it is quick from the start ({@link StraightSearch}). */
    private static final int MAX_EXPANSIONS = 1_500;

    private static final int MAX_EXPANSIONS_PLAIN = 700;

    final OptimalProblem problem;
    final Counters counters;
    final FailedStates failedStates;
    final int n;
    /** Where the robots are. */
    final int[] cells;
    /** The moves of the solution, once it is found. */
    final int[] line = new int[MAX_MOVES];
    /** Moves of this round. */
    int limit;

    boolean ended;
    private final Control control;
    private final int mostExpansions;

    Deepening(OptimalProblem problem, FailedStates failedStates, Control control, Counters counters) {
        this.problem = problem;
        this.control = control;
        this.counters = counters;
        this.failedStates = failedStates;
        n = problem.n;
        mostExpansions = problem.plain() ? MAX_EXPANSIONS_PLAIN : MAX_EXPANSIONS;
        cells = problem.start();
    }

    /** The length of a shortest solution, {@link #GAVE_UP} or {@link #STOPPED}. */
    final int solve() {
        failedStates.reset();
        for (limit = Math.max(1, least()); limit <= MAX_MOVES; limit++) {
            counters.lowerBound = limit;
            counters.depth = limit;
            if (round()) return limit;
            if (ended) return counters.expanded >= mostExpansions ? GAVE_UP : STOPPED;
            failedStates.next();
        }
        return GAVE_UP;
    }

    /** After a solution was found: its moves. */
    final int[] line() {
        return Arrays.copyOf(line, limit);
    }

    /** Whether one more state may be expanded; it is counted. */
    final boolean mayExpand() {
        if (counters.expanded >= mostExpansions || control.shouldStop(counters)) ended = true;
        if (ended) return false;
        counters.expand(limit);
        return true;
    }

    /** The least number of any robot that can finish. */
    abstract int least();

    /** Whether exactly as many moves as this round's limit lead from the start to the goal. */
    abstract boolean round();
}
