package dev.damier.cli;

import dev.damier.cli.input.LimitOptions;
import dev.damier.cli.input.OutputFile;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.screen.Numbers;
import dev.damier.cli.screen.WatchedSearch;
import dev.damier.job.PlanningJob;
import dev.damier.plan.GroundTask;
import dev.damier.plan.Planner;
import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlException;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.plan.pddl.PlanValidator;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Stats;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plans a PDDL task, or checks a plan of it. */
@CommandLine.Command(
        name = "plan",
        description = "Find a plan for a PDDL task and report what is proved, or check a given plan.",
        footer = {
            "",
            "Engines with optimal plans: pdb (A* with pattern databases), lmcut, hmax, blind.",
            "Other engines: greedy (first plan), anytime (improves its plan), hadd.",
            "See docs/planning.md."
        })
final class PlanCommand extends JsonOutputCommand {
    @Parameters(index = "0", paramLabel = "DOMAIN", description = "The PDDL domain file.")
    private String domainFile;

    @Parameters(index = "1", paramLabel = "PROBLEM", description = "The PDDL problem file.")
    private String problemFile;

    @Option(
            names = "--engine",
            paramLabel = "ID",
            description = "pdb, lmcut, hmax, blind, hadd, greedy or anytime. Default: pdb.")
    private String engineId = "pdb";

    @Mixin
    private LimitOptions limits;

    @Option(names = "--validate", paramLabel = "PLAN", description = "Check the plan in this file step by step.")
    private String planToCheck;

    @Option(names = "--ground", description = "Only ground the task and describe the result.")
    private boolean groundOnly;

    @Option(names = "--plan", paramLabel = "FILE", description = "Write the plan to this file.")
    private String output;

    private PddlTask task;

