package dev.damier.taquin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Tests all engines on the same boards: their solutions are valid, and those that claim to be optimal have the same
 * cost.
 */
class TaquinAgreementTest {

    private static Control control() {
        return new Control(Budget.UNLIMITED.withNodes(400_000).withTime(Duration.ofSeconds(20)));
    }

    @Test
    void allEnginesAgreeOnSmallBoards() {
        for (String options :
                List.of("3 1 tiles", "3 2 tiles", "3 3 tiles", "2x4 1 tiles", "3 1 slides", "2x3 2 slides")) {
            String[] words = options.split(" ");
            for (long seed = 1; seed <= 2; seed++) {
                Setup setup = new Taquin().deal(Map.of("size", words[0], "holes", words[1], "metric", words[2]), seed);
                assertEnginesAgree(setup);
            }
        }
    }

    @Test
    void allEnginesAgreeOnOtherGoals() {
        for (String goal : List.of("spiral", "holes-first", "0,1,2/3,4,5/6,7,8")) {
            assertEnginesAgree(new Taquin().deal(Map.of("size", "3", "goal", goal), 4));
        }
        assertEnginesAgree(new Taquin().deal(Map.of("size", "3", "holes", "2", "goal", "0,1,2/3,4,5/6,7,0"), 4));
    }

    private static void assertEnginesAgree(Setup setup) {
        Solved truth = (Solved) new PerfectEngine()
                .build(Map.of())
                .solve(setup.as(SmallBoard.class).orElseThrow(), Control.unlimited());
        List<String> optimal = new ArrayList<>();
        for (Engine<?> engine : Games.all().engines(setup)) {
            Outcome outcome = Games.run(engine, Map.of(), setup, control());
            String what = engine.descriptor().id() + " on " + setup.write();
            assertThat(outcome).as(what).isNotInstanceOf(Impossible.class);
            if (outcome instanceof Outcome.Stopped stopped) {
                assertThat(stopped.lowerBound()).as(what).isLessThanOrEqualTo(truth.cost());
            }
            if (!(outcome instanceof Solved solved)) continue;
            Table table = setup.newTable();
            for (int move : solved.moves()) table.play(move);
            assertThat(table.status().over()).as(what).isTrue();
            assertThat(table.status().cost()).as(what).isEqualTo(solved.cost());
            assertThat(solved.cost()).as(what).isGreaterThanOrEqualTo(truth.cost());
            if (!solved.optimal()) continue;
            assertThat(solved.cost()).as(what).isEqualTo(truth.cost());
            optimal.add(engine.descriptor().id());
        }
        assertThat(optimal).as(setup.write()).contains("perfect", "breadth-first", "astar", "bidirectional");
    }

    /**
     * Two searches that share little code agree on a sample. By the enumeration, there are 239,500,800 arrangements, and the
     * maximum distance is 44.
     */
    @Test
    void searchesAgreeOnThreeByFourWithTwoHoles() {
        for (long seed = 0; seed < 4; seed++) {
            Setup setup = new Taquin().deal(Map.of("size", "3x4", "holes", "2"), seed);
            int cost = cost(setup, "astar");
            assertThat(cost).isEqualTo(cost(setup, "bidirectional")).isLessThanOrEqualTo(44);
            assertThat(cost % 2)
                    .isEqualTo(setup.as(TileBoard.class).orElseThrow().manhattan() % 2);
        }
    }

    private static int cost(Setup setup, String id) {
        Outcome outcome = Games.run(Games.all().engine(setup, id), Map.of(), setup, Control.unlimited());
        assertThat(((Solved) outcome).optimal()).isTrue();
        return ((Solved) outcome).cost();
    }

    /** Parity decides before the search, so few nodes are expanded even on boards that cannot be searched completely. */
    @Test
    void allEnginesDetectUnsolvableBoards() {
        for (String text : List.of(
                "1,2,3/4,5,6/8,7,0",
                "1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0",
                "1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0+slides",
                "2,1,3,4,5/6,7,8,9,10/11,12,13,14,15/16,17,18,19,20/21,22,23,24,0")) {
            Setup setup = TaquinNotation.read(text);
            assertThat(setup.remarks()).hasSize(1);
            for (Engine<?> engine : Games.all().engines(setup)) {
                Outcome outcome = Games.run(engine, Map.of(), setup, control());
                assertThat(outcome).as(engine.descriptor().id() + " on " + text).isInstanceOf(Impossible.class);
                assertThat(outcome.stats().expanded())
                        .as(engine.descriptor().id())
                        .isLessThan(100);
            }
        }
    }
}
