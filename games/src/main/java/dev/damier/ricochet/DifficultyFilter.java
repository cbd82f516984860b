package dev.damier.ricochet;

import dev.damier.game.Descriptor;
import dev.damier.ricochet.optimal.RicochetOptimalEngine;
import dev.damier.ricochet.rating.AllShortest;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.Map;

/**
 * How hard a mission should be.
 *
 * @param min the least length of its shortest solution
 * @param max the greatest
 * @param needs how many robots must move; 0 for any number
 */
record DifficultyFilter(int min, int max, int needs) {
    /** A mission that can be solved and is not solved yet. */
    static final DifficultyFilter NONE = new DifficultyFilter(1, 99, 0);

    /** States one mission may cost; a wish that takes more than this to check counts as not met. */
    private static final int STATES = 400_000;

    /** Enough to see that a position is neither trivial nor hopeless. */
    private static final int GLANCE = 20_000;

    static DifficultyFilter of(Map<String, String> given) {
        Descriptor descriptor = RicochetDealer.DESCRIPTOR;
        int min = descriptor.number(given, "min");
        int max = descriptor.number(given, "max", min, 99);
        int needs = descriptor.number(given, "needs", 0, descriptor.number(given, "robots", 1, Robots.MAX_ROBOTS));
        return new DifficultyFilter(Math.max(min, descriptor.flag(given, "trivial") ? 1 : 2), max, needs);
    }

    boolean met(RicochetMission mission) {
        boolean exact = min > 2 || max < 99 || needs > 0;
        RicochetPuzzle puzzle = new RicochetPuzzle(mission, RuleMemory.NONE);
        Control control = new Control(Budget.UNLIMITED.withNodes(exact ? STATES : GLANCE));
        Outcome outcome = RicochetOptimalEngine.solve(puzzle, control);
        if (outcome instanceof Outcome.Stopped) return !exact;
        if (!(outcome instanceof Outcome.Solved solved)) return false;
        int length = solved.cost();
        if (length < min || length > max) return false;
        if (needs == 0) return true;
        AllShortest all = new AllShortest(puzzle, STATES, Control.unlimited());
        return all.search(length) == length && all.robotsNeeded() == needs;
    }
}
