package dev.damier.hitman.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.hitman.HitmanData;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the engine that plans in three stages. */
class StagedEngineTest {
    private static Outcome plan(MissionTask mission) {
        return new StagedEngine().build(Map.of()).solve(mission, Control.unlimited());
    }

    @Test
    void stagedPlanIsValidAndNotCheaperThanOptimum() {
        for (String name :
                List.of("course-final-6x7", "gen-5x5-g2-c2-1", "gen-6x7-g2-c3-1", "gen-6x7-g4-c3-1", "pub-6x7-01")) {
            MissionTask mission = OptimalMissionTest.mission(HitmanData.map(name));
            Outcome.Solved staged = (Outcome.Solved) plan(mission);
            int best = HitmanData.optima().get(name).get("optimal_penalty").asInt();
            assertThat(staged.optimal()).isFalse();
            assertThat(OptimalMissionTest.replay(mission, staged.moves()))
                    .as(name)
                    .isEqualTo(staged.cost());
            assertThat(staged.cost()).as(name).isGreaterThanOrEqualTo(best);
        }
    }

    /**
     * The suit is worthwhile for the trips to the target and back together, but for neither alone. Only the complete
     * plan uses it.
     */
    @Test
    void suitWorthwhileOnlyOverTwoStagesIsNotUsed() {
        MissionTask mission = OptimalMissionTest.mission("D#####/.#####/.##SS#/.##..#/.P...T");
        Outcome whole = new MissionPlanner(mission, PlanVariant.UNRESTRICTED, 0).solve(Control.unlimited());
        assertThat(((Outcome.Solved) whole).cost()).isEqualTo(27);
        assertThat(((Outcome.Solved) plan(mission)).cost()).isEqualTo(35);
    }

    @Test
    void impossibleStageMeansImpossibleMission() {
        assertThat(plan(OptimalMissionTest.mission("T#P/.#./.#."))).isInstanceOf(Outcome.Impossible.class);
    }
}
