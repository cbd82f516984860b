package dev.damier.plan.pddl;

import dev.damier.run.Control;

/**
 * Counts the work and the memory of grounding, and ends it when a limit of the control is reached. Quantifiers and joins
 * can need more steps than any time limit, so every step is counted.
 */
final class WorkMeter {
    private static final int CHECK_INTERVAL = 1024;

    /** Thrown when the control stops the grounding. */
    static final class StoppedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        StoppedException() {
            super("the grounding was stopped", null, false, false);
        }
    }

    private final Control control;
    private long bytes;
    private long untilCheck = CHECK_INTERVAL;

    WorkMeter(Control control) {
        this.control = control;
    }

    /** Counts steps. Throws {@link StoppedException} if the control has stopped. */
    void count(long steps) {
        untilCheck -= steps;
        if (untilCheck > 0) return;
        untilCheck = CHECK_INTERVAL;
        if (control.shouldStopNow() || !control.checkMemory(bytes)) throw new StoppedException();
    }

    /** Counts memory that stays in use until the end of the grounding. */
    void allocate(long more) {
        bytes += more;
    }
}
