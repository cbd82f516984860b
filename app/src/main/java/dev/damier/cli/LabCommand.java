package dev.damier.cli;

import dev.damier.cli.input.DealFiles;
import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.PddlFiles;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Interrupt;
import dev.damier.cli.table.LabTable;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.Experiment;
import dev.damier.job.Job;
import dev.damier.job.PlanningJob;
import dev.damier.job.ThreadRunner;
import dev.damier.plan.Planner;
import dev.damier.run.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs every engine on every position and prints a table. */
@CommandLine.Command(
        name = "lab",
        description = "Run engines on positions; print results as they arrive and totals per engine.")
final class LabCommand extends JsonOutputCommand {
    private static final List<String> DEFAULT_ENGINE = List.of("");

    @Parameters(
            index = "0",
            paramLabel = "GAME|@FILE",
            description = "A game listed by `games`, an experiment saved by the Lab page (JSON), records, or a PDDL"
                    + " problem; further PDDL problems may follow.")
    private String gameOrFile;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "POSITIONS",
            description = "Positions, or @FILE or - with one position per line.")
    private List<String> positions = List.of();

    @Option(names = "--deal", paramLabel = "N", description = "Use N random positions (see --seed and --set).")
    private Integer dealCount;

    @Option(names = "--suite", paramLabel = "ID", description = "A named set of positions listed by `games`.")
    private String suiteId;

    @Option(
            names = "--deal-set",
            paramLabel = "K=V",
            description = "A generation option, when an engine option has the same name; repeatable.")
    private Map<String, String> dealOptions = new LinkedHashMap<>();

    @Option(
            names = "--engine",
            paramLabel = "ID[:K=V,…]",
            description = "An engine with its options, or a bot such as \"cmd:PROGRAM ARGS\"; `all` for every engine."
                    + " Repeatable. Default: the game's default engine.")
    private List<String> engineArguments = DEFAULT_ENGINE;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Number of parallel runs. Default: 1, so that times are comparable.")
    private int jobs = 1;

    @Option(names = "--csv", paramLabel = "FILE", description = "Also write the rows to FILE as CSV.")
    private Path csvFile;

    @Mixin
    private EngineOptions options;

    @Override
    int run() throws Exception {
        if (jobs <= 0) throw UsageException.of("usage.positive", "--jobs", jobs);
        Optional<String> recorded = PositionArguments.gameOfRecords(gameOrFile);
        if (recorded.isPresent() && positions.isEmpty()) {
            positions = List.of(gameOrFile);
            gameOrFile = recorded.get();
        }
        if (PddlFiles.isTask(gameOrFile)) return runPlanning();
        if (gameOrFile.startsWith("@"))
            return runExperiment(Experiment.read(PositionArguments.readFile(gameOrFile.substring(1))));
        Game game = Games.all().game(gameOrFile);
        List<Setup> setups = instances(game);
        List<EngineSpec> specs = engineSpecs(game, setups.get(0));
        return runTable(setups, specs, (setup, engine) -> options.job(setup, engine, Budget.FOREVER));
    }

    /** Runs planners on PDDL tasks. */
    private int runPlanning() throws IOException {
        if (dealCount != null || suiteId != null) throw UsageException.of("usage.lab.pddl");
        List<String> files = new ArrayList<>(List.of(gameOrFile));
        files.addAll(positions);
        List<String> ids = engineArguments.contains("all")
                ? Planner.Engine.ids()
                : engineArguments.stream()
                        .map(id -> PlanningJob.engine(id).id())
                        .toList();
        Map<Job, LabTable.RowKey> keys = new IdentityHashMap<>();
        List<Job> jobList = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            String file = files.get(i);
            if (!file.startsWith("@")) throw UsageException.of("usage.lab.problem", file);
            String task = PddlFiles.read(file.substring(1));
            for (String engine : ids) {
                Job job = new Job(PlanningJob.ID, task, EngineSpec.of(engine), options.budget(), options.seed);
                keys.put(job, new LabTable.RowKey(i + 1, engine));
                jobList.add(job);
            }
        }
        return run(jobList, keys);
    }

    /** Runs an experiment file. Options are not allowed, because they would change the rows that the file describes. */
    private int runExperiment(Experiment experiment) throws IOException {
        if (!positions.isEmpty() || dealCount != null || suiteId != null || engineArguments != DEFAULT_ENGINE)
            throw UsageException.of("usage.lab.experiment");
        Game game = Games.all().game(experiment.game());
        List<EngineSpec> specs = experiment.engines().stream()
                .map(engine -> EngineOptions.validated(game, engine, Map.of()))
                .toList();
        return runTable(experiment.instances(), specs, experiment::job);
    }

    /** Creates the job of one engine on one position. */
    private interface JobFactory {
        Job job(Setup setup, EngineSpec engine);
    }

    private int runTable(List<Setup> setups, List<EngineSpec> specs, JobFactory jobFactory) throws IOException {
        Map<Job, LabTable.RowKey> keys = new IdentityHashMap<>(); // keyed by identity, because two jobs may be equal
        List<Job> jobList = new ArrayList<>();
        for (int i = 0; i < setups.size(); i++) {
            for (EngineSpec spec : specs) {
                Job job = jobFactory.job(setups.get(i), spec);
                keys.put(job, new LabTable.RowKey(i + 1, EngineOptions.label(spec)));
                jobList.add(job);
            }
        }
        return run(jobList, keys);
    }

    private int run(List<Job> jobList, Map<Job, LabTable.RowKey> keys) throws IOException {
        ThreadRunner runner = new ThreadRunner(jobs, engines());
        int[] exitCode = {0};
        try (LabTable table = new LabTable(screen, json, csvFile);
                Interrupt.Scope watch = screen.interrupt().onInterrupt(runner::cancel)) {
            runner.run(jobList, report -> {
                exitCode[0] = Math.max(exitCode[0], exitCode(report));
                table.add(keys.get(report.job()), report);
            });
            table.printTotals();
        }
        return Math.max(screen.interrupt().isInterrupted() ? 1 : 0, exitCode[0]);
    }

    private List<Setup> instances(Game game) throws IOException {
        if (positions.isEmpty() && suiteId == null && dealCount == null) throw UsageException.of("usage.lab.positions");
        List<Setup> setups = new ArrayList<>();
        for (String text : positions) setups.addAll(new PositionArguments(screen, game).readAll(text));
        if (suiteId != null) game.suite(suiteId).positions().forEach(text -> setups.add(game.read(text)));
        if (dealCount == null) return setups;
        if (dealCount <= 0) throw UsageException.of("usage.positive", "--deal", dealCount);
        Map<String, String> givenOptions = new LinkedHashMap<>(options.values);
        givenOptions.keySet().removeIf(option -> !game.descriptor().has(option));
        givenOptions.putAll(dealOptions);
        Map<String, String> resolvedOptions = DealFiles.resolve(game.descriptor(), givenOptions);
        game.descriptor().check(resolvedOptions);
        for (int i = 0; i < dealCount; i++) setups.add(game.deal(resolvedOptions, options.seed + i));
        return setups;
    }

    private List<EngineSpec> engineSpecs(Game game, Setup first) {
        List<String> ids = engineArguments.contains("all")
                ? Games.all().engines(first).stream()
                        .map(e -> e.descriptor().id())
                        .toList()
                : engineArguments;
        List<EngineSpec> specs = ids.stream()
                .map(text -> EngineOptions.read(game, text, options.values))
                .toList();
        for (String option : options.values.keySet()) {
            boolean isUsed = dealCount != null && game.descriptor().has(option)
                    || specs.stream().anyMatch(spec -> spec.options().containsKey(option));
            if (!isUsed) throw UsageException.of("usage.lab.option", option);
        }
        return specs;
    }
}
