package dev.damier.job;

import dev.damier.game.Suggestions.UnknownNameException;
import dev.damier.game.Text;
import dev.damier.plan.GroundTask;
import dev.damier.plan.Planner;
import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.plan.pddl.PddlText;
import dev.damier.plan.pddl.PlanValidator;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Stats;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * Runs jobs whose instance is a planning task. Instead of a game they have the id {@link #ID}; the position is the text of
 * the domain and the problem on one line. The rows are the same as those of games.
 */
public final class PlanningJob {
    /** The id of planning tasks in the place of a game. */
    public static final String ID = "pddl";

    private PlanningJob() {}

    /**
     * Returns an engine by its id; the empty id is the default engine.
     *
     * @throws UnknownNameException if there is no such engine
     */
    public static Planner.Engine engine(String id) {
        if (id.isEmpty()) return Planner.Engine.PDB;
        return Planner.Engine.of(id).orElseThrow(() -> UnknownNameException.of("engine", id, Planner.Engine.ids()));
    }

    static Report run(Job job, Function<Budget, Control> controls) {
        Planner.Engine engine = engine(job.engine().id());
        PddlTask task = PddlText.read(ID, job.setup());
        Control control = controls.apply(job.budget());
        Grounder.Grounding grounding = Grounder.ground(task, control);
        if (grounding.task().isEmpty()) {
            Outcome stopped = new Outcome.Stopped(control.reason(), Optional.empty(), 0, Stats.NONE);
            Text explanation = stoppedGrounding(grounding);
            return new Report(
                    job, job.setup(), engine.id(), stopped, List.of(), List.of(), List.of(), explanation, null);
        }
        GroundTask ground = grounding.task().get();
        Outcome outcome = Planner.solve(ground, engine, control);
        List<String> plan = Report.solution(outcome)
                .map(solved -> checked(task, ground, solved))
                .orElse(List.of());
        return new Report(job, job.setup(), engine.id(), outcome, plan, List.of(), List.of(), null, null);
    }

    /** Returns why grounding stopped, how much was grounded so far, and what to do. */
    public static Text stoppedGrounding(Grounder.Grounding grounding) {
        String reason = grounding.stopped().orElseThrow().name().toLowerCase(Locale.ROOT);
        return Text.of(
                PlanningJob.class,
                "grounding.stopped",
                Text.of(PlanningJob.class, "reason." + reason),
                grounding.facts(),
                grounding.instances());
    }

    /** Returns the plan after the validator has executed it. */
    private static List<String> checked(PddlTask task, GroundTask ground, Solved s) {
        List<String> plan = ground.names(s.moves());
        PlanValidator.Validation check = PlanValidator.validate(task, plan);
        if (!check.valid() || check.cost() != s.cost())
            throw new EngineException("the engine returned a wrong plan of cost " + s.cost() + ": " + check);
        return plan;
    }
}
