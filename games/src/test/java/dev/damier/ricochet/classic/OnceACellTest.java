package dev.damier.ricochet.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Setup;
import dev.damier.game.Suite;
import dev.damier.game.Table;
import dev.damier.ricochet.Positions;
import dev.damier.ricochet.RicochetGame;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The figures a student report printed for its own missions, reached to the unit. */
class OnceACellTest {
    static final List<String> MISSIONS = new RicochetGame()
            .suites().stream()
                    .filter(suite -> suite.id().equals("reports"))
                    .map(Suite::positions)
                    .findFirst()
                    .orElseThrow();

    private static Outcome run(int mission, String order, String test) {
        return new OnceACellEngine()
                .build(Map.of("order", order, "test", test))
                .solve(Positions.puzzle(MISSIONS.get(mission)), Control.unlimited());
    }

    private static void visits(int mission, String order, String test, int visited, int moves) {
        Outcome outcome = run(mission, order, test);
        assertThat(outcome.stats().expanded()).isEqualTo(visited);
        assertThat(((Solved) outcome).moves()).hasSize(moves);
        assertThat(((Solved) outcome).optimal()).isFalse();
        Setup setup = new RicochetGame().read(MISSIONS.get(mission));
        Table table = setup.newTable();
        for (int code : ((Solved) outcome).moves()) table.play(code);
        assertThat(table.status().over()).isTrue();
    }

    @Test
    void theReportsFiguresAreReachedToTheUnit() {
        assertThat(MISSIONS.get(9)).endsWith("_t13.9.blue");
        visits(9, "breadth", "taken", 174, 3);
        visits(9, "breadth", "made", 43, 3);
        assertThat(MISSIONS.get(14)).endsWith("_t2.4.green");
        visits(14, "breadth", "made", 487, 5);
        visits(14, "depth", "made", 26, 26);
    }

    @Test
    void tenOfTheSixteenMissionsAreSolvedAndNothingIsProvedOfTheOthers() {
        int solved = 0;
        for (int mission = 0; mission < MISSIONS.size(); mission++) {
            Outcome outcome = run(mission, "breadth", "made");
            if (outcome instanceof Solved) solved++;
            else assertThat(((Stopped) outcome).why()).isEqualTo(Outcome.Reason.EXHAUSTED);
        }
        assertThat(MISSIONS).hasSize(16);
        assertThat(solved).isEqualTo(10);
    }
}
