package dev.damier.bench;

import dev.damier.cli.input.PddlFiles;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.plan.GroundTask;
import dev.damier.plan.Planner;
import dev.damier.plan.pddl.Grounder;
import dev.damier.plan.pddl.PddlTask;
import dev.damier.plan.pddl.PlanValidator;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Measures how many public planning tasks an engine solves. Each plan is executed by the validator. Costs are compared with
 * the known optima: gripper with 2k balls needs 6k - 1 actions, and the Ricochet engine gives those of the Ricochet tasks.
 * The program ends with code 1 if an optimum is wrong.
 *
 * <p>Arguments: the folder of the tasks, the engine, seconds per task, megabytes of search tables per task, then names of
 * domains (all).
 */
public final class PlanningCoverage {
    /** Published figures of optimal planners, beside which the coverage is printed. */
    private static final Map<String, String> PUBLISHED = Map.of(
            "ricochet-ipc2023", "IPC 2023, 30 min, 8 GB, of 20 opt tasks: LM-cut 5, blind 11, best 17",
            "gripper", "optimum 6k - 1 for 2k balls");

    private final Planner.Engine engine;
    private final Budget budget;
    private final Game ricochet = Games.all().game("ricochet");
    private boolean wrong;

    private PlanningCoverage(Planner.Engine engine, Budget budget) {
        this.engine = engine;
        this.budget = budget;
    }

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Planner.Engine engine = Planner.Engine.of(args[1])
                .orElseThrow(() -> new IllegalArgumentException(
                        "unknown engine '" + args[1] + "'; known: " + Planner.Engine.ids()));
        Budget budget = new Budget(
                Duration.ofSeconds(Long.parseLong(args[2])), Long.MAX_VALUE, Long.parseLong(args[3]) << 20, 1);
        List<String> wanted = List.of(args).subList(4, args.length);
        PlanningCoverage bench = new PlanningCoverage(engine, budget);
        List<String> summary = new ArrayList<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path domain : all.filter(Files::isDirectory).sorted().toList()) {
                String name = domain.getFileName().toString();
                if (wanted.isEmpty() || wanted.contains(name)) summary.add(bench.coverage(domain));
            }
        }
        System.out.printf("%nengine %s, %s s and %s MB per task, load %s%n", args[1], args[2], args[3], load());
        summary.forEach(System.out::println);
        if (bench.wrong) System.exit(1);
    }

    private static String load() throws IOException {
        return Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
    }

    private String coverage(Path domain) throws IOException {
        int solved = 0;
        int total = 0;
        try (Stream<Path> files = Files.list(domain)) {
            for (Path problem : files.filter(p -> p.toString().endsWith(".pddl")
                            && !p.getFileName().toString().contains("domain"))
                    .sorted(Comparator.comparing(Path::toString))
                    .toList()) {
                total++;
                if (solve(PddlFiles.domainOf(problem).orElseThrow(), problem)) solved++;
            }
        }
        String name = domain.getFileName().toString();
        return String.format(
                Locale.ROOT, "%-26s %2d of %2d   %s", name, solved, total, PUBLISHED.getOrDefault(name, ""));
    }

    private boolean solve(Path domain, Path problem) throws IOException {
        String text = Files.readString(problem);
        PddlTask task = PddlTask.read(domain.toString(), Files.readString(domain), problem.toString(), text);
        Control control = new Control(budget);
        Grounder.Grounding grounding = Grounder.ground(task, control);
        String name = problem.getParent().getFileName() + "/" + problem.getFileName();
        if (grounding.task().isEmpty()) {
            System.out.printf("%-48s grounding stopped: %s, %d facts%n", name, control.reason(), grounding.facts());
            return false;
        }
        GroundTask ground = grounding.task().get();
        Outcome outcome = Planner.solve(ground, engine, control);
        Solved plan = outcome instanceof Solved s
                ? s
                : outcome instanceof Stopped s ? s.best().orElse(null) : null;
        String result = outcome instanceof Stopped s
                ? "stopped (" + s.reason() + "), lower bound " + s.lowerBound()
                : "impossible";
        if (plan != null) {
            PlanValidator.Validation check = PlanValidator.validate(task, ground.names(plan.moves()));
            result = "cost " + plan.cost() + (plan.optimal() ? " optimal" : "");
            int optimum = optimum(problem, text);
            boolean correct = check.valid()
                    && check.cost() == plan.cost()
                    && plan.cost() >= optimum
                    && (!plan.optimal() || optimum < 0 || plan.cost() == optimum);
            if (!correct) {
                wrong = true;
                result += " WRONG: " + check + ", known optimum " + optimum;
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%-48s %-44s %8.1f s %,12d expanded %6d MB%n",
                name,
                result,
                control.elapsedNanos() / 1e9,
                outcome.stats().expanded(),
                outcome.stats().bytes() >> 20);
        return plan != null;
    }

    /** Returns the known optimum of a task, or -1. */
    private int optimum(Path problem, String text) {
        String domain = problem.getParent().getFileName().toString();
        if (domain.equals("gripper")) return 3 * (text.split("\\(ball ", -1).length - 1) - 1;
        if (!domain.startsWith("ricochet")) return -1;
        Setup setup = ricochet.read(text);
        Outcome outcome = Games.run(Games.all().engine(setup, "optimal"), Map.of(), setup, Control.unlimited());
        return ((Solved) outcome).cost();
    }
}
