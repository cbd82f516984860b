package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.concurrent.atomic.AtomicBoolean;

/** The limit of a search: the control of the run, a stop signal, or a maximum number of expansions. */
final class SearchLimit {
    /** Number of expansions between two checks. */
    private static final int CHECK_INTERVAL = 1024;

    private final Control control;
    private final AtomicBoolean stopSignal;
    private final long maxExpansions;
    private long nextCheck;

    /**
     * @param stopSignal stops the search when it becomes true
     * @param maxExpansions the maximum of {@link Counters#expanded}
     */
    SearchLimit(Control control, AtomicBoolean stopSignal, long maxExpansions) {
        this.control = control;
        this.stopSignal = stopSignal;
        this.maxExpansions = maxExpansions;
    }

    /** Returns whether the search must stop. Most calls only compare two numbers. */
    boolean isReached(Counters counters) {
        return counters.expanded >= nextCheck && check(counters);
    }

    private boolean check(Counters counters) {
        if (stopSignal.get() || counters.expanded >= maxExpansions || control.shouldStop(counters)) return true;
        nextCheck = Math.min(
                counters.expanded + CHECK_INTERVAL,
                Math.min(maxExpansions, control.budget().nodes()));
        return false;
    }
}
