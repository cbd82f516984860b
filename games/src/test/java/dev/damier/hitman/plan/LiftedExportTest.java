package dev.damier.hitman.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Export;
import dev.damier.hitman.Hitman;
import dev.damier.hitman.HitmanData;
import dev.damier.plan.GroundTask;
import dev.damier.plan.Planner;
import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.plan.pddl.PlanValidator;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests that Damier's own PDDL reader and planner find the known optimum in the lifted export of the shared maps. */
@Tag("slow")
class LiftedExportTest {
    @Test
    void liftedExportHasTheKnownOptimum() {
        Map<String, String> wrong = new TreeMap<>();
        Map<String, JsonNode> optima = HitmanData.optima();
        for (Map.Entry<String, JsonNode> entry : optima.entrySet()) {
            JsonNode fact = entry.getValue();
            String expected = fact.get("optimal_penalty").isNull()
                    ? "impossible"
                    : fact.get("optimal_penalty").asString();
            String found = minimumPenalty(HitmanData.map(entry.getKey()));
            if (!found.equals(expected)) wrong.put(entry.getKey(), found + " instead of " + expected);
        }
        assertThat(wrong).isEmpty();
        assertThat(optima).hasSize(39);
    }

    private static String minimumPenalty(String map) {
        Export export = new Hitman().read(map).as(Export.class).orElseThrow();
        PddlTask task = PddlTask.read(export.text("lifted-domain.pddl"), export.text("lifted-problem.pddl"));
        GroundTask ground = Grounder.ground(task, Control.unlimited()).task().orElseThrow();
        Outcome outcome = Planner.solve(ground, Planner.Engine.PDB, Control.unlimited());
        if (!(outcome instanceof Solved plan)) return "impossible";
        assertThat(PlanValidator.validate(task, ground.names(plan.moves())).valid())
                .as(map)
                .isTrue();
        return String.valueOf(plan.cost());
    }
}
