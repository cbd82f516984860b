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

/** The exported mission in the hands of a planner that is not ours: PDDL4J. */
class PddlTest {
    private static final int MILLIS = 120_000;
    private static final List<String> FORMS = List.of("", "lifted-");

    static {
        // It complains that it cannot measure its memory.
        System.setProperty("org.apache.logging.log4j.simplelog.level", "OFF");
    }

    private static Export export(String map) {
        return new Hitman().read(HitmanData.map(map)).as(Export.class).orElseThrow();
    }

    @Test
    void aStandardParserReadsEverySharedMapWithoutAWord() {
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
    void aStandardPlannerFindsTheLeastPenalty() throws IOException {
        for (String map :
                List.of("course-final-6x7", "gen-5x5-g2-c2-1", "gen-6x7-g2-c3-1", "pub-2x3-01", "pub-3x3-01")) {
            assertEquals(HitmanData.optima().get(map).get("optimal_penalty").asInt(), least("", export(map)), map);
        }
    }

    /** Shared maps, and small ones where the suit pays or a guard must go. */
    @Test
    void theLiftedMissionHasTheSameLeastPenalty() throws IOException {
        for (String map : List.of("gen-5x5-g2-c2-1", "pub-2x3-01", "pub-3x3-01", "pub-5x3-02")) {
            assertEquals(
                    HitmanData.optima().get(map).get("optimal_penalty").asInt(), least("lifted-", export(map)), map);
        }
        Map<String, Integer> small =
                Map.of("T.E/.W#/PD.", 16, "T#./E../PnD", 29, "TnE/ES./DP.", 42, "T/E/P", 29, "PDsT/.#W#", 14);
        for (String map : small.keySet()) {
            Export export = new Hitman().read(map).as(Export.class).orElseThrow();
            assertEquals(small.get(map).intValue(), least("", export), map);
            assertEquals(small.get(map).intValue(), least("lifted-", export), map);
        }
    }

    private static double least(String form, Export export) throws IOException {
        ProblemFactory factory = ProblemFactory.getInstance();
        factory.setTraceLevel(0);
        factory.parseFromString(export.text(form + "domain.pddl"), export.text(form + "problem.pddl"));
        Node goal = new AStar(MILLIS, Heuristic.Type.MAX, 1).search(factory.encode());
        return goal.getCost();
    }
}
