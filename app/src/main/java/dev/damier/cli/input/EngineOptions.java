package dev.damier.cli.input;

import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.game.Suggestions;
import dev.damier.job.Job;
import dev.damier.play.Position;
import dev.damier.protocol.Bot;
import dev.damier.protocol.RemoteEngine;
import dev.damier.run.Budget;
import dev.damier.search.Puzzle;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which engine, with which options, for how much. */
public final class EngineOptions {
    /** How long a two-player engine thinks when nobody says. */
    private static final Duration THINKING = Duration.ofSeconds(1);

    @Option(
            names = "--set",
            paramLabel = "K=V",
            description =
                    "An engine option listed by `engines GAME` (in play and lab also a generation option); repeatable.")
    public Map<String, String> set = new LinkedHashMap<>();

    @Option(
            names = "--time",
            paramLabel = "10s",
            converter = Units.Time.class,
            description = "Time limit, such as 200ms, 10s, 5m. Default: none for puzzles, 1s per move in games.")
    private Duration time;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = Units.Count.class,
            description = "Maximum number of states to expand, such as 50000 or 2m.")
    private Long nodes;

    @Option(
            names = "--memory",
            paramLabel = "2g",
            converter = Units.Size.class,
            description = "Memory limit for the search tables, such as 64m or 2g.")
    private Long memory;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads. Default: 1.")
    private int threads = 1;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed for randomised engines. Default: 0.")
    public long seed;

    public Job job(Setup setup, String engine, Map<String, String> options, Duration patience) {
        return job(setup, engine, options, patience, 1);
    }

    /** @param beside how many run at a time, and share the memory if nobody says how much each may have */
    public Job job(Setup setup, String engine, Map<String, String> options, Duration patience, int beside) {
        Budget budget = budget(setup, patience);
        if (memory == null) budget = budget.withBytes(budget.bytes() / beside);
        return new Job(setup.game().descriptor().id(), setup.write(), engine, options, budget, seed);
    }

    public Budget budget(Setup setup, Duration patience) {
        Budget budget = Budget.UNLIMITED.withThreads(threads());
        if (nodes != null) budget = budget.withNodes(nodes);
        if (memory != null) budget = budget.withBytes(memory);
        if (time != null) return budget.withTime(time);
        if (nodes != null) return budget;
        return budget.withTime(twoPlayers(setup) ? THINKING : patience);
    }

    public int threads() {
        if (threads <= 0) throw new UsageException("--threads must be more than zero, but got " + threads);
        return threads;
    }

    public static boolean twoPlayers(Setup setup) {
        return setup.as(Puzzle.class).isEmpty() && setup.as(Position.class).isPresent();
    }

    /**
     * Refuses, before anything runs, an engine this game never has, options it does not know and values it cannot use.
     * Engines of different games may share an id: the one that applies to a usual position of this game is meant.
     */
    public static Engine<?> check(Game game, String id, Map<String, String> options) {
        if (Bot.isExternal(id)) return outside(id, options);
        Setup usual = game.example();
        String wanted =
                id.isEmpty() ? Games.all().engine(usual, "").descriptor().id() : id;
        List<Engine<?>> named = Games.all().engines().stream()
                .filter(e -> e.descriptor().id().equals(wanted))
                .toList();
        if (named.isEmpty()) {
            List<String> known = Games.all().engines(usual).stream()
                    .map(e -> e.descriptor().id())
                    .toList();
            throw new UsageException(Suggestions.unknownMessage("unknown engine", wanted, known));
        }
        Engine<?> meant = named.stream()
                .filter(e -> usual.as(e.requiredView()).isPresent())
                .findFirst()
                .orElse(named.get(0));
        meant.descriptor().check(options);
        meant.build(options);
        return meant;
    }

    private static Engine<?> outside(String word, Map<String, String> options) {
        if (!options.isEmpty())
            throw new UsageException("external bots take no options here ('"
                    + options.keySet().iterator().next() + "'); pass them on the bot's own command line");
        return new RemoteEngine(word);
    }

    /** Heuristics belong to the puzzle: whether one exists is only known with the position. */
    public void checkHeuristic(Setup setup) {
        String id = set.getOrDefault("heuristic", "");
        Optional<Puzzle> puzzle = setup.as(Puzzle.class);
        if (id.isEmpty() || puzzle.isEmpty()) return;
        List<String> known =
                puzzle.get().heuristics().stream().map(Puzzle.NamedHeuristic::id).toList();
        if (!known.contains(id)) throw new UsageException(Suggestions.unknownMessage("unknown heuristic", id, known));
    }
}