    @Override
    int run() {
        Planner.Engine engine = PlanningJob.engine(engineId);
        String domain = PositionArguments.readFile(domainFile);
        String problem = PositionArguments.readFile(problemFile);
        String plan = planToCheck == null ? null : PositionArguments.readFile(planToCheck);
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            task = PddlTask.read(domainFile, domain, problemFile, problem);
            if (plan != null) return validate(PlanValidator.readPlan(plan));
            return ground(engine, watch.control(limits.budget()));
        } catch (PddlException e) {
            return reportError(e.in(screen.language()));
        }
    }

    private int reportError(String sentence) {
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("outcome", "error");
            row.put("error", sentence);
            screen.printJson(row);
        } else {
            screen.note("damier: " + sentence);
        }
        return 1;
    }

    private int validate(List<String> steps) {
        PlanValidator.Validation result = PlanValidator.validate(task, steps);
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("valid", result.valid());
            row.put("steps", result.steps());
            row.put("cost", result.cost());
            if (!result.valid()) row.put("reason", result.reason().toString());
            screen.printJson(row);
        } else if (result.valid()) {
            screen.println(message("plan.valid", result.steps(), result.cost()));
        } else {
            screen.println(message("plan.invalid", result.reason().in(screen.language())));
        }
        return result.valid() ? 0 : 1;
    }

    private int ground(Planner.Engine engine, Control control) {
        Grounder.Grounding grounding = Grounder.ground(task, control);
        if (grounding.task().isEmpty()) return reportStoppedGrounding(grounding);
        GroundTask ground = grounding.task().get();
        if (groundOnly) return describe(ground);
        Outcome outcome = Planner.solve(ground, engine, control);
        Optional<Solved> best = outcome instanceof Solved s
                ? Optional.of(s)
                : outcome instanceof Stopped s ? s.best() : Optional.empty();
        List<String> plan = best.map(s -> ground.names(s.moves())).orElse(List.of());
        best.ifPresent(s -> requireValid(plan, s.cost()));
        if (output != null && best.isPresent()) write(plan, best.get().cost());
        if (json) printJson(ground, outcome, best, plan);
        else print(outcome, best, plan);
        return outcome instanceof Stopped ? 1 : 0;
    }

    /** Executes the plan of an engine; a wrong plan is a bug and is not shown. */
    private void requireValid(List<String> plan, int cost) {
        PlanValidator.Validation check = PlanValidator.validate(task, plan);
        if (!check.valid() || check.cost() != cost)
            throw new IllegalStateException(
                    "the engine " + engineId + " returned a wrong plan of cost " + cost + ": " + check);
    }

    private int reportStoppedGrounding(Grounder.Grounding grounding) {
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("outcome", "stopped");
            row.put("reason", grounding.stopped().orElseThrow().name().toLowerCase(Locale.ROOT));
            row.put("facts", grounding.facts());
            row.put("actions", grounding.instances());
            row.put("grounded", false);
            screen.printJson(row);
        } else {
            screen.println(PlanningJob.stoppedGrounding(grounding).in(screen.language()));
        }
        return 1;
    }

    private int describe(GroundTask ground) {
        if (json) {
            Map<String, Object> row = new LinkedHashMap<>();
            row.put("domain", task.domainName());
            row.put("problem", task.problemName());
            row.put("facts", ground.atoms().stream().map(Object::toString).toList());
            row.put(
                    "actions",
                    ground.actions().stream().map(GroundTask.Action::name).toList());
            row.put("interchangeable", ground.interchangeable());
            screen.printJson(row);
            return 0;
        }
        ground.atoms().forEach(atom -> screen.println(atom.toString()));
        ground.actions().forEach(a -> screen.println(a.name() + " ; cost " + a.cost()));
        for (List<String> objects : ground.interchangeable())
            screen.println(message("plan.interchangeable", String.join(" ", objects)));
        screen.println(
                message("plan.grounded", ground.atoms().size(), ground.actions().size()));
        return 0;
    }

    private void print(Outcome outcome, Optional<Solved> best, List<String> plan) {
        plan.forEach(screen::println);
        best.ifPresent(s -> screen.println(costLine(s.cost())));
        int cost = best.map(Solved::cost).orElse(0);
        if (outcome instanceof Solved s) {
            screen.println(message(s.optimal() ? "plan.optimal" : "plan.solved", plan.size(), cost));
        } else if (outcome instanceof Stopped s) {
            String reason = message("plan.reason." + s.reason().name().toLowerCase(Locale.ROOT));
            if (best.isPresent())
                screen.println(message("plan.stopped.best", reason, plan.size(), cost, s.lowerBound()));
            else screen.println(message("plan.stopped", reason, s.lowerBound()));
        } else {
            screen.println(message("plan.impossible"));
        }
        Stats stats = outcome.stats();
        screen.println(message(
                "figures",
                Numbers.grouped(stats.expanded(), screen.language()),
                Numbers.grouped(stats.generated(), screen.language()),
                Numbers.millis(stats.millis()),
                Numbers.abbreviated(stats.expandedPerSecond()),
                Numbers.bytes(stats.bytes())));
    }

    private void printJson(GroundTask ground, Outcome outcome, Optional<Solved> best, List<String> plan) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("domain", task.domainName());
        row.put("problem", task.problemName());
        row.put("engine", engineId);
        row.put(
                "outcome",
                outcome instanceof Solved ? "solved" : outcome instanceof Stopped ? "stopped" : "impossible");
        best.ifPresent(s -> {
            row.put("cost", s.cost());
            row.put("optimal", s.optimal());
            row.put("plan", plan);
        });
        if (outcome instanceof Stopped s) {
            row.put("reason", s.reason().name().toLowerCase(Locale.ROOT));
            row.put("lowerBound", s.lowerBound());
        }
        row.put("facts", ground.atoms().size());
        row.put("actions", ground.actions().size());
        Stats stats = outcome.stats();
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("expanded", stats.expanded());
        figures.put("generated", stats.generated());
        figures.put("millis", Math.round(stats.millis() * 1000) / 1000.0);
        figures.put("bytes", stats.bytes());
        row.put("stats", figures);
        screen.printJson(row);
    }

    private String costLine(int cost) {
        return "; cost = " + cost + (task.usesCosts() ? " (general cost)" : " (unit cost)");
    }

    private void write(List<String> plan, int cost) {
        List<String> lines = new ArrayList<>(plan);
        lines.add(costLine(cost));
        OutputFile.write(Path.of(output), String.join("\n", lines) + "\n");
    }
}
