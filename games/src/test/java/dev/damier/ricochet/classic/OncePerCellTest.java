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

/** Tests that the engine reproduces exactly the results that a student report gives for its missions. */
class OncePerCellTest {
    static final List<String> MISSIONS = new RicochetGame()
            .suites().stream()
                    .filter(suite -> suite.id().equals("reports"))
                    .map(Suite::positions)
                    .findFirst()
                    .orElseThrow();

    private static Outcome run(int mission, String order, String test) {
        return new OncePerCellEngine()
                .build(Map.of("order", order, "test", test))
                .solve(Positions.puzzle(MISSIONS.get(mission)), Control.unlimited());
    }

    private static void assertVisits(int mission, String order, String test, int visited, int moves) {
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
    void reproducesTheResultsOfTheReport() {
        assertThat(MISSIONS.get(9)).endsWith("_t13.9.blue");
        assertVisits(9, "breadth", "taken", 174, 3);
        assertVisits(9, "breadth", "made", 43, 3);
        assertThat(MISSIONS.get(14)).endsWith("_t2.4.green");
        assertVisits(14, "breadth", "made", 487, 5);
        assertVisits(14, "depth", "made", 26, 26);
    }

    @Test
    void solvesTenOfSixteenMissionsAndProvesNothingAboutTheOthers() {
        int solved = 0;
        for (int mission = 0; mission < MISSIONS.size(); mission++) {
            Outcome outcome = run(mission, "breadth", "made");
            if (outcome instanceof Solved) solved++;
            else assertThat(((Stopped) outcome).reason()).isEqualTo(Outcome.Reason.EXHAUSTED);
        }
        assertThat(MISSIONS).hasSize(16);
        assertThat(solved).isEqualTo(10);
    }
}
