package dev.damier.run;

import java.util.List;

/**
 * A progress report of a running search.
 *
 * @param stats the statistics so far
 * @param lowerBound proved lower bound on the cost of every solution
 * @param bestCost cost of the best solution so far; -1 if there is none, and in games
 * @param line the moves of the best solution or the principal variation so far; may be empty
 * @param value value of {@code line} for the side to move, as in {@link Outcome.Chosen#value}
 * @param scale the unit of {@code value} and of the values of {@code ranked}
 * @param ranked the best lines so far if several were requested, the best first; else empty
 */
public record Progress(
        Stats stats,
        int lowerBound,
        int bestCost,
        int[] line,
        int value,
        Outcome.Scale scale,
        List<Outcome.RankedLine> ranked) {
    /** Creates a report whose values are evaluations in the unit of the game. */
    public Progress(Stats stats, int lowerBound, int bestCost, int[] line, int value, List<Outcome.RankedLine> ranked) {
        this(stats, lowerBound, bestCost, line, value, Outcome.Scale.EVALUATION, ranked);
    }
}
