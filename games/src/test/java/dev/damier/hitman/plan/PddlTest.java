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
import org.junit.jupiter.api.Test;

/** The exported mission in the hands of a planner that is not ours: PDDL4J. */
class PddlTest {
    private static final int MILLIS = 120_000;

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
            Export export = export(map);
            Parser parser = new Parser();
            parser.parseFromString(export.text("domain.pddl"), export.text("problem.pddl"));
            assertEquals(List.of(), List.copyOf(parser.getErrorManager().getMessages()), map);
            assertNotNull(parser.getProblem().getGoal(), map);
        }
    }

    @Test
    void aStandardPlannerFindsTheLeastPenalty() throws IOException {
        for (String map :
                List.of("course-final-6x7", "gen-5x5-g2-c2-1", "gen-6x7-g2-c3-1", "pub-2x3-01", "pub-3x3-01")) {
            Export export = export(map);
            ProblemFactory factory = ProblemFactory.getInstance();
            factory.setTraceLevel(0);
            factory.parseFromString(export.text("domain.pddl"), export.text("problem.pddl"));
            Node goal = new AStar(MILLIS, Heuristic.Type.MAX, 1).search(factory.encode());
            assertEquals(HitmanData.optima().get(map).get("optimal_penalty").asInt(), goal.getCost(), map);
        }
    }
}
