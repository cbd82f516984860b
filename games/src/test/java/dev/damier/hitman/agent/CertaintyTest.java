package dev.damier.hitman.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.damier.game.Agent;
import dev.damier.game.Games;
import dev.damier.hitman.HitmanData;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.RefereeAdapter;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests that what the registered agents consider proved is true, in generated worlds. */
class CertaintyTest {

    @Test
    void provedMapOfNearestUnknownIsCorrect() {
        assertTrue(explore("nearest-unknown", Map.of(), 0, 300) > 150);
    }

    @Test
    void provedMapOfSurveyorIsCorrect() {
        assertTrue(explore("surveyor", Map.of(), 1000, 60) > 30);
        explore("surveyor", Map.of("mode", "score"), 2000, 100);
    }

    /** Explores worlds generated from consecutive seeds. Returns in how many of them the whole map was proved. */
    private static int explore(String agent, Map<String, String> options, int first, int worlds) {
        Agent.Kind kind = Games.all().agent("hitman", agent);
        int certain = 0;
        for (int seed = first; seed < first + worlds; seed++) {
            WorldMap map = HitmanData.dealMap(deal(seed, agent.equals("surveyor") ? 5 : 8), seed);
            if (explore(map, (ExplorerAgent) kind.create(options), agent + " seed " + seed)) certain++;
        }
        return certain;
    }

    /** Returns options with varying sizes from 3×3 cells up and all difficulties. */
    private static Map<String, String> deal(int seed, int largest) {
        int sizes = largest - 2;
        return Map.of(
                "solvable",
                "any",
                "rows",
                String.valueOf(3 + seed % sizes),
                "columns",
                String.valueOf(3 + seed / sizes % sizes),
                "difficulty",
                seed % 3 == 0 ? "easy" : seed % 3 == 1 ? "medium" : "hard");
    }

    private static boolean explore(WorldMap map, ExplorerAgent agent, String where) {
        RefereeAdapter referee = new RefereeAdapter(new WorldReferee(map));
        Map<String, Object> answer = Map.of();
        boolean correct = false;
        for (Agent.Act act = agent.next(answer); !act.done(); act = agent.next(answer)) {
            answer = referee.act(act.action(), act.args());
            if (act.action().equals("send_content")) correct = (Boolean) answer.get("result");
        }
        for (int c = 0; c < map.size(); c++) {
            Content claimed = agent.deducer().provenContent(c);
            if (claimed != null) assertEquals(map.at(c), claimed, where + " " + map);
        }
        if (agent.isMapProven()) assertTrue(correct, where + " " + map);
        return agent.isMapProven();
    }
}
