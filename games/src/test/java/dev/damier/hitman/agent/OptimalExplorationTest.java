package dev.damier.hitman.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Agent;
import dev.damier.hitman.world.RefereeAdapter;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares the explorers with the optimal policy on tiny worlds. */
class OptimalExplorationTest {
    private static final int WORLDS = 200;

    /** Total penalties over the same worlds. */
    private record Penalties(double optimum, double surveyor, double nearest) {}

    @Test
    @Tag("slow")
    void surveyorIsWithinThreePercentOfOptimumOn3x3() {
        check(explore(3, 3, 0, 0), 1.03);
    }

    @Test
    void surveyorIsWithinFivePercentOfOptimumOn2x3() {
        check(explore(2, 3, 0, 0), 1.05);
        check(explore(2, 3, 1, 0), 1.05);
        check(explore(2, 3, 1, 1), 1.05);
    }

    /** No agent pays less than the optimum on average. The tolerance for sampling noise is 5%. */
    private static void check(Penalties paid, double max) {
        assertThat(paid.surveyor / paid.optimum).isBetween(0.95, max);
        assertThat(paid.nearest / paid.optimum).isGreaterThan(0.95);
    }

    private static Penalties explore(int columns, int rows, int guards, int civilians) {
        OptimalExploration optimum = new OptimalExploration(columns, rows, guards, civilians);
        Random random = new Random(5);
        double min = 0;
        double surveyor = 0;
        double nearest = 0;
        for (int i = 0; i < WORLDS; i++) {
            int world = optimum.sample(random);
            min += optimum.penalty(world);
            surveyor += penalty(optimum.map(world), new Surveyor());
            nearest += penalty(optimum.map(world), new NearestUnknown());
        }
        return new Penalties(min, surveyor, nearest);
    }

    private static int penalty(WorldMap map, ExplorerAgent.Strategy strategy) {
        RefereeAdapter referee = new RefereeAdapter(new WorldReferee(map));
        ExplorerAgent agent = new ExplorerAgent(strategy, true);
        Map<String, Object> answer = Map.of();
        int penalty = 0;
        for (Agent.Act act = agent.next(answer); !act.done(); act = agent.next(answer)) {
            answer = referee.act(act.action(), act.args());
            if (answer.get("status") instanceof Map<?, ?> status) penalty = (Integer) status.get("penalties");
        }
        assertThat(agent.isMapProven()).isTrue();
        return penalty;
    }
}
