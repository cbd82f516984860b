package dev.damier.ricochet.rating;

import dev.damier.game.Text;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Control;
import java.util.Optional;

/**
 * How hard a position is for people.
 *
 * @param length moves of a shortest solution
 * @param solutions how many shortest solutions there are, orders counted
 * @param robots how many robots move in the shortest solution that moves the fewest
 * @param deadEnds share of the moves, at positions on shortest lines, that lose the way: 0 to 1
 */
public record Difficulty(int length, double solutions, int robots, double deadEnds) {

    /** The rating of a position, or nothing when it is impossible or looking would pass the limit on states. */
    public static Optional<Difficulty> of(RicochetPuzzle puzzle, int maxStates) {
        AllShortest search = new AllShortest(puzzle, maxStates, Control.unlimited());
        int length = search.search(Integer.MAX_VALUE - 1);
        if (length < 0) return Optional.empty();
        return Optional.of(new Difficulty(length, search.count(), search.robotsNeeded(), search.deadEnds()));
    }

    /**
     * One to five. Length counts most; each helper that must move is worth two moves, for people find the active
     * robot's own way first; many solutions make it easier, as each tenfold is another chance to see one.
     */
    public int stars() {
        double effort = length + 2.0 * Math.max(0, robots - 1) - Math.log10(Math.max(1, solutions));
        return effort < 3 ? 1 : effort < 6 ? 2 : effort < 9 ? 3 : effort < 13 ? 4 : 5;
    }

    public Text sentence() {
        Object count = solutions < 1e9 ? Long.valueOf((long) solutions) : "> 10^9";
        return RicochetMessages.text("difficulty", stars(), length, count, robots, Math.round(deadEnds * 100));
    }
}
