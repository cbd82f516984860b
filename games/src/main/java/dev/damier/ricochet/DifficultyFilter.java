package dev.damier.ricochet;

import dev.damier.game.Descriptor;
import dev.damier.ricochet.optimal.RicochetOptimalEngine;
import dev.damier.ricochet.rating.AllShortest;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Map;

/**
 * Accepts missions by their difficulty.
 *
 * @param min minimum length of a shortest solution
 * @param max maximum length of a shortest solution
 * @param robotsNeeded number of robots that must move; 0 for any number
 */
record DifficultyFilter(int min, int max, int robotsNeeded) {
    /** Accepts every mission that can be solved and is not solved at the start. */
    static final DifficultyFilter NONE = new DifficultyFilter(1, 99, 0);

    /** Maximum number of states searched per mission. A mission that needs more is rejected. */
    private static final int MAX_STATES = 400_000;

    /** Maximum number of states if only trivial and impossible missions must be rejected. */
    private static final int QUICK_CHECK_STATES = 20_000;

    /** Creates a filter from the options of the dealer. */
    static DifficultyFilter of(Map<String, String> given) {
        Descriptor descriptor = RicochetDealer.DESCRIPTOR;
        int min = descriptor.number(given, "min");
        int max = descriptor.number(given, "max", min, 99);
        int needs = descriptor.number(given, "needs", 0, descriptor.number(given, "robots", 1, Robots.MAX_ROBOTS));
        return new DifficultyFilter(Math.max(min, descriptor.flag(given, "trivial") ? 1 : 2), max, needs);
    }

    /** Returns whether the mission has the required difficulty. */
    boolean accepts(RicochetMission mission) {
        boolean exact = min > 2 || max < 99 || robotsNeeded > 0;
        RicochetPuzzle puzzle = new RicochetPuzzle(mission, RuleMemory.NONE);
        Control control = new Control(Budget.UNLIMITED.withNodes(exact ? MAX_STATES : QUICK_CHECK_STATES));
        Outcome outcome = RicochetOptimalEngine.solve(puzzle, control);
        if (outcome instanceof Outcome.Stopped) return !exact;
        if (!(outcome instanceof Outcome.Solved solved)) return false;
        int length = solved.cost();
        if (length < min || length > max) return false;
        if (robotsNeeded == 0) return true;
        AllShortest all = new AllShortest(puzzle, MAX_STATES, Control.unlimited());
        return all.search(length) == length && all.robotsNeeded() == robotsNeeded;
    }
}
