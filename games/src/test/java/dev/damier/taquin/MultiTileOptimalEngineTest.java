package dev.damier.taquin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.search.AStar;
import dev.damier.search.BreadthFirstSearch;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the optimal engine for the multi-tile metric. */
class MultiTileOptimalEngineTest {
    private static Setup deal(String size, String holes, String metric, long seed) {
        return new Taquin().deal(Map.of("size", size, "holes", holes, "metric", metric), seed);
    }

    private static Outcome solve(Setup setup, Control control) {
        return Games.run(Games.all().engine(setup, ""), Map.of(), setup, control);
    }

    private static void replay(Setup setup, Solved solved) {
        Table table = setup.newTable();
        for (int move : solved.moves()) table.play(move);
        assertThat(table.status().over()).as(setup.write()).isTrue();
        assertThat(table.status().cost()).isEqualTo(solved.cost());
    }

    @Test
    void exactlyOneOptimalEngineApplies() {
        for (String metric : List.of("tiles", "slides")) {
            for (String size : List.of("3", "4", "6")) {
                assertThat(Games.all().engines(deal(size, "2", metric, 1)))
                        .filteredOn(e -> e.descriptor().id().equals("optimal"))
                        .hasSize(1);
            }
        }
    }

    /** The solutions are compared with those of breadth-first search and of A*, which do not use the table. */
    @Test
    void agreesWithExhaustiveSearchOnThreeByThree() {
        for (int holes = 1; holes <= 3; holes++) {
            for (long seed = 0; seed < 5; seed++) {
                Setup setup = deal("3", "" + holes, "slides", seed);
                TaquinPuzzle puzzle = new TaquinPuzzle(
                        setup.as(MultiTileBoard.class).orElseThrow().board(), true);
                Solved truth =
                        (Solved) new BreadthFirstSearch(false).solve(puzzle.withHeuristic("none"), Control.unlimited());
                Solved guided = (Solved) new AStar().solve(puzzle.withHeuristic("P"), Control.unlimited());
                Solved solved = (Solved) solve(setup, Control.unlimited());
                assertThat(solved.optimal()).isTrue();
                assertThat(solved.cost())
                        .as(setup.write())
                        .isEqualTo(truth.cost())
                        .isEqualTo(guided.cost());
                replay(setup, solved);
            }
        }
    }

    /** Tests boards that are too large for the table and a few moves from their goal. */
    @Test
    void agreesWithBreadthFirstSearchNearTheGoal() {
        for (String text : List.of(
                "1,2,3,4/5,6,7,8/0,9,10,11/13,14,15,12+slides",
                "5,1,2,3/9,6,7,4/13,10,11,8/14,0,15,12+slides",
                "1,2,3,4/5,6,7,8/9,0,10,11/13,14,0,12+slides")) {
            Setup setup = TaquinNotation.read(text);
            TaquinPuzzle puzzle = new TaquinPuzzle(TaquinNotation.read(text).board(), true);
            Control control = new Control(Budget.UNLIMITED.withNodes(300_000));
            Solved truth = (Solved) new BreadthFirstSearch(false).solve(puzzle.withHeuristic("none"), control);
            Solved solved = (Solved) solve(setup, control());
            assertThat(solved.optimal()).isTrue();
            assertThat(solved.cost()).as(text).isEqualTo(truth.cost());
            replay(setup, solved);
        }
    }

    private static Control control() {
        return new Control(Budget.UNLIMITED.withNodes(100_000));
    }

    @Test
    void returnsAQuickSolutionWhenTheBudgetEnds() {
        for (String size : List.of("4", "6x5", "8")) {
            Setup setup = deal(size, "1", "slides", 3);
            Stopped stopped = (Stopped) solve(setup, new Control(Budget.UNLIMITED.withNodes(200_000)));
            Solved best = stopped.best().orElseThrow();
            assertThat(best.optimal()).isFalse();
            assertThat(stopped.lowerBound()).isBetween(1, best.cost());
            replay(setup, best);
        }
    }
}
