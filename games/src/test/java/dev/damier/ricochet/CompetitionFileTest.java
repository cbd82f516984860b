package dev.damier.ricochet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.plan.GroundTask;
import dev.damier.plan.Planner;
import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.plan.pddl.PlanValidator;
import dev.damier.run.Control;
import dev.damier.run.Outcome.Solved;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the Ricochet engine and the domain-independent planner agree on tasks of the planning competition. */
class CompetitionFileTest {
    private static String resource(String name) throws IOException {
        try (InputStream in = CompetitionFileTest.class.getResourceAsStream("/ricochet/ipc2023/" + name + ".pddl")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @CsvSource({"opt-p11, 11", "opt-p15, 6"})
    void gameAndPlannerFindTheKnownOptimum(String name, int optimum) throws IOException {
        String text = resource(name);
        Setup setup = new RicochetGame().read(text);
        Solved moves = (Solved) Games.run(Games.all().engine(setup, "optimal"), Map.of(), setup, Control.unlimited());
        assertThat(moves.cost()).isEqualTo(optimum);
        PddlTask task = PddlTask.read(resource("domain"), text);
        GroundTask ground = Grounder.ground(task, Control.unlimited()).task().orElseThrow();
        Solved plan = (Solved) Planner.solve(ground, Planner.Engine.PDB, Control.unlimited());
        assertThat(plan.cost()).isEqualTo(optimum);
        assertThat(PlanValidator.validate(task, ground.names(plan.moves())).valid())
                .isTrue();
    }

    @Test
    void wrongTasksAreReported() throws IOException {
        String text = resource("opt-p11");
        RicochetGame game = new RicochetGame();
        assertThatThrownBy(() -> game.read(text.replace("(= (step-cost) 0)", "(= (step-cost) 1)")))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("(step-cost) must be 0 in the PDDL problem, but it is 1");
        assertThatThrownBy(() -> game.read(text.replace("(:init", "(:start")))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("unknown section ':start'");
    }
}
