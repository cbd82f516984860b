package dev.damier.job;

import dev.damier.game.Game;
import dev.damier.game.Presentation.EvaluationUnit;
import dev.damier.game.Text;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Outcome.Scale;
import java.util.OptionalDouble;

/**
 * The value of a position in a game of two or more players, for the side to move.
 *
 * @param value the value, as in {@link Chosen#value}
 * @param scale what the value measures
 * @param unit the unit of the game's evaluations
 */
public record PositionEvaluation(int value, Scale scale, EvaluationUnit unit) {
    /** Positions with a smaller absolute value are called even. */
    private static final int MIN_ADVANTAGE = 5;

    public static PositionEvaluation of(int value, Scale scale, Game game) {
        return new PositionEvaluation(value, scale, game.evaluationUnit());
    }

    /** Returns the same evaluation for the opponent. */
    PositionEvaluation negated() {
        return new PositionEvaluation(-value, scale, unit);
    }

    boolean isDecided() {
        return pliesToEnd() <= Chosen.WIN / 2;
    }

    int pliesToEnd() {
        return Chosen.WIN - Math.abs(value);
    }

    boolean isEven() {
        return Math.abs(value) < MIN_ADVANTAGE;
    }

    /** Returns the win probability; empty if the value is an evaluation and the game has no calibration. */
    public OptionalDouble probability() {
        if (isDecided()) return OptionalDouble.of(value > 0 ? 1 : 0);
        return scale == Scale.PROBABILITY ? OptionalDouble.of(0.5 + value / 10_000.0) : unit.probability(value);
    }

    /** Returns the win probability in per cent, for a value on the scale of probabilities. */
    long percent() {
        return Math.round(probability().orElse(0.5) * 100);
    }

    /** Returns the evaluation in words: plies to the end of the game, winning chances, or units ahead. */
    public Text text() {
        if (isDecided()) return text(value > 0 ? "worth.wins" : "worth.loses", pliesToEnd());
        if (scale == Scale.PROBABILITY) return text("worth.chances", percent());
        return text("worth.ahead", hundredths(), unit.name().apply(value / 100.0));
    }

    /** Returns the summary of a chosen move. */
    Text summary(String move) {
        if (isDecided()) return text(value > 0 ? "verdict.wins" : "verdict.loses", move, pliesToEnd());
        if (scale == Scale.PROBABILITY) return text("verdict.chances", move, percent());
        return text("verdict.chosen", move, hundredths(), unit.name().apply(value / 100.0));
    }

    /** Returns the size of the advantage with its unit, rounded to tenths. */
    Text[] tenths() {
        int tenths = (Math.abs(value) + 5) / 10;
        return new Text[] {
            text("decimal", tenths / 10, tenths % 10), unit.name().apply(tenths / 10.0)
        };
    }

    private Text hundredths() {
        int size = Math.abs(value);
        return text("decimal", (value < 0 ? "-" : "+") + size / 100, size / 10 % 10 + Integer.toString(size % 10));
    }

    private static Text text(String key, Object... args) {
        return Text.of(PositionEvaluation.class, key, args);
    }
}
