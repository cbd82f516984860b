package dev.damier.taquin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Reason;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the complete tables of distances and the solutions read from them. */
class PerfectEngineTest {

    @Test
    void distanceCountsMatchTheEnumeratedBoards() {
        int checked = 0;
        for (Map.Entry<DepthTables.EnumeratedBoard, long[]> entry :
                DepthTables.all().entrySet()) {
            TileBoard goal = entry.getKey().goal();
            if (!SmallBoard.fits(goal)) continue;
            assertThat(profile(new SmallBoard(goal, false)))
                    .as("%s", entry.getKey())
                    .isEqualTo(entry.getValue());
            checked++;
        }
        assertThat(checked).isGreaterThanOrEqualTo(10);
    }

    /** Tables are also complete for another goal, for blanks that are not adjacent, and for the other metric. */
    @Test
    void supportsAnyGoalAndMetric() {
        TileBoard spiral = TaquinNotation.read("1,2,3/4,5,6/7,8,0_goal=spiral").board();
        long[] depths = profile(new SmallBoard(spiral.withCells(spiral.goal()), false));
        assertThat(java.util.Arrays.stream(depths).sum()).isEqualTo(181_440);
        assertThat(depths).startsWith(1, 4, 8);
        assertThat(depths.length - 1).isEqualTo(30);
        TileBoard apart =
                TaquinNotation.read("1,2,3/4,5,6/7,0,0_goal=0,1,2/3,4,5/6,7,0").board();
        assertThat(java.util.Arrays.stream(profile(new SmallBoard(apart, false)))
                        .sum())
                .isEqualTo(181_440);
        TileBoard plain = TaquinNotation.read("1,2,3/4,5,6/7,8,0").board();
        long[] slides = profile(new SmallBoard(plain, true));
        assertThat(slides.length - 1).isEqualTo(24);
        assertThat(slides).startsWith(1, 4, 8);
    }

    private static long[] profile(SmallBoard small) {
        Counters counters = new Counters();
        // The expansions by depth are counted while the table is built, so a cached table must not be used.
        PerfectTable.clearCache();
        assertThat(PerfectTable.of(small, Control.unlimited(), counters)).isPresent();
        return counters.profile();
    }

    @Test
    void solutionsReachTheGoalAtTheirCost() {
        for (Map<String, String> options : java.util.List.of(
                Map.of("size", "3"),
                Map.of("size", "3", "holes", "3", "goal", "spiral"),
                Map.of("size", "3", "metric", "slides"),
                Map.of("size", "2x4", "holes", "2", "metric", "slides"))) {
            for (long seed = 0; seed < 50; seed++) {
                Setup setup = new Taquin().deal(options, seed);
                Outcome.Solved solved = (Outcome.Solved) solve(setup, Control.unlimited());
                assertThat(solved.optimal()).isTrue();
                assertThat(solved.cost()).isEqualTo(solved.moves().length);
                Table table = setup.newTable();
                for (int move : solved.moves()) table.play(move);
                assertThat(table.status().over()).isTrue();
                assertThat(table.status().cost()).isEqualTo(solved.cost());
            }
        }
    }

    private static Outcome solve(Setup setup, Control control) {
        return new PerfectEngine()
                .build(Map.of())
                .solve(setup.as(SmallBoard.class).orElseThrow(), control);
    }

    @Test
    void oddPermutationIsImpossible() {
        assertThat(solve(TaquinNotation.read("1,2,3/4,5,6/8,7,0"), Control.unlimited()))
                .isInstanceOf(Outcome.Impossible.class);
    }

    @Test
    void respectsTheMemoryBudget() {
        PerfectTable.clearCache();
        Control control = new Control(Budget.UNLIMITED.withBytes(1000));
        Outcome outcome = solve(TaquinNotation.read("1,2,3/4,5,6/7,0,8"), control);
        assertThat(((Outcome.Stopped) outcome).reason()).isEqualTo(Reason.MEMORY);
    }

    @Test
    void onlySmallBoardsAreOffered() {
        assertThat(new Taquin().deal(Map.of(), 1).as(SmallBoard.class)).isEmpty();
        assertThat(new Taquin().deal(Map.of("size", "4x3"), 1).as(SmallBoard.class))
                .isEmpty();
        assertThat(new Taquin().deal(Map.of("size", "2x5"), 1).as(SmallBoard.class))
                .isPresent();
        assertThat(new Taquin().deal(Map.of("size", "8", "holes", "61"), 1).as(SmallBoard.class))
                .isPresent();
        assertThat(new Taquin().deal(Map.of("size", "9", "holes", "80"), 1).as(SmallBoard.class))
                .isEmpty();
    }
}
