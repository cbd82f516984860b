package dev.damier.ricochet.optimal;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import java.util.Optional;
import java.util.function.Supplier;

/** The best line a search has found so far, and the answer it makes of it. */
final class Incumbent {
    /** No line yet: higher than any cost, lower than any bound that says there is no way. */
    static final int NONE = HelperLowerBound.FAR;

    private final Control control;
    private final Counters counters;
    private int[] line = {};
    private volatile int cost = NONE;

    Incumbent(Control control, Counters counters) {
        this.control = control;
        this.counters = counters;
    }

    int cost() {
        return cost;
    }

    boolean found() {
        return cost < NONE;
    }

    /** Takes a line that is shorter than the one known. */
    void take(int[] shorter) {
        line = shorter;
        cost = shorter.length;
    }

    /** Takes a line if it is shorter than the one known; several threads may have found one, and make it one by one. */
    synchronized void offer(Supplier<int[]> made) {
        int[] other = made.get();
        if (other.length < cost) take(other);
    }

    /** Tells whoever listens to the search. */
    void tell() {
        control.improved(cost, 0, line, counters);
    }

    /** What a search that has nothing left to look at, or nothing that could be shorter, has proved. */
    Outcome proved() {
        if (!found()) return new Outcome.Impossible(control.stats(counters));
        counters.lowerBound = cost;
        counters.depth = cost;
        return solved(true);
    }

    Outcome.Solved solved(boolean optimal) {
        return new Outcome.Solved(line, cost, optimal, control.stats(counters));
    }

    Outcome stopped() {
        Optional<Outcome.Solved> some = found() ? Optional.of(solved(false)) : Optional.empty();
        return new Outcome.Stopped(control.reason(), some, counters.lowerBound, control.stats(counters));
    }
}
