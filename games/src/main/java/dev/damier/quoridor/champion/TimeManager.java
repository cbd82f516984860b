package dev.damier.quoridor.champion;

import dev.damier.run.Budget;
import dev.damier.run.Control;

/** Decides when to stop a search early: sooner while the best move is stable, later when its value drops. */
final class TimeManager {
    /** Fraction of the time after which the search normally stops. */
    private static final double BASE_TIME_FRACTION = 0.45;
    /** A decrease of the value by more than this extends the search. */
    private static final int VALUE_DROP = 40;

    private final Control control;
    private int bestMove = -1;
    private int lastValue;
    /** Number of iterations in which the best move did not change. */
    private int stableIterations;

    TimeManager(Control control) {
        this.control = control;
    }

    /**
     * Returns whether to stop after an iteration that found this move and value. It is called after each iteration.
     */
    boolean shouldStop(int move, int value) {
        boolean dropped = bestMove >= 0 && value < lastValue - VALUE_DROP;
        stableIterations = move == bestMove ? stableIterations + 1 : 0;
        bestMove = move;
        lastValue = value;
        if (control.budget().time().equals(Budget.FOREVER)) return false;
        double fraction = dropped
                ? 0.9
                : stableIterations >= 4
                        ? BASE_TIME_FRACTION / 3
                        : stableIterations >= 2 ? BASE_TIME_FRACTION / 1.5 : BASE_TIME_FRACTION;
        return control.elapsedNanos() > fraction * control.budget().time().toNanos();
    }
}
