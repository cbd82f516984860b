package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.game.Text;
import dev.damier.run.Budget;
import dev.damier.run.Outcome.Chosen;
import dev.damier.run.Outcome.Scale;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the summary of each kind of outcome, in English and French. */
class VerdictTest {
    private static Map<String, Object> taquin(String position, String engine, Budget budget, Locale language) {
        Map<String, Object> verdict = Verdict.of(new Job("taquin", position, EngineSpec.of(engine), budget, 0).run())
                .jsonFields();
        verdict.replaceAll((field, value) -> value instanceof Text text ? text.in(language) : value);
        return verdict;
    }

    @Test
    void provedSolutionHasGoodTone() {
        Map<String, Object> verdict = taquin("1,2,3/4,5,6/7,0,8", "breadth-first", Budget.UNLIMITED, Locale.ENGLISH);
        assertThat(verdict)
                .containsEntry("sentence", "1 move, proved shortest.")
                .containsEntry("tone", "good");
        assertThat(verdict.get("proof")).asString().startsWith("No solution costs less than 1: ");
    }

    @Test
    void provedSolutionInFrench() {
        Map<String, Object> verdict = taquin("1,2,3/4,5,6/7,0,8", "breadth-first", Budget.UNLIMITED, Locale.FRENCH);
        assertThat(verdict).containsEntry("sentence", "1 coup, solution prouvée la plus courte.");
        assertThat(verdict.get("proof")).asString().startsWith("Aucune solution ne coûte moins de 1 : ");
    }

    @Test
    void goalPositionIsAlreadySolved() {
        assertThat(taquin("1,2,3/4,5,6/7,8,0", "breadth-first", Budget.UNLIMITED, Locale.ENGLISH))
                .containsEntry("sentence", "Already solved.");
    }

    @Test
    void stoppedSearchStatesReasonAndLowerBound() {
        Map<String, Object> verdict =
                taquin("8,6,7/2,5,4/3,0,1", "breadth-first", Budget.UNLIMITED.withNodes(100), Locale.ENGLISH);
        assertThat(verdict.get("sentence"))
                .asString()
                .startsWith("Stopped (node limit): no solution found yet, lower bound ");
        assertThat(verdict).containsEntry("tone", "warn");
    }

    @Test
    void impossiblePositionIsProved() {
        Map<String, Object> verdict = taquin("1,2,3/4,5,6/8,7,0", "", Budget.UNLIMITED, Locale.ENGLISH);
        assertThat(verdict.get("sentence")).asString().startsWith("Impossible (proved");
        assertThat(verdict).containsEntry("tone", "bad");
    }

    @Test
    void errorContainsItsReason() {
        assertThat(taquin("1,2,3/4,5,6/7,0,8", "nosuch", Budget.UNLIMITED, Locale.ENGLISH))
                .hasEntrySatisfying(
                        "sentence",
                        s -> assertThat(s).asString().startsWith("Error: ").contains("nosuch"))
                .containsEntry("proof", "");
    }

    @Test
    void valueIsMovesAheadOrPliesToEnd() {
        assertThat(worth(-150)).hasToString("-1.50 moves ahead");
        assertThat(worth(0)).hasToString("+0.00 moves ahead");
        assertThat(worth(100)).hasToString("+1.00 move ahead");
        assertThat(worth(-5).in(Locale.FRENCH)).isEqualTo("-0,05 coup d’avance");
        assertThat(worth(Chosen.WIN - 1)).hasToString("wins in 1 ply");
        assertThat(worth(4 - Chosen.WIN)).hasToString("loses in 4 plies");
    }

    private static Text worth(int value) {
        return PositionEvaluation.of(value, Scale.EVALUATION, Games.all().game("quoridor"))
                .text();
    }
}
