package dev.damier.ricochet.classic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Engine;
import dev.damier.game.Insight;
import dev.damier.game.Move;
import dev.damier.game.Spot;
import dev.damier.game.Table;
import dev.damier.ricochet.Positions;
import dev.damier.ricochet.RicochetGame;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.Robots;
import dev.damier.ricochet.optimal.RicochetOptimalEngine;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reports' two ways with A*: what they find is right, and they claim no more than that. */
class ClassicQuestsTest {
    private static final List<String> MISSIONS = OnceACellTest.MISSIONS;

    private static Outcome run(Engine<RicochetPuzzle> engine, String position, Map<String, String> options) {
        return engine.build(options).solve(Positions.puzzle(position), Control.unlimited());
    }

    /** How many missions are solved; each line reaches the target and is no shorter than the shortest. */
    private static int solved(Engine<RicochetPuzzle> engine, Map<String, String> options) {
        int solved = 0;
        for (String mission : MISSIONS) {
            Outcome outcome = run(engine, mission, options);
            if (outcome instanceof Solved line) {
                solved++;
                replay(mission, line);
                Solved best = (Solved) RicochetOptimalEngine.solve(Positions.puzzle(mission), Control.unlimited());
                assertThat(line.cost()).as(mission).isGreaterThanOrEqualTo(best.cost());
            } else {
                nothing(outcome);
            }
        }
        return solved;
    }

    private static void replay(String position, Solved line) {
        Table table = new RicochetGame().read(position).newTable();
        for (int code : line.moves()) table.play(code);
        assertThat(table.status().over()).as(position).isTrue();
        assertThat(line.cost()).isEqualTo(line.moves().length);
        assertThat(line.optimal()).isFalse();
    }

    private static void nothing(Outcome outcome) {
        assertThat(((Stopped) outcome).why()).isEqualTo(Outcome.Reason.EXHAUSTED);
        assertThat(((Stopped) outcome).lowerBound()).isZero();
    }

    @Test
    void helpersPlacedFirstSolveMoreThanTheRobotAlone() {
        assertThat(MISSIONS).hasSize(16);
        assertThat(solved(new StepCostEngine(), Map.of())).isEqualTo(8);
        assertThat(solved(new SecondaryQuestEngine(), Map.of("aside", "yes"))).isEqualTo(15);
        assertThat(solved(new SecondaryQuestEngine(), Map.of())).isEqualTo(16);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 15, 1000})
    void anyStepCostReachesTheSameMissions(int step) {
        assertThat(solved(new StepCostEngine(), Map.of("step", String.valueOf(step))))
                .isEqualTo(solved(new StepCostEngine(), Map.of()));
    }

    /** Green goes north first, from where red needs three moves; green south and red east would do. */
    @Test
    void theFirstPlaceThatHelpsIsTakenAndNotTheBest() {
        String position = "5x5_r0.4_g4.2_t3.4.red";
        Solved line = (Solved) run(new SecondaryQuestEngine(), position, Map.of());
        replay(position, line);
        assertThat(Arrays.stream(line.moves()).mapToObj(Robots::move)).containsExactly("gN", "rN", "rE", "rS");
        nothing(run(new StepCostEngine(), position, Map.of()));
    }

    @Test
    void aHelperKeptAsideWaitsOnGridValuesFromTwoOn() {
        int placed = 0;
        for (String mission : MISSIONS) {
            if (!(run(new SecondaryQuestEngine(), mission, Map.of("aside", "yes")) instanceof Solved line)) continue;
            int active = Positions.mission(mission).active();
            Table table = new RicochetGame().read(mission).newTable();
            Spot waits = null;
            for (int code : line.moves()) {
                if (code >> 2 != active)
                    waits = table.moves().stream()
                            .filter(move -> move.code() == code)
                            .map(Move::to)
                            .findFirst()
                            .orElseThrow();
                table.play(code);
            }
            if (waits == null) continue;
            placed++;
            Spot spot = waits;
            assertThat(((Insight) table).layer("grid"))
                    .filteredOn(mark -> mark.x() == spot.x() && mark.y() == spot.y())
                    .allMatch(mark -> Integer.parseInt(mark.label()) >= 2);
        }
        assertThat(placed).isEqualTo(7);
    }

    /** Table rules hold, any robot may be wanted, boards may be large; a robot that is there already need not move. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1D-3D-2D-4D_r11.6_g15.2_b9.9_y8.14_s0.0_t3.13.any+ricochet+no-rebound",
                "1A-1B-3C-4D_r0.0_t15.15.red+same-colour-bounces+fixed-helpers+custom",
                "40x30-5e-20ox_r0.0_g39.29_b3.3_y20.20_s21.21_t7.7.any+no-rebound+fixed-helpers",
                "5x5_r4.4_g2.2_t4.4.red",
                "5x5_r0.0_g2.2_t4.0.any+ricochet"
            })
    void theTableRulesHold(String position) {
        for (Engine<RicochetPuzzle> engine : List.of(new SecondaryQuestEngine(), new StepCostEngine())) {
            Outcome outcome = run(engine, position, Map.of());
            if (outcome instanceof Solved line) replay(position, line);
            else nothing(outcome);
        }
    }

    @Test
    void aBudgetOfNodesEndsTheQuest() {
        Control control = new Control(Budget.UNLIMITED.withNodes(1));
        Outcome outcome =
                new SecondaryQuestEngine().build(Map.of()).solve(Positions.puzzle("5x5_r0.4_g4.2_t3.4.red"), control);
        assertThat(((Stopped) outcome).why()).isEqualTo(Outcome.Reason.NODES);
        assertThat(outcome.stats().expanded()).isEqualTo(1);
    }
}
