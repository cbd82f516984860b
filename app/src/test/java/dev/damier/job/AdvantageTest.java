package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.damier.game.Games;
import dev.damier.game.Presentation.EvaluationUnit;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.run.Budget;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Outcome.Scale;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests the sentence and the win probability of {@link Advantage}. */
class AdvantageTest {
    private static final Table FIRST_TO_MOVE =
            Games.all().game("quoridor").read("start").newTable();
    private static final Table SECOND_TO_MOVE =
            Games.all().game("quoridor").read("start moves e2").newTable();

    private static Advantage of(int value, Table table) {
        return Advantage.of(
                PositionEvaluation.of(value, Scale.EVALUATION, Games.all().game("quoridor")), table, false);
    }

    @Test
    void sentenceNamesLeaderRegardlessOfSideToMove() {
        assertThat(of(80, FIRST_TO_MOVE).sentence()).hasToString("Red is ahead by 0.8 moves");
        assertThat(of(80, SECOND_TO_MOVE).sentence()).hasToString("Blue is ahead by 0.8 moves");
        assertThat(of(-100, SECOND_TO_MOVE).sentence()).hasToString("Red is ahead by 1.0 move");
        assertThat(of(0, FIRST_TO_MOVE).sentence()).hasToString("Even position");
        assertThat(of(Chosen.WIN - 7, SECOND_TO_MOVE).sentence()).hasToString("Blue wins within 7 plies");
    }

    @Test
    void provedWinIsCalledSolved() {
        PositionEvaluation lost = PositionEvaluation.of(
                12 - Chosen.WIN, Scale.EVALUATION, Games.all().game("quoridor"));
        assertThat(Advantage.of(lost, FIRST_TO_MOVE, true).sentence()).hasToString("Solved: Blue wins within 12 plies");
        assertThat(Advantage.of(lost, FIRST_TO_MOVE, true).sentence().in(Locale.FRENCH))
                .isEqualTo("Résolu : Bleu gagne en 12 demi-coups au plus");
    }

    @Test
    void frenchUsesSingularBelowTwo() {
        assertThat(of(80, FIRST_TO_MOVE).sentence().in(Locale.FRENCH)).isEqualTo("Rouge mène de 0,8 coup");
        assertThat(of(-250, FIRST_TO_MOVE).sentence().in(Locale.FRENCH)).isEqualTo("Bleu mène de 2,5 coups");
    }

    @Test
    void chanceIsThatOfFirstSeat() {
        assertThat(of(0, FIRST_TO_MOVE).first().probability().orElseThrow()).isEqualTo(0.5);
        assertThat(of(200, FIRST_TO_MOVE).first().probability().orElseThrow()
                        + of(200, SECOND_TO_MOVE).first().probability().orElseThrow())
                .isEqualTo(1.0);
        assertThat(of(Chosen.WIN - 3, SECOND_TO_MOVE).first().probability().orElseThrow())
                .isZero();
    }

    /** The value of an engine that estimates win probabilities is not converted by the calibration of the game. */
    @Test
    void probabilityIsShownAsReported() {
        PositionEvaluation value =
                PositionEvaluation.of(3_100, Scale.PROBABILITY, Games.all().game("quoridor"));
        assertThat(value.probability()).hasValue(0.81);
        assertThat(value.text()).hasToString("winning chances 81%");
        assertThat(value.summary("e2")).hasToString("e2, winning chances 81%.");
        Advantage second = Advantage.of(value, SECOND_TO_MOVE, false);
        assertThat(second.sentence()).hasToString("Blue’s winning chances: 81%");
        assertThat(second.sentence().in(Locale.FRENCH)).isEqualTo("Chances de gain de Bleu : 81 %");
        assertThat(second.jsonFields(Locale.ENGLISH))
                .containsEntry("scale", "probability")
                .containsEntry("chance", 0.19);
    }

    @Test
    void mctsReportsItsOwnProbability() {
        Job job = new Job("quoridor", "start", EngineSpec.of("mcts"), Budget.UNLIMITED.withNodes(500), 1);
        Report report = job.run();
        assertThat(report.evaluation().scale()).isEqualTo(Scale.PROBABILITY);
        assertThat(report.jsonFields()).containsEntry("scale", "probability");
        assertThat(Verdict.of(report).sentence().toString()).contains("winning chances");
        assertThat(report.evaluation().probability().orElseThrow()).isBetween(0.2, 0.8);
    }

    /** Another game has its own unit, and no win probability unless it was measured. */
    @Test
    void unitAndCalibrationBelongToTheGame() {
        PositionEvaluation points = new PositionEvaluation(100, Scale.EVALUATION, EvaluationUnit.POINTS);
        assertThat(points.text()).hasToString("+1.00 point ahead");
        assertThat(points.probability()).isEmpty();
        assertThat(Advantage.of(points, FIRST_TO_MOVE, false).sentence()).hasToString("Red is ahead by 1.0 point");
        assertThat(Advantage.of(points, FIRST_TO_MOVE, false).jsonFields(Locale.ENGLISH))
                .doesNotContainKey("chance");
        EvaluationUnit pieces = new EvaluationUnit(number -> Text.plain("pieces"), 50);
        assertThat(new PositionEvaluation(100, Scale.EVALUATION, pieces)
                        .probability()
                        .orElseThrow())
                .isCloseTo(1 / (1 + Math.exp(-2)), within(1e-9));
        assertThat(new PositionEvaluation(Chosen.WIN - 3, Scale.EVALUATION, EvaluationUnit.POINTS).probability())
                .hasValue(1);
    }
}
