package dev.damier.game;

import java.util.OptionalDouble;
import java.util.function.DoubleFunction;

/**
 * The unit of the evaluations of a game, such as moves in a race or pieces in draughts.
 *
 * @param name returns the name of the unit in the singular or plural form for a number
 * @param perLogit hundredths of the unit per logit of the win probability, measured with games; 0 if it was not measured
 */
public record EvaluationUnit(DoubleFunction<Text> name, double perLogit) {
    /** Points, without a win probability: the unit of a game that supplies no other. */
    public static final EvaluationUnit POINTS =
            new EvaluationUnit(number -> Text.of(EvaluationUnit.class, "unit.points", number), 0);

    /**
     * Returns the win probability of an evaluation, or empty if the game has no calibration.
     *
     * @param value evaluation in hundredths of the unit
     */
    public OptionalDouble probability(int value) {
        return perLogit == 0 ? OptionalDouble.empty() : OptionalDouble.of(1 / (1 + Math.exp(-value / perLogit)));
    }
}
