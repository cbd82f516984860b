package dev.damier.ricochet.rating;

import dev.damier.game.Text;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Control;
import java.util.Optional;

/**
 * The difficulty of a position for humans.
 *
 * @param length number of moves of a shortest solution
 * @param solutions number of shortest solutions; different orders of moves count separately
 * @param robots minimum number of robots that move in a shortest solution
 * @param deadEnds share of the moves, in positions on shortest solutions, that leave all shortest solutions: 0 to 1
 */
public record Difficulty(int length, double solutions, int robots, double deadEnds) {

    /**
     * Returns the difficulty of a position, or empty if it has no solution or the computation needs more than {@code
     * maxStates} states.
     */
    public static Optional<Difficulty> of(RicochetPuzzle puzzle, int maxStates) {
        AllShortest search = new AllShortest(puzzle, maxStates, Control.unlimited());
        int length = search.search(Integer.MAX_VALUE - 1);
        if (length < 0) return Optional.empty();
        return Optional.of(
                new Difficulty(length, search.solutionCount(), search.robotsNeeded(), search.deadEndShare()));
    }

    /**
     * Returns a rating from 1 (easy) to 5 (hard). The length counts most. Each helper that must move counts as two more
     * moves, because humans look for a path of the active robot first. Ten times as many solutions count as one move less.
     */
    public int stars() {
        double effort = length + 2.0 * Math.max(0, robots - 1) - Math.log10(Math.max(1, solutions));
        return effort < 3 ? 1 : effort < 6 ? 2 : effort < 9 ? 3 : effort < 13 ? 4 : 5;
    }

    /** Returns the difficulty as a localised sentence. */
    public Text sentence() {
        Object count = solutions < 1e9 ? Long.valueOf((long) solutions) : "> 10^9";
        return RicochetMessages.text("difficulty", stars(), length, count, robots, Math.round(deadEnds * 100));
    }
}
