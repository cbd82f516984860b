package dev.damier.cli.input;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Option;
import dev.damier.game.Setup;
import dev.damier.game.Suggestions;
import dev.damier.job.Job;
import dev.damier.play.Position;
import dev.damier.protocol.Bot;
import dev.damier.protocol.RemoteEngine;
import dev.damier.run.BadInputException;
import dev.damier.run.Budget;
import dev.damier.search.Puzzle;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;

/** The command-line options that all engines share: engine options, limits, threads and seed. */
public final class EngineOptions {
    /** Default time per move in two-player games. */
    private static final Duration DEFAULT_MOVE_TIME = Duration.ofSeconds(1);

    @CommandLine.Option(
            names = "--set",
            paramLabel = "K=V",
            description =
                    "An engine option listed by `engines GAME` (in play and lab also a generation option); repeatable.")
    public Map<String, String> values = new LinkedHashMap<>();

    @CommandLine.Option(
            names = "--time",
            paramLabel = "10s",
            converter = Units.TimeConverter.class,
            description = "Time limit, such as 200ms, 10s, 5m. Default: none for puzzles, 1s per move in games.")
    private Duration time;

    @CommandLine.Option(
            names = "--nodes",
            paramLabel = "N",
            converter = Units.CountConverter.class,
            description = "Maximum number of states to expand, such as 50000 or 2m.")
    private Long nodes;

    @CommandLine.Option(
            names = "--memory",
            paramLabel = "2g",
            converter = Units.SizeConverter.class,
            description = "Memory limit for the search tables, such as 64m or 2g.")
    private Long memory;

    @CommandLine.Option(names = "--threads", paramLabel = "N", description = "Number of threads. Default: 1.")
    private int threads = 1;

    @CommandLine.Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed for randomised engines. Default: 0.")
    public long seed;

    public Job job(Setup setup, String engine, Map<String, String> options, Duration defaultTime) {
        return job(setup, engine, options, defaultTime, 1);
    }

    /**
     * Creates a job.
     *
     * @param defaultTime time limit of a puzzle if the user gave no limit
     * @param parallelJobs number of jobs that run in parallel and share the memory, unless the user set a limit per job
     */
    public Job job(Setup setup, String engine, Map<String, String> options, Duration defaultTime, int parallelJobs) {
        Budget budget = budget(setup, defaultTime);
        if (memory == null) budget = budget.withBytes(budget.bytes() / parallelJobs);
        return new Job(setup.game().descriptor().id(), setup.write(), engine, options, budget, seed);
    }

    /** Returns the given limits only. */
    public Budget budget() {
        Budget budget = Budget.UNLIMITED.withThreads(threads());
        if (nodes != null) budget = budget.withNodes(nodes);
        if (memory != null) budget = budget.withBytes(memory);
        return time == null ? budget : budget.withTime(time);
    }

    public Budget budget(Setup setup, Duration defaultTime) {
        Budget budget = budget();
        if (time != null || nodes != null) return budget;
        return budget.withTime(isTwoPlayerGame(setup) ? DEFAULT_MOVE_TIME : defaultTime);
    }

    public int threads() {
        if (threads <= 0) throw new UsageException("--threads must be more than zero, but got " + threads);
        return threads;
    }

    public static boolean isTwoPlayerGame(Setup setup) {
        return setup.as(Puzzle.class).isEmpty() && setup.as(Position.class).isPresent();
    }

    /**
     * Checks the engine and its options before the first job runs, and returns the engine. Engines of different games
     * may share an id; this method chooses the one that applies to a typical position of the game.
     *
     * @throws UsageException if the game has no such engine
     * @throws BadInputException if an option or its value is invalid
     */
    public static Engine<?> check(Game game, String id, Map<String, String> options) {
        if (Bot.isExternal(id)) return externalBot(id, options);
        Setup example = game.example();
        String engineId =
                id.isEmpty() ? Games.all().engine(example, "").descriptor().id() : id;
        List<Engine<?>> sameId = Games.all().engines().stream()
                .filter(e -> e.descriptor().id().equals(engineId))
                .toList();
        if (sameId.isEmpty()) {
            List<String> known = Games.all().engines(example).stream()
                    .map(e -> e.descriptor().id())
                    .toList();
            throw new UsageException(Suggestions.unknownMessage("unknown engine", engineId, known));
        }
        Engine<?> engine = sameId.stream()
                .filter(e -> example.as(e.requiredView()).isPresent())
                .findFirst()
                .orElse(sameId.get(0));
        engine.descriptor().check(options);
        engine.build(options);
        return engine;
    }

    private static Engine<?> externalBot(String address, Map<String, String> options) {
        if (!options.isEmpty())
            throw new UsageException("external bots take no options here ('"
                    + options.keySet().iterator().next() + "'); pass them on the bot's own command line");
        return new RemoteEngine(address);
    }

    /**
     * Checks the option {@code heuristic} of an engine that uses the heuristics of the puzzle. They depend on the
     * position. An engine with its own list of heuristics has checked the value already.
     */
    public void checkHeuristic(Setup setup, String engineId) {
        String id = values.getOrDefault("heuristic", "");
        Optional<Puzzle> puzzle = setup.as(Puzzle.class);
        if (id.isEmpty() || puzzle.isEmpty() || hasOwnHeuristics(setup, engineId)) return;
        List<String> known = puzzle.get().heuristics().stream()
                .map(Puzzle.NamedHeuristic::id)
                .toList();
        if (!known.contains(id)) throw new UsageException(Suggestions.unknownMessage("unknown heuristic", id, known));
    }

    private static boolean hasOwnHeuristics(Setup setup, String engineId) {
        return !Bot.isExternal(engineId)
                && Games.all().engine(setup, engineId).descriptor().options().stream()
                        .anyMatch(option -> option.id().equals("heuristic") && option.type() == Option.Type.CHOICE);
    }
}
