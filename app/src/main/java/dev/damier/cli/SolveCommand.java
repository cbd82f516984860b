package dev.damier.cli;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.screen.Interrupt;
import dev.damier.cli.screen.Numbers;
import dev.damier.cli.screen.OrderedOutput;
import dev.damier.cli.screen.WatchedSearch;
import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.job.ThreadRunner;
import dev.damier.job.Verdict;
import dev.damier.protocol.Bot;
import dev.damier.protocol.PlayedLine;
import dev.damier.run.Budget;
import dev.damier.run.Stats;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.IntSupplier;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Solves a puzzle and prints what is proved, or chooses a move in a two-player game. */
@CommandLine.Command(
        name = "solve",
        description = "Solve a puzzle and report what is proved; in a two-player game, choose a move.")
final class SolveCommand extends PositionCommand {
    @Option(
            names = "--engine",
            paramLabel = "ID",
            description =
                    "An engine listed by `engines GAME`, or a bot such as \"cmd:PROGRAM ARGS\". Default: the game's"
                            + " default engine.")
    private String engine = "";

    @Option(names = "--all", description = "List all shortest solutions, if the engine can.")
    private boolean allSolutions;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Number of positions solved in parallel. Default: number of processors; 1 for a bot or a"
                    + " multi-threaded engine.")
    private Integer jobs;

    @Mixin
    private EngineOptions options;

    private EngineSpec spec;

    @Override
    void checkArguments(Game game) {
        spec = readEngine(game);
    }

    private EngineSpec readEngine(Game game) {
        EngineSpec given = options.engine(engine);
        Engine<?> selectedEngine = EngineOptions.check(game, given);
        if (!allSolutions) return given;
        if (!(selectedEngine instanceof EngineCapability.Listing listing)) {
            throw UsageException.of(
                    "usage.solve.all", selectedEngine.descriptor().id());
        }
        Map<String, String> set = new LinkedHashMap<>(given.options());
        set.putAll(listing.withAllSolutions());
        return new EngineSpec(engine, set);
    }

    @Override
    int answerAll(PositionArguments positions, String argument) {
        int workers = workerCount();
        if (!hasManyPositions() || workers == 1) return super.answerAll(positions, argument);
        ThreadRunner runner = new ThreadRunner(workers, engines());
        try (Interrupt.Scope watch = screen.interrupt().onInterrupt(runner::cancel);
                OrderedOutput output = new OrderedOutput(workers)) {
            int exitCode = positions.forEachPosition(
                    argument,
                    given -> submit(output, () -> solveInWorker(runner, given, workers)),
                    sentence -> submit(output, () -> () -> reportError(sentence)));
            return Math.max(exitCode, output.awaitWorstExitCode());
        }
    }

    private static int submit(OrderedOutput output, Callable<IntSupplier> task) {
        output.submit(task);
        return 0;
    }

    private int workerCount() {
        if (jobs != null && jobs <= 0) throw UsageException.of("usage.positive", "--jobs", jobs);
        if (jobs != null) return jobs;
        return Bot.isExternal(engine) || options.threads() > 1
                ? 1
                : Runtime.getRuntime().availableProcessors();
    }

    /** Solves a position in a worker thread and returns the action that prints the result in order. */
    private IntSupplier solveInWorker(ThreadRunner runner, Setup given, int workers) {
        Setup setup = ignoringDraw(given);
        Report report = runner.run(options.job(setup, spec, Budget.FOREVER, workers), setup);
        return () -> printAnswer(given, setup, report);
    }

    @Override
    int answer(Setup given) {
        Setup setup = ignoringDraw(given);
        if (!hasManyPositions()) options.checkHeuristic(setup, engine);
        return printAnswer(given, setup, run(setup, options.job(setup, spec, Budget.FOREVER)));
    }

    private int printAnswer(Setup given, Setup setup, Report report) {
        if (setup != given) screen.note(given.newTable().status().sentence().in(screen.language()));
        if (json) screen.printJson(report.jsonFields());
        else if (hasManyPositions()) screen.println(answerLine(report));
        else printDetails(setup, report);
        return exitCode(report);
    }

    /**
     * Returns the position without its history if Damier's rules declare a draw although moves remain. The caller then gets
     * a move and a note about the draw.
     */
    private static Setup ignoringDraw(Setup given) {
        if (!given.newTable().moves().isEmpty()) return given;
        Setup playable = PlayedLine.playablePosition(given);
        return playable.newTable().moves().isEmpty() ? given : playable;
    }

    private Report run(Setup setup, Job job) {
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            return job.run(setup, engines(), watch::control);
        }
    }

    private String answerLine(Report report) {
        String moves = String.join(" ", report.moves());
        return moves.isEmpty() ? verdict(report) : moves + "   # " + verdict(report);
    }

    private void printDetails(Setup setup, Report report) {
        if (report.error() != null) {
            if (report.failure() == null) screen.note("damier: " + report.error());
            return;
        }
        if (report.result() == Report.Result.IMPOSSIBLE) {
            setup.remarks().forEach(remark -> screen.note(remark.in(screen.language())));
        }
        if (!report.lines().isEmpty()) {
            report.lines().forEach(line -> screen.println(evaluatedLine(report, line)));
        } else if (report.all().isEmpty()) {
            if (!report.moves().isEmpty()) screen.println(String.join(" ", report.moves()));
        } else {
            report.all().forEach(line -> screen.println(String.join(" ", line)));
            if (report.more())
                screen.println(message("solve.more", (long) report.all().size()));
        }
        screen.println(verdict(report));
        screen.println(statisticsLine(report.stats()));
    }

    private String evaluatedLine(Report report, Report.EvaluatedLine line) {
        return String.join(" ", line.moves()) + "   # "
                + report.evaluation(line).text().in(screen.language());
    }

    private String verdict(Report report) {
        return Verdict.of(report).sentence().in(screen.language());
    }

    /** Returns the line with the search statistics. */
    private String statisticsLine(Stats stats) {
        Locale language = screen.language();
        return message(
                "figures",
                Numbers.grouped(stats.expanded(), language),
                Numbers.grouped(stats.generated(), language),
                Numbers.millis(stats.millis()),
                Numbers.abbreviated(stats.expandedPerSecond()),
                Numbers.bytes(stats.bytes()));
    }
}
