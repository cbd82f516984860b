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

/** The answer: for a puzzle a line of moves and what is proved, for a game the move chosen. */
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
    private boolean all;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Number of positions solved in parallel. Default: number of processors; 1 for a bot or a"
                    + " multi-threaded engine.")
    private Integer jobs;

    @Mixin
    private EngineOptions options;

    private Map<String, String> chosen;

    @Override
    void prepare(Game known) {
        chosen = chosen(known);
    }

    private Map<String, String> chosen(Game known) {
        Map<String, String> set = new LinkedHashMap<>(options.set);
        Engine<?> checked = EngineOptions.check(known, engine, set);
        if (!all) return set;
        if (!(checked instanceof EngineCapability.Listing lists)) {
            throw new UsageException("engine '" + checked.descriptor().id()
                    + "' cannot list all solutions; omit --all or choose another");
        }
        set.putAll(lists.withAllSolutions());
        return set;
    }

    @Override
    int each(PositionArguments positions, String word) {
        int workers = workers();
        if (!many() || workers == 1) return super.each(positions, word);
        ThreadRunner runner = new ThreadRunner(workers, engines());
        try (Interrupt.Scope watch = screen.interrupt().during(runner::cancel);
                OrderedOutput answers = new OrderedOutput(workers)) {
            int worst = positions.each(
                    word,
                    given -> asked(answers, () -> beside(runner, given, workers)),
                    sentence -> asked(answers, () -> () -> unanswered(sentence)));
            return Math.max(worst, answers.worst());
        }
    }

    private static int asked(OrderedOutput answers, Callable<IntSupplier> question) {
        answers.ask(question);
        return 0;
    }

    private int workers() {
        if (jobs != null && jobs <= 0) throw new UsageException("--jobs must be more than zero, but got " + jobs);
        if (jobs != null) return jobs;
        return Bot.isExternal(engine) || options.threads() > 1
                ? 1
                : Runtime.getRuntime().availableProcessors();
    }

    /** The answer for a position, worked out beside others, to be told in its turn. */
    private IntSupplier beside(ThreadRunner runner, Setup given, int workers) {
        Setup setup = playable(given);
        Report report = runner.run(options.job(setup, engine, chosen, Budget.FOREVER, workers), setup);
        return () -> tell(given, setup, report);
    }

    @Override
    int answer(Setup given) {
        Setup setup = playable(given);
        if (!many()) options.checkHeuristic(setup);
        return tell(given, setup, run(setup, options.job(setup, engine, chosen, Budget.FOREVER)));
    }

    private int tell(Setup given, Setup setup, Report report) {
        if (setup != given) screen.note(given.newTable().status().sentence().in(screen.language()));
        if (json) screen.row(report.row());
        else if (many()) screen.line(line(report));
        else print(setup, report);
        return report.answered() ? 0 : 1;
    }

    /** Whoever asks for a move where we count a draw plays on: they hear of the draw, and get a move. */
    private static Setup playable(Setup given) {
        if (!given.newTable().moves().isEmpty()) return given;
        Setup open = PlayedLine.playable(given);
        return open.newTable().moves().isEmpty() ? given : open;
    }

    private Report run(Setup setup, Job job) {
        try (WatchedSearch watch = new WatchedSearch(screen)) {
            return job.run(setup, engines(), watch::control);
        }
    }

    private String line(Report report) {
        String moves = String.join(" ", report.moves());
        return moves.isEmpty() ? verdict(report) : moves + "   # " + verdict(report);
    }

    private void print(Setup setup, Report report) {
        if (report.error() != null) {
            screen.note("damier: " + report.error());
            return;
        }
        if (report.outcome().equals("impossible")) {
            setup.remarks().forEach(remark -> screen.note(remark.in(screen.language())));
        }
        if (report.all().isEmpty()) {
            if (!report.moves().isEmpty()) screen.line(String.join(" ", report.moves()));
        } else {
            report.all().forEach(line -> screen.line(String.join(" ", line)));
            if (report.more()) screen.line(say("solve.more", (long) report.all().size()));
        }
        screen.line(verdict(report));
        screen.line(figures(report.stats()));
    }

    private String verdict(Report report) {
        return Verdict.of(report).sentence().in(screen.language());
    }

    /** What it cost, in small print. */
    private String figures(Stats stats) {
        Locale language = screen.language();
        return say(
                "figures",
                Numbers.whole(stats.expanded(), language),
                Numbers.whole(stats.generated(), language),
                Numbers.millis(stats.millis()),
                Numbers.rough(stats.expandedPerSecond()),
                Numbers.bytes(stats.bytes()));
    }
}
