package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Text;
import dev.damier.run.Budget;
import dev.damier.run.Outcome.Chosen;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VerdictTest {
    private static Map<String, Object> taquin(String position, String engine, Budget budget, Locale language) {
        Map<String, Object> said = Verdict.of(new Job("taquin", position, engine, Map.of(), budget, 0).run())
                .row();
        said.replaceAll((field, value) -> value instanceof Text text ? text.in(language) : value);
        return said;
    }

    @Test
    void aProvedLineIsGoodNews() {
        Map<String, Object> said = taquin("1,2,3/4,5,6/7,0,8", "breadth-first", Budget.UNLIMITED, Locale.ENGLISH);
        assertThat(said).containsEntry("sentence", "1 move, proved shortest.").containsEntry("tone", "good");
        assertThat(said.get("proof")).asString().startsWith("No solution costs less than 1: ");
    }

    @Test
    void theSameInFrench() {
        Map<String, Object> said = taquin("1,2,3/4,5,6/7,0,8", "breadth-first", Budget.UNLIMITED, Locale.FRENCH);
        assertThat(said).containsEntry("sentence", "1 coup, solution prouvée la plus courte.");
        assertThat(said.get("proof")).asString().startsWith("Aucune solution ne coûte moins de 1 : ");
    }

    @Test
    void theGoalItselfLeavesNothingToDo() {
        assertThat(taquin("1,2,3/4,5,6/7,8,0", "breadth-first", Budget.UNLIMITED, Locale.ENGLISH))
                .containsEntry("sentence", "Already solved.");
    }

    @Test
    void aStoppedSearchSaysWhyAndWhatIsSure() {
        Map<String, Object> said =
                taquin("8,6,7/2,5,4/3,0,1", "breadth-first", Budget.UNLIMITED.withNodes(100), Locale.ENGLISH);
        assertThat(said.get("sentence"))
                .asString()
                .startsWith("Stopped (node limit): no solution found yet, lower bound ");
        assertThat(said).containsEntry("tone", "warn");
    }

    @Test
    void whatCannotBeSolvedIsSaidToBeProved() {
        Map<String, Object> said = taquin("1,2,3/4,5,6/8,7,0", "", Budget.UNLIMITED, Locale.ENGLISH);
        assertThat(said.get("sentence")).asString().startsWith("Impossible (proved");
        assertThat(said).containsEntry("tone", "bad");
    }

    @Test
    void anErrorIsToldAsItIs() {
        assertThat(taquin("1,2,3/4,5,6/7,0,8", "nosuch", Budget.UNLIMITED, Locale.ENGLISH))
                .hasEntrySatisfying(
                        "sentence",
                        s -> assertThat(s).asString().startsWith("Error: ").contains("nosuch"))
                .containsEntry("proof", "");
    }

    @Test
    void aValueIsMovesAheadOrTheWayToTheEnd() {
        assertThat(Verdict.worth(-150)).hasToString("-1.50 moves ahead");
        assertThat(Verdict.worth(0)).hasToString("+0.00 moves ahead");
        assertThat(Verdict.worth(100)).hasToString("+1.00 move ahead");
        assertThat(Verdict.worth(-5).in(Locale.FRENCH)).isEqualTo("-0,05 coup d’avance");
        assertThat(Verdict.worth(Chosen.WIN - 1)).hasToString("wins in 1 ply");
        assertThat(Verdict.worth(4 - Chosen.WIN)).hasToString("loses in 4 plies");
    }
}
