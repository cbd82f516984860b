package dev.damier.hitman.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.damier.game.Export;
import dev.damier.hitman.Hitman;
import dev.damier.hitman.HitmanData;
import fr.uga.pddl4j.heuristics.relaxation.Heuristic;
import fr.uga.pddl4j.parser.Parser;
import fr.uga.pddl4j.planners.ProblemFactory;
import fr.uga.pddl4j.planners.statespace.search.strategy.AStar;
import fr.uga.pddl4j.planners.statespace.search.strategy.Node;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the PDDL exports with the independent planner PDDL4J. */
class PddlTest {
    private static final int TIMEOUT_MILLIS = 120_000;
    private static final List<String> FORMS = List.of("", "lifted-");

    static {
        // Suppresses a warning that memory usage cannot be measured.
        System.setProperty("org.apache.logging.log4j.simplelog.level", "OFF");
    }

    private static Export export(String map) {
        return new Hitman().read(HitmanData.map(map)).as(Export.class).orElseThrow();
    }

    @Test
    void pddl4jParsesEverySharedMapWithoutMessages() {
        for (String map : HitmanData.optima().keySet()) {
            for (String form : FORMS) {
                Export export = export(map);
                Parser parser = new Parser();
                parser.parseFromString(export.text(form + "domain.pddl"), export.text(form + "problem.pddl"));
                assertEquals(List.of(), List.copyOf(parser.getErrorManager().getMessages()), form + map);
                assertNotNull(parser.getProblem().getGoal(), form + map);
            }
        }
    }

    @Test
    void pddl4jFindsTheMinimumPenalty() throws IOException {
        for (String map :
                List.of("course-final-6x7", "gen-5x5-g2-c2-1", "gen-6x7-g2-c3-1", "pub-2x3-01", "pub-3x3-01")) {
            assertEquals(
                    HitmanData.optima().get(map).get("optimal_penalty").asInt(), minimumPenalty("", export(map)), map);
        }
    }

    /** Shared maps, and small maps where the suit is worthwhile or a guard must be neutralised. */
    @Test
    void liftedMissionHasTheSameMinimumPenalty() throws IOException {
        for (String map : List.of("gen-5x5-g2-c2-1", "pub-2x3-01", "pub-3x3-01", "pub-5x3-02")) {
            assertEquals(
                    HitmanData.optima().get(map).get("optimal_penalty").asInt(),
                    minimumPenalty("lifted-", export(map)),
                    map);
        }
        Map<String, Integer> small =
                Map.of("T.E/.W#/PD.", 16, "T#./E../PnD", 29, "TnE/ES./DP.", 42, "T/E/P", 29, "PDsT/.#W#", 14);
        for (String map : small.keySet()) {
            Export export = new Hitman().read(map).as(Export.class).orElseThrow();
            assertEquals(small.get(map).intValue(), minimumPenalty("", export), map);
            assertEquals(small.get(map).intValue(), minimumPenalty("lifted-", export), map);
        }
    }

    private static double minimumPenalty(String form, Export export) throws IOException {
        ProblemFactory factory = ProblemFactory.getInstance();
        factory.setTraceLevel(0);
        factory.parseFromString(export.text(form + "domain.pddl"), export.text(form + "problem.pddl"));
        Node goal = new AStar(TIMEOUT_MILLIS, Heuristic.Type.MAX, 1).search(factory.encode());
        return goal.getCost();
    }
}
