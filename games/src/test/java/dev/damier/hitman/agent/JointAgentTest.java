package dev.damier.hitman.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Exploration;
import dev.damier.hitman.Hitman;
import dev.damier.hitman.HitmanData;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.MapReader;
import dev.damier.hitman.world.RefereeAdapter;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Control;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests the agent that plays both phases. */
class JointAgentTest {
    private static Exploration exploration(WorldMap map) {
        return new Hitman().read(map.write()).as(Exploration.class).orElseThrow();
    }

    private static Exploration.Result play(WorldMap map, Map<String, String> options) {
        return exploration(map).explore("joint", options, Control.unlimited());
    }

    private static WorldMap map(String name) {
        return MapReader.read(HitmanData.map(name));
    }

    private static int total(WorldMap map, Exploration.Result result) {
        Exploration.MissionResult mission = result.mission().orElseThrow();
        assertThat(mission.done()).as(map.write()).isTrue();
        return replayedTotal(map, result);
    }

    /** Replays the actions with another referee, checks the reported penalties and returns their sum. */
    private static int replayedTotal(WorldMap map, Exploration.Result result) {
        WorldReferee referee = new WorldReferee(map);
        RefereeAdapter adapter = new RefereeAdapter(referee);
        String message = "";
        int first = 0;
        for (String action : result.actions()) {
            if (action.equals("send_content")) first = referee.currentStatus().penalties();
            Map<String, Object> answer = adapter.act(action, Map.of("content", List.of()));
            assertThat(answer).doesNotContainKey("error");
            if (answer.get("result") instanceof Map<?, ?> ending) message = String.valueOf(ending.get("message"));
        }
        int second = result.mission().orElseThrow().penalty();
        assertThat(message).isEqualTo("Your score is " + -second);
        assertThat(result.penalty()).isEqualTo(first);
        return first + second;
    }

    /** On every shared map of at most 100 cells. On maps of the course's size, the totals are compared too. */
    @Test
    @Tag("slow")
    void possibleMissionsAreAccomplishedForLessThanSeparatePhases() {
        int together = 0;
        int separate = 0;
        for (Map.Entry<String, JsonNode> fact : HitmanData.optima().entrySet()) {
            WorldMap map = map(fact.getKey());
            if (map.size() > 100) continue;
            Exploration.Result result = play(map, Map.of());
            JsonNode min = fact.getValue().get("optimal_penalty");
            assertThat(result.mission().orElseThrow().done()).as(fact.getKey()).isEqualTo(!min.isNull());
            if (min.isNull()) continue;
            int total = replayedTotal(map, result);
            assertThat(total).as(fact.getKey()).isGreaterThanOrEqualTo(min.asInt());
            if (!fact.getKey().contains("6x7")) continue;
            together += total;
            separate += total(map, play(map, Map.of("measure", "complete")));
        }
        assertThat(together).isLessThan(separate);
    }

    @Test
    void largeMissionIsAccomplished() {
        WorldMap map = map("gen-20x20-g32-c32-1");
        assertThat(total(map, play(map, Map.of()))).isGreaterThanOrEqualTo(61);
    }

    @Test
    void revealedMapCostsOnlyTheOptimalPlan() {
        HitmanData.optima().forEach((name, fact) -> {
            if (fact.get("optimal_penalty").isNull()) return;
            WorldMap map = map(name);
            assertThat(total(map, play(map, Map.of("map", "told"))))
                    .as(name)
                    .isEqualTo(fact.get("optimal_penalty").asInt());
        });
    }

    /** Hearing, penalties and views after removals must not lead to wrong conclusions. */
    @Test
    void provedContentsAreCorrectAfterRemovals() {
        for (long seed = 100; seed < 105; seed++) {
            WorldMap map = HitmanData.dealMap(Map.of("difficulty", "hard"), seed);
            ExplorerAgent explorer = new ExplorerAgent((status, deducer) -> null, true);
            JointAgent agent = new JointAgent(explorer, false);
            RefereeAdapter referee = new RefereeAdapter(new WorldReferee(map));
            Map<String, Object> answer = Map.of();
            for (var act = agent.next(answer); !act.done(); act = agent.next(answer)) {
                answer = referee.act(act.action(), act.args());
            }
            for (int c = 0; c < map.size(); c++) {
                Content proven = explorer.deducer().provenContent(c);
                if (proven != null)
                    assertThat(proven).as("seed %d, cell %d", seed, c).isEqualTo(map.at(c));
            }
        }
    }

    @Test
    void scoreObjectiveExploresWhileWorthwhile() {
        WorldMap map = map("course-final-6x7");
        Exploration.Result result = play(map, Map.of("measure", "score"));
        assertThat(result.penalty()).isBetween(1, 10);
        assertThat(result.score()).isGreaterThan(52);
        assertThat(result.mission().orElseThrow().done()).isTrue();
    }
}
