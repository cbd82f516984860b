package dev.damier.ricochet.optimal;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import java.util.Optional;
import java.util.function.Supplier;

/** The shortest solution found so far by a search, and the outcomes built from it. */
final class Incumbent {
    /** Cost while no solution is known: greater than any real cost. */
    static final int NOT_FOUND = HelperLowerBound.UNSOLVABLE;

    private final Control control;
    private final Counters counters;
    private int[] solution = {};
    private volatile int cost = NOT_FOUND;

    Incumbent(Control control, Counters counters) {
        this.control = control;
        this.counters = counters;
    }

    /** Returns the length of the solution, or {@link #NOT_FOUND}. */
    int cost() {
        return cost;
    }

    boolean isFound() {
        return cost < NOT_FOUND;
    }

    /** Stores a solution that must be shorter than the current one. */
    void replace(int[] shorter) {
        solution = shorter;
        cost = shorter.length;
    }

    /** Builds a solution and stores it if it is shorter than the current one. Several threads may call this method. */
    synchronized void offer(Supplier<int[]> solutionSupplier) {
        int[] candidate = solutionSupplier.get();
        if (candidate.length < cost) replace(candidate);
    }

    /** Reports the solution to the listener of the run. */
    void report() {
        control.reportImprovement(cost, 0, solution, counters);
    }

    /** Returns the outcome of a completed search: the proved shortest solution, or the proof that none exists. */
    Outcome provedOutcome() {
        if (!isFound()) return new Outcome.Impossible(control.stats(counters));
        counters.lowerBound = cost;
        counters.depth = cost;
        return solvedOutcome(true);
    }

    /** Returns the current solution as an outcome. */
    Outcome.Solved solvedOutcome(boolean optimal) {
        return new Outcome.Solved(solution, cost, optimal, control.stats(counters));
    }

    /** Returns the outcome of a search that was stopped, with the current solution if there is one. */
    Outcome stoppedOutcome() {
        Optional<Outcome.Solved> best = isFound() ? Optional.of(solvedOutcome(false)) : Optional.empty();
        return new Outcome.Stopped(control.reason(), best, counters.lowerBound, control.stats(counters));
    }
}
