package dev.damier.hitman.agent;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
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

class JointAgentTest {
    private static Exploration exploration(WorldMap map) {
        return new Hitman().read(map.write()).as(Exploration.class).orElseThrow();
    }

    private static Exploration.Found play(WorldMap map, Map<String, String> options) {
        return exploration(map).explore("joint", options, Control.unlimited());
    }

    private static WorldMap map(String name) {
        return MapReader.read(HitmanData.map(name));
    }

    private static int total(WorldMap map, Exploration.Found found) {
        Exploration.Sequel mission = found.sequel().orElseThrow();
        assertThat(mission.done()).as(map.write()).isTrue();
        return account(map, found);
    }

    /** The same actions before another referee: both penalties by its own word. */
    private static int account(WorldMap map, Exploration.Found found) {
        WorldReferee referee = new WorldReferee(map);
        RefereeAdapter desk = new RefereeAdapter(referee);
        String verdict = "";
        int first = 0;
        for (String action : found.actions()) {
            if (action.equals("send_content")) first = referee.look().penalties();
            Map<String, Object> answer = desk.act(action, Map.of("content", List.of()));
            assertThat(answer).doesNotContainKey("error");
            if (answer.get("result") instanceof Map<?, ?> ending) verdict = String.valueOf(ending.get("message"));
        }
        int second = found.sequel().orElseThrow().penalty();
        assertThat(verdict).isEqualTo("Your score is " + -second);
        assertThat(found.penalty()).isEqualTo(first);
        return first + second;
    }

    /** On every shared map of at most 100 cells; on those of the course's size, both phases in one hand are cheaper. */
    @Test
    @Tag("slow")
    void everyMissionThatCanBeAccomplishedIsAndForLessThanOnePhaseAfterTheOther() {
        int together = 0;
        int apart = 0;
        for (Map.Entry<String, JsonNode> fact : HitmanData.optima().entrySet()) {
            WorldMap map = map(fact.getKey());
            if (map.size() > 100) continue;
            Exploration.Found found = play(map, Map.of());
            JsonNode min = fact.getValue().get("optimal_penalty");
            assertThat(found.sequel().orElseThrow().done()).as(fact.getKey()).isEqualTo(!min.isNull());
            if (min.isNull()) continue;
            int total = account(map, found);
            assertThat(total).as(fact.getKey()).isGreaterThanOrEqualTo(min.asInt());
            if (!fact.getKey().contains("6x7")) continue;
            together += total;
            apart += total(map, play(map, Map.of("measure", "complete")));
        }
        assertThat(together).isLessThan(apart);
    }

    @Test
    void aLargeMissionIsAccomplishedToo() {
        WorldMap map = map("gen-20x20-g32-c32-1");
        assertThat(total(map, play(map, Map.of()))).isGreaterThanOrEqualTo(61);
    }

    @Test
    void whoIsToldTheMapPaysForTheBestPlanOnly() {
        HitmanData.optima().forEach((name, fact) -> {
            if (fact.get("optimal_penalty").isNull()) return;
            WorldMap map = map(name);
            assertThat(total(map, play(map, Map.of("map", "told"))))
                    .as(name)
                    .isEqualTo(fact.get("optimal_penalty").asInt());
        });
    }

    /** CountConstraint, watching and sight after removals must not make him believe what is not so. */
    @Test
    void whatIsTakenForProvenIsSo() {
        for (long seed = 100; seed < 105; seed++) {
            WorldMap map = HitmanData.dealt(Map.of("difficulty", "hard"), seed);
            ExplorerAgent explorer = new ExplorerAgent((now, known) -> null, true);
            JointAgent agent = new JointAgent(explorer, false);
            RefereeAdapter referee = new RefereeAdapter(new WorldReferee(map));
            Map<String, Object> answer = Map.of();
            for (var act = agent.next(answer); !act.done(); act = agent.next(answer)) {
                answer = referee.act(act.action(), act.args());
            }
            for (int c = 0; c < map.size(); c++) {
                Content proven = explorer.known().proven(c);
                if (proven != null)
                    assertThat(proven).as("seed %d, cell %d", seed, c).isEqualTo(map.at(c));
            }
        }
    }

    @Test
    void forScoreHeExploresAsLongAsItPays() {
        WorldMap map = map("course-final-6x7");
        Exploration.Found found = play(map, Map.of("measure", "score"));
        assertThat(found.penalty()).isBetween(1, 10);
        assertThat(found.score()).isGreaterThan(52);
        assertThat(found.sequel().orElseThrow().done()).isTrue();
    }
}
