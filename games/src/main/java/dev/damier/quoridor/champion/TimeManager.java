package dev.damier.quoridor.champion;

import dev.damier.run.Budget;
import dev.damier.run.Control;

/** How long to think on: less while one move stays best, more when its value drops. */
final class TimeManager {
    private static final double USUAL = 0.45;
    private static final int DROP = 40;

    private final Control control;
    private int best = -1;
    private int value;
    private int stable;

    TimeManager(Control control) {
        this.control = control;
    }

    /** Whether another, deeper search is not worth its time; asked after each one. */
    boolean spent(int move, int found) {
        boolean drop = best >= 0 && found < value - DROP;
        stable = move == best ? stable + 1 : 0;
        best = move;
        value = found;
        if (control.budget().time().equals(Budget.FOREVER)) return false;
        double share = drop ? 0.9 : stable >= 4 ? USUAL / 3 : stable >= 2 ? USUAL / 1.5 : USUAL;
        return control.elapsedNanos() > share * control.budget().time().toNanos();
    }
}
