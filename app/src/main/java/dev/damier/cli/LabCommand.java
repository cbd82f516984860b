package dev.damier.cli;

import dev.damier.cli.input.DealFiles;
import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.EngineSpec;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Interrupt;
import dev.damier.cli.table.LabTable;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.Experiment;
import dev.damier.job.Job;
import dev.damier.job.ThreadRunner;
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

/** Engines × instances. */
@CommandLine.Command(
        name = "lab",
        description = "Run engines on positions; print results as they arrive and totals per engine.")
final class LabCommand extends AnsweringCommand {
    private static final List<String> STANDARD = List.of("");

    @Parameters(
            index = "0",
            paramLabel = "GAME|@FILE",
            description = "A game listed by `games`, an experiment saved by the Lab page (JSON), or records.")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "POSITIONS",
            description = "Positions, or @FILE or - with one position per line.")
    private List<String> positions = List.of();

    @Option(names = "--deal", paramLabel = "N", description = "Use N random positions (see --seed and --set).")
    private Integer deal;

    @Option(names = "--suite", paramLabel = "ID", description = "A named set of positions listed by `games`.")
    private String suite;

    @Option(
            names = "--deal-set",
            paramLabel = "K=V",
            description = "A generation option, when an engine option has the same name; repeatable.")
    private Map<String, String> dealSet = new LinkedHashMap<>();

    @Option(
            names = "--engine",
            paramLabel = "ID[:K=V,…]",
            description = "An engine with its options, or a bot such as \"cmd:PROGRAM ARGS\"; `all` for every engine."
                    + " Repeatable. Default: the game's default engine.")
    private List<String> engines = STANDARD;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Number of parallel runs. Default: 1, so that times are comparable.")
    private int jobs = 1;

    @Option(names = "--csv", paramLabel = "FILE", description = "Also write the rows to FILE as CSV.")
    private Path csv;

    @Mixin
    private EngineOptions options;

    @Override
    int run() throws Exception {
        if (jobs <= 0) throw new UsageException("--jobs must be more than zero, but got " + jobs);
        Optional<String> recorded = PositionArguments.game(game);
        if (recorded.isPresent() && positions.isEmpty()) {
            positions = List.of(game);
            game = recorded.get();
        }
        if (game.startsWith("@")) return experiment(Experiment.read(PositionArguments.file(game.substring(1))));
        Game known = Games.all().game(game);
        List<Setup> setups = instances(known);
        List<EngineSpec> specs = specs(known, setups.get(0));
        return table(setups, specs, (setup, engine, with) -> options.job(setup, engine, with, Budget.FOREVER));
    }

    /** All of it is in the file; options beside it would make other rows of it. */
    private int experiment(Experiment experiment) throws IOException {
        if (!positions.isEmpty() || deal != null || suite != null || engines != STANDARD)
            throw new UsageException(
                    "an experiment file cannot be combined with options: edit the file, or give a game and options");
        Game known = Games.all().game(experiment.game());
        List<EngineSpec> specs = experiment.engines().stream()
                .map(e -> EngineSpec.checked(known, new EngineSpec(e.id(), new LinkedHashMap<>(e.options())), Map.of()))
                .toList();
        return table(experiment.instances(), specs, experiment::job);
    }

    /** What is to be run for a cell of the table. */
    private interface Cell {
        Job job(Setup setup, String engine, Map<String, String> options);
    }

    private int table(List<Setup> setups, List<EngineSpec> specs, Cell cell) throws IOException {
        Map<Job, LabTable.Place> places = new IdentityHashMap<>(); // two jobs may be equal, not the same
        List<Job> work = new ArrayList<>();
        for (int i = 0; i < setups.size(); i++) {
            for (EngineSpec spec : specs) {
                Job job = cell.job(setups.get(i), spec.id(), spec.options());
                places.put(job, new LabTable.Place(i + 1, spec.toString()));
                work.add(job);
            }
        }
        return run(work, places);
    }

    private int run(List<Job> work, Map<Job, LabTable.Place> places) throws IOException {
        ThreadRunner runner = new ThreadRunner(jobs, engines());
        int[] worst = {0};
        try (LabTable table = new LabTable(screen, json, csv);
                Interrupt.Scope watch = screen.interrupt().during(runner::cancel)) {
            runner.run(work, report -> {
                if (!report.answered()) worst[0] = 1;
                table.add(places.get(report.job()), report);
            });
            table.sums();
        }
        return screen.interrupt().asked() ? 1 : worst[0];
    }

    private List<Setup> instances(Game known) throws IOException {
        if (positions.isEmpty() && suite == null && deal == null)
            throw new UsageException("lab needs positions: -, @FILE, position text, --suite ID or --deal N");
        List<Setup> setups = new ArrayList<>();
        for (String word : positions) setups.addAll(new PositionArguments(screen, known).set(word));
        if (suite != null) known.suite(suite).positions().forEach(text -> setups.add(known.read(text)));
        if (deal == null) return setups;
        if (deal <= 0) throw new UsageException("--deal must be more than zero, but got " + deal);
        Map<String, String> ofDeal = new LinkedHashMap<>(options.set);
        ofDeal.keySet().removeIf(option -> !known.descriptor().has(option));
        ofDeal.putAll(dealSet);
        Map<String, String> wishes = DealFiles.read(known.descriptor(), ofDeal);
        known.descriptor().check(wishes);
        for (int i = 0; i < deal; i++) setups.add(known.deal(wishes, options.seed + i));
        return setups;
    }

    private List<EngineSpec> specs(Game known, Setup first) {
        List<String> words = engines.contains("all")
                ? Games.all().engines(first).stream()
                        .map(e -> e.descriptor().id())
                        .toList()
                : engines;
        List<EngineSpec> specs = words.stream()
                .map(word -> EngineSpec.read(known, word, options.set))
                .toList();
        for (String option : options.set.keySet()) {
            boolean taken = deal != null && known.descriptor().has(option)
                    || specs.stream().anyMatch(spec -> spec.options().containsKey(option));
            if (!taken)
                throw new UsageException("unknown option '" + option
                        + "': it is neither a generation option nor an option of a selected engine");
        }
        return specs;
    }
}
