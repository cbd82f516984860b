package dev.damier.cli;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.EngineSpec;
import dev.damier.cli.input.Positions;
import dev.damier.cli.input.Usage;
import dev.damier.cli.screen.Interrupt;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
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
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Engines × instances. */
@CommandLine.Command(
        name = "lab",
        description = "Run engines on instances: a table that fills while they run, and a sum for each engine.")
final class LabCommand extends AnsweringCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "As `games` lists them.")
    private String game;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "POSITIONS",
            description = "@FILE or - with one position a line; or one position.")
    private String positions;

    @Option(names = "--deal", paramLabel = "N", description = "N random positions instead; --seed and --set say which.")
    private Integer deal;

    @Option(names = "--suite", paramLabel = "ID", description = "A named set of positions instead; `games` lists them.")
    private String suite;

    @Option(
            names = "--engine",
            paramLabel = "ID[:K=V,…]",
            description =
                    "An engine, with options of its own, or a bot such as \"cmd:PROGRAM ARGS\"; repeatable; `all` for every"
                            + " engine. Standard: the game's own.")
    private List<String> engines = List.of("");

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many runs at a time. Standard: 1, so that times compare.")
    private int jobs = 1;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write the rows to a file as well.")
    private Path csv;

    @Mixin
    private EngineOptions options;

    @Override
    int run() throws Exception {
        Game known = Games.all().game(game);
        if (jobs <= 0) throw new Usage("--jobs must be more than zero, but got " + jobs);
        List<Setup> setups = instances(known);
        List<EngineSpec> specs = specs(known, setups.get(0));
        Map<Job, LabTable.Place> places = new IdentityHashMap<>(); // two jobs may be equal, not the same
        List<Job> work = new ArrayList<>();
        for (int i = 0; i < setups.size(); i++) {
            for (EngineSpec spec : specs) {
                Job job = options.job(setups.get(i), spec.id(), spec.options(), Budget.FOREVER);
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
        int sources = (deal == null ? 0 : 1) + (positions == null ? 0 : 1) + (suite == null ? 0 : 1);
        if (sources != 1) {
            throw new Usage("lab needs positions from one place: -, @FILE, --suite ID or --deal N"
                    + (sources > 1 ? ", not from several" : ""));
        }
        if (positions != null) return new Positions(screen, known).set(positions);
        if (suite != null)
            return known.suite(suite).positions().stream().map(known::read).toList();
        if (deal <= 0) throw new Usage("--deal must be more than zero, but got " + deal);
        Map<String, String> ofDeal = new LinkedHashMap<>(options.set);
        ofDeal.keySet().removeIf(option -> !known.card().has(option));
        List<Setup> setups = new ArrayList<>();
        for (int i = 0; i < deal; i++) setups.add(known.deal(ofDeal, options.seed + i));
        return setups;
    }

    private List<EngineSpec> specs(Game known, Setup first) {
        List<String> words = engines.contains("all")
                ? Games.all().engines(first).stream().map(e -> e.card().id()).toList()
                : engines;
        List<EngineSpec> specs = words.stream()
                .map(word -> EngineSpec.read(known, word, options.set))
                .toList();
        for (String option : options.set.keySet()) {
            boolean taken = deal != null && known.card().has(option)
                    || specs.stream().anyMatch(spec -> spec.options().containsKey(option));
            if (!taken) throw new Usage("neither the deal nor an engine here has an option '" + option + "'");
        }
        return specs;
    }
}
