package dev.damier.taquin.quick;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Reason;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.taquin.PerfectEngine;
import dev.damier.taquin.Slide;
import dev.damier.taquin.SmallBoard;
import dev.damier.taquin.Taquin;
import dev.damier.taquin.TaquinSetup;
import dev.damier.taquin.TileBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests the engine {@code quick}: valid solutions on all kinds of boards, correct bounds, and the shortening. */
class QuickEngineTest {

    private static TileBoard board(String text) {
        return new Taquin().read(text).as(TileBoard.class).orElseThrow();
    }

    private static Outcome solve(Setup setup, Control control) {
        return new QuickEngine()
                .build(Map.of())
                .solve(setup.as(TaquinSetup.class).orElseThrow(), control);
    }

    private static Control nodes(long nodes) {
        return new Control(Budget.UNLIMITED.withNodes(nodes));
    }

    /** Tests narrow, square and wide boards, one to three blanks, all named goals and both metrics. */
    @Test
    void solvesAnyBoard() {
        for (int rows : new int[] {2, 3, 4, 7}) {
            for (int columns : new int[] {2, 3, 4, 6}) {
                for (int holes = 1; holes <= Math.min(3, rows * columns - 1); holes++) {
                    for (String goal : List.of("holes-last", "holes-first", "spiral")) {
                        Setup setup = new Taquin()
                                .deal(
                                        Map.of(
                                                "size",
                                                rows + "x" + columns,
                                                "holes",
                                                "" + holes,
                                                "goal",
                                                goal,
                                                "metric",
                                                (rows + columns) % 3 == 0 ? "slides" : "tiles"),
                                        rows * 100L + columns * 10L + holes);
                        check(setup, solve(setup, nodes(rows * columns <= 9 ? 400_000 : 3000)));
                    }
                }
            }
        }
    }

    /** Tests goals with blanks in opposite corners and on the border, and boards with very few tiles. */
    @Test
    void solvesBoardsWithDistantHoles() {
        String corners = "0,1,2,3,4/5,6,7,8,9/10,11,12,13,14/15,16,17,18,19/20,21,22,23,0";
        String border = "1,2,0,3,4/5,6,7,8,9/0,10,11,12,13/14,15,16,17,18/19,20,0,21,22";
        for (long seed = 0; seed < 30; seed++) {
            check(deal("5", "2", corners, seed));
            check(deal("5", "3", border, seed));
        }
        for (int holes = 1; holes < 24; holes++) {
            check(deal("4x6", "" + holes, "spiral", holes));
            check(deal("6x4", "" + holes, "holes-first", holes));
        }
        check(deal("9", "80", "holes-last", 3));
    }

    private static Setup deal(String size, String holes, String goal, long seed) {
        return new Taquin().deal(Map.of("size", size, "holes", holes, "goal", goal), seed);
    }

    private static void check(Setup setup) {
        check(setup, solve(setup, nodes(10_000)));
    }

    /** Checks a solution and returns its cost. The lower bound must be below the cost unless the solution is optimal. */
    private static int check(Setup setup, Outcome outcome) {
        Solved line;
        if (outcome instanceof Stopped stopped) {
            line = stopped.best().orElseThrow(() -> new AssertionError("nothing for " + setup.write()));
            assertThat(stopped.lowerBound()).isLessThan(line.cost());
            assertThat(line.optimal()).isFalse();
        } else {
            line = (Solved) outcome;
            assertThat(line.optimal()).isTrue();
        }
        Table table = setup.newTable();
        for (int move : line.moves()) table.play(move);
        assertThat(table.status().over()).as(setup.write()).isTrue();
        assertThat(table.status().cost()).isEqualTo(line.cost());
        return line.cost();
    }

    @Test
    void boundsAndClaimsOfOptimalityAreCorrect() {
        for (long seed = 0; seed < 40; seed++) {
            Setup setup = deal("3", "" + (1 + seed % 3), "holes-last", seed);
            Solved truth = (Solved) new PerfectEngine()
                    .build(Map.of())
                    .solve(setup.as(SmallBoard.class).orElseThrow(), Control.unlimited());
            Outcome outcome = solve(setup, Control.unlimited());
            int cost = check(setup, outcome);
            assertThat(cost).isGreaterThanOrEqualTo(truth.cost());
            if (outcome instanceof Solved) assertThat(cost).isEqualTo(truth.cost());
            if (outcome instanceof Stopped stopped)
                assertThat(stopped.lowerBound()).isLessThanOrEqualTo(truth.cost());
        }
    }

    /** The documented length for large boards is 1.6 n³ moves. */
    @Test
    @Tag("slow")
    void solutionOfTwentyByTwentyHasTheDocumentedLength() {
        Setup setup = deal("20", "1", "holes-last", 7);
        int cost = check(setup, solve(setup, nodes(25_000_000)));
        assertThat(cost).isLessThanOrEqualTo(12_800);
    }

    @Test
    void sameBudgetGivesSameSolution() {
        Setup setup = deal("9", "2", "holes-last", 7);
        Stopped once = (Stopped) solve(setup, nodes(300_000));
        Stopped twice = (Stopped) solve(setup, nodes(300_000));
        assertThat(once.best().orElseThrow().moves())
                .isEqualTo(twice.best().orElseThrow().moves());
    }

    @Test
    void findsSolutionAndBoundOnTheLargestBoard() {
        Setup setup = deal("100", "1", "holes-last", 1);
        List<Integer> costs = new ArrayList<>();
        Control[] control = new Control[1];
        control[0] = new Control(Budget.UNLIMITED, 0, progress -> {
            if (progress.bestCost() < 0) return;
            costs.add(progress.bestCost());
            control[0].cancel();
        });
        Stopped stopped = (Stopped) solve(setup, control[0]);
        assertThat(stopped.reason()).isEqualTo(Reason.CANCELLED);
        assertThat(check(setup, stopped)).isLessThan(2_100_000);
        assertThat(stopped.lowerBound()).isEqualTo(board(setup.write()).manhattan());
        assertThat(costs).isNotEmpty();
    }

    @Test
    void unsolvableBoardIsDetectedAtOnce() {
        assertThat(solve(new Taquin().read("1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0"), nodes(1)))
                .isInstanceOf(Outcome.Impossible.class);
    }

    @Test
    void consecutiveMovesAreJoined() {
        TileBoard board = board("1,2,3/4,5,6/0,7,8");
        int[] line = {Slide.code(7, Slide.LEFT), Slide.code(8, Slide.LEFT)};
        assertThat(SegmentMetric.join(board, line)).containsExactly(Slide.code(8, Slide.LEFT));
        int[] turn = {Slide.code(4, Slide.DOWN), Slide.code(5, Slide.LEFT), Slide.code(6, Slide.LEFT)};
        assertThat(SegmentMetric.join(board, turn))
                .containsExactly(Slide.code(4, Slide.DOWN), Slide.code(6, Slide.LEFT));
    }

    /** Useless moves that undo each other are removed. */
    @Test
    void shorteningRemovesUselessMoves() {
        TileBoard board = board("1,2,3/4,5,6/7,0,8");
        int[] line = {
            Slide.code(7, Slide.RIGHT),
            Slide.code(4, Slide.DOWN),
            Slide.code(4, Slide.UP),
            Slide.code(7, Slide.LEFT),
            Slide.code(8, Slide.LEFT)
        };
        int length =
                new SolutionShortener(board, Control.unlimited(), new Counters()).pass(line, line.length, 12, 1000);
        assertThat(length).isEqualTo(1);
        assertThat(line[0]).isEqualTo(Slide.code(8, Slide.LEFT));
    }
}
