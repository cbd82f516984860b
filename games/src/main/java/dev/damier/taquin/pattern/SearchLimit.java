package dev.damier.taquin.pattern;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.concurrent.atomic.AtomicBoolean;

/** What ends a search before its time: the run's control, another worker's success, or an allowance of its own. */
final class SearchLimit {
    private static final int EVERY = 1024;

    private final Control control;
    private final AtomicBoolean over;
    private final long allowance;
    private long next;

    /** @param allowance how many expansions, by the counters asked with, are allowed */
    SearchLimit(Control control, AtomicBoolean over, long allowance) {
        this.control = control;
        this.over = over;
        this.allowance = allowance;
    }

    boolean reached(Counters counters) {
        return counters.expanded >= next && look(counters);
    }

    private boolean look(Counters counters) {
        if (over.get() || counters.expanded >= allowance || control.shouldStop(counters)) return true;
        next = Math.min(
                counters.expanded + EVERY, Math.min(allowance, control.budget().nodes()));
        return false;
    }
}
