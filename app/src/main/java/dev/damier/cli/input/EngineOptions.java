package dev.damier.cli.input;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Option;
import dev.damier.game.Setup;
import dev.damier.game.Suggestions;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
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

    @CommandLine.Mixin
    private LimitOptions limits;

    @CommandLine.Option(names = "--threads", paramLabel = "N", description = "Number of threads. Default: 1.")
    private int threads = 1;

    @CommandLine.Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed for randomised engines. Default: 0.")
    public long seed;

    public Job job(Setup setup, EngineSpec engine, Duration defaultTime) {
        return job(setup, engine, defaultTime, 1);
    }

    /**
     * Creates a job.
     *
     * @param defaultTime time limit of a puzzle if the user gave no limit
     * @param parallelJobs number of jobs that run in parallel and share the memory, unless the user set a limit per job
     */
    public Job job(Setup setup, EngineSpec engine, Duration defaultTime, int parallelJobs) {
        Budget budget = budget(setup, defaultTime);
        if (!limits.hasMemory()) budget = budget.withBytes(budget.bytes() / parallelJobs);
        return Job.of(setup, engine, budget, seed);
    }

    /** Returns the given limits only. */
    public Budget budget() {
        return limits.budget().withThreads(threads());
    }

    public Budget budget(Setup setup, Duration defaultTime) {
        Budget budget = budget();
        if (limits.stopsSearch()) return budget;
        return budget.withTime(setup.isMatch() ? DEFAULT_MOVE_TIME : defaultTime);
    }

    public int threads() {
        if (threads <= 0) throw UsageException.of("usage.positive", "--threads", threads);
        return threads;
    }

    /** Returns an engine with the values of {@code --set}. */
    public EngineSpec engine(String id) {
        return new EngineSpec(id, values);
    }

    /**
     * Parses an argument and checks that the game has the engine. The {@code common} options apply to every engine that
     * has them.
     */
    public static EngineSpec read(Game game, String argument, Map<String, String> common) {
        return validated(game, Bot.isExternal(argument) ? EngineSpec.of(argument) : EngineSpec.parse(argument), common);
    }

    /** Checks that the game has the engine and adds the common options that the engine has. */
    public static EngineSpec validated(Game game, EngineSpec spec, Map<String, String> common) {
        Engine<?> engine = check(game, spec);
        Map<String, String> options = new LinkedHashMap<>(spec.options());
        common.forEach((option, value) -> {
            if (engine.descriptor().has(option)) options.putIfAbsent(option, value);
        });
        EngineSpec complete = new EngineSpec(engine.descriptor().id(), options);
        check(game, complete);
        return complete;
    }

    /** Returns the name of an engine in tables: its argument, or the displayed name of an external bot. */
    public static String label(EngineSpec spec) {
        return Bot.isExternal(spec.id()) ? Bot.displayName(spec.id()) : spec.toString();
    }

    /**
     * Checks the engine and its options before the first job runs, and returns the engine. Engines of different games
     * may share an id; this method chooses the one that applies to a typical position of the game.
     *
     * @throws BadInputException if the game has no such engine, or if an option or its value is invalid
     */
    public static Engine<?> check(Game game, EngineSpec spec) {
        String id = spec.id();
        Map<String, String> options = spec.options();
        if (Bot.isExternal(id)) return externalBot(id, options);
        Setup example = game.example();
        String engineId =
                id.isEmpty() ? Games.all().engine(example, "").descriptor().id() : id;
        List<Engine<?>> sameId = Games.all().engines().stream()
                .filter(e -> e.descriptor().id().equals(engineId))
                .toList();
        if (sameId.isEmpty()) return Games.all().engine(example, engineId); // throws, with the known engines
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
            throw UsageException.of(
                    "usage.bot-options", options.keySet().iterator().next());
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
        if (!known.contains(id)) throw Suggestions.UnknownNameException.of("heuristic", id, known);
    }

    private static boolean hasOwnHeuristics(Setup setup, String engineId) {
        return !Bot.isExternal(engineId)
                && Games.all().engine(setup, engineId).descriptor().options().stream()
                        .anyMatch(option -> option.id().equals("heuristic") && option.type() == Option.Type.CHOICE);
    }
}
