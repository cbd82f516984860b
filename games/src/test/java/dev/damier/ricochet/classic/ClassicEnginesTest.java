package dev.damier.ricochet.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.AnalysisLayers;
import dev.damier.game.Engine;
import dev.damier.game.Move;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.game.engines.AStarEngine;
import dev.damier.ricochet.MinMoves;
import dev.damier.ricochet.Positions;
import dev.damier.ricochet.RicochetGame;
import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.Robots;
import dev.damier.ricochet.optimal.RicochetOptimalEngine;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Solver;
import dev.damier.search.Puzzle;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the two A* engines from student reports: their solutions are valid, and they claim no optimality. */
class ClassicEnginesTest {
    private static final List<String> MISSIONS = OncePerCellTest.MISSIONS;

    private static Outcome run(Engine<RicochetPuzzle> engine, String position, Map<String, String> options) {
        return engine.build(options).solve(Positions.puzzle(position), Control.unlimited());
    }

    /** Returns the number of solved missions. Each solution must be valid and not shorter than the shortest one. */
    private static int countSolved(Engine<RicochetPuzzle> engine, Map<String, String> options) {
        int solved = 0;
        for (String mission : MISSIONS) {
            Outcome outcome = run(engine, mission, options);
            if (outcome instanceof Solved solution) {
                solved++;
                assertSolves(mission, solution);
                Solved best = (Solved) RicochetOptimalEngine.solve(Positions.puzzle(mission), Control.unlimited());
                assertThat(solution.cost()).as(mission).isGreaterThanOrEqualTo(best.cost());
            } else {
                assertNothingClaimed(outcome);
            }
        }
        return solved;
    }

    private static void assertSolves(String position, Solved solution) {
        Table table = new RicochetGame().read(position).newTable();
        for (int code : solution.moves()) table.play(code);
        assertThat(table.status().over()).as(position).isTrue();
        assertThat(solution.cost()).isEqualTo(solution.moves().length);
        assertThat(solution.optimal()).isFalse();
    }

    private static void assertNothingClaimed(Outcome outcome) {
        assertThat(((Stopped) outcome).reason()).isEqualTo(Outcome.Reason.EXHAUSTED);
        assertThat(((Stopped) outcome).lowerBound()).isZero();
    }

    @Test
    void movingAHelperFirstSolvesMoreMissions() {
        assertThat(MISSIONS).hasSize(16);
        assertThat(countSolved(new StepCostEngine(), Map.of())).isEqualTo(8);
        assertThat(countSolved(new SecondaryQuestEngine(), Map.of("aside", "yes")))
                .isEqualTo(15);
        assertThat(countSolved(new SecondaryQuestEngine(), Map.of())).isEqualTo(16);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 15, 1000})
    void everyStepCostSolvesTheSameNumberOfMissions(int step) {
        assertThat(countSolved(new StepCostEngine(), Map.of("step", String.valueOf(step))))
                .isEqualTo(countSolved(new StepCostEngine(), Map.of()));
    }

    /** The search tries green north first, after which red needs three moves. Green south and red east would be enough. */
    @Test
    void usesTheFirstPlacementThatWorksAndNotTheBest() {
        String position = "5x5_r0.4_g4.2_t3.4.red";
        Solved solution = (Solved) run(new SecondaryQuestEngine(), position, Map.of());
        assertSolves(position, solution);
        assertThat(Arrays.stream(solution.moves()).mapToObj(Robots::moveText)).containsExactly("gN", "rN", "rE", "rS");
        assertNothingClaimed(run(new StepCostEngine(), position, Map.of()));
    }

    @Test
    void asideHelperEndsOnGridValuesOfAtLeastTwo() {
        int placed = 0;
        for (String mission : MISSIONS) {
            if (!(run(new SecondaryQuestEngine(), mission, Map.of("aside", "yes")) instanceof Solved solution))
                continue;
            int active = Positions.mission(mission).active();
            Table table = new RicochetGame().read(mission).newTable();
            Spot helperSpot = null;
            for (int code : solution.moves()) {
                if (code >> 2 != active)
                    helperSpot = table.moves().stream()
                            .filter(move -> move.code() == code)
                            .map(Move::to)
                            .findFirst()
                            .orElseThrow();
                table.play(code);
            }
            if (helperSpot == null) continue;
            placed++;
            Spot spot = helperSpot;
            assertThat(((AnalysisLayers) table).layer("grid"))
                    .filteredOn(mark -> mark.x() == spot.x() && mark.y() == spot.y())
                    .allMatch(mark -> Integer.parseInt(mark.label()) >= 2);
        }
        assertThat(placed).isEqualTo(7);
    }

    /** As the report wished: helpers do not stand on grid values below 2, except where they start. */
    @Test
    void sumOfGridValuesKeepsHelpersAside() {
        int solved = 0;
        int moved = 0;
        for (String text : MISSIONS) {
            Puzzle puzzle = new RicochetGame().read(text).as(Puzzle.class).orElseThrow();
            Solver<Puzzle> solver = new AStarEngine().build(Map.of("heuristic", "sum-min-moves-aside"));
            Outcome outcome = solver.solve(puzzle, new Control(Budget.UNLIMITED.withNodes(100_000)));
            if (!(outcome instanceof Solved solution)) continue;
            solved++;
            assertSolves(text, solution);
            assertThat(solution.optimal()).isFalse();
            RicochetMission mission = Positions.mission(text);
            int[] grid =
                    MinMoves.ofActive(mission, Positions.puzzle(text).space().slideRules());
            Table table = new RicochetGame().read(text).newTable();
            for (int code : solution.moves()) {
                Spot to = table.moves().stream()
                        .filter(m -> m.code() == code)
                        .map(Move::to)
                        .findFirst()
                        .orElseThrow();
                int cell = to.y() * mission.board().columns() + to.x();
                table.play(code);
                if (code >> 2 == mission.active()) continue;
                moved++;
                assertThat(grid[cell] >= 2 || cell == mission.robots()[code >> 2])
                        .as("%s after %s", text, code)
                        .isTrue();
            }
        }
        assertThat(solved).isEqualTo(15);
        assertThat(moved).isPositive();
    }

    /** The positions have house rules, a vortex, a large board, or a robot that is already on its target. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1D-3D-2D-4D_r11.6_g15.2_b9.9_y8.14_s0.0_t3.13.any+ricochet+no-rebound",
                "1A-1B-3C-4D_r0.0_t15.15.red+same-colour-bounces+fixed-helpers+custom",
                "40x30-5e-20ox_r0.0_g39.29_b3.3_y20.20_s21.21_t7.7.any+no-rebound+fixed-helpers",
                "5x5_r4.4_g2.2_t4.4.red",
                "5x5_r0.0_g2.2_t4.0.any+ricochet"
            })
    void respectsTheTableRules(String position) {
        for (Engine<RicochetPuzzle> engine : List.of(new SecondaryQuestEngine(), new StepCostEngine())) {
            Outcome outcome = run(engine, position, Map.of());
            if (outcome instanceof Solved solution) assertSolves(position, solution);
            else assertNothingClaimed(outcome);
        }
    }

    @Test
    void nodeLimitStopsTheSearch() {
        Control control = new Control(Budget.UNLIMITED.withNodes(1));
        Outcome outcome =
                new SecondaryQuestEngine().build(Map.of()).solve(Positions.puzzle("5x5_r0.4_g4.2_t3.4.red"), control);
        assertThat(((Stopped) outcome).reason()).isEqualTo(Outcome.Reason.NODES);
        assertThat(outcome.stats().expanded()).isEqualTo(1);
    }
}
