package dev.damier.cli;

import dev.damier.arena.MatchLimits;
import dev.damier.arena.Openings;
import dev.damier.arena.Sprt;
import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.EngineSpec;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.Units;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.play.Position;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Bot;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Bots against bots. */
@CommandLine.Command(
        name = "arena",
        description = {
            "Run a match or tournament: paired random openings with sides swapped, crosstable, Elo with error bars"
                    + " (docs/bots.md).",
            "For puzzles and missions, run a race on the same random positions."
        })
final class ArenaCommand extends AnsweringCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `games`.")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "BOT",
            description = "An engine or agent id[:k=v,…], or \"cmd:PROGRAM ARGS\", \"qtp:PROGRAM ARGS\", tcp:HOST:PORT,"
                    + " rpc:http://HOST:PORT.")
    private List<String> bots;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games per pairing; in a race, number of positions. Default: 10.")
    private int games = 10;

    @Option(
            names = "--time",
            paramLabel = "200ms",
            converter = Units.Time.class,
            description = "Time per move. Default, without a clock or node limit: 200ms; in a race 10s.")
    private Duration time;

    @Option(
            names = "--clock",
            paramLabel = "5m",
            converter = Units.Time.class,
            description = "Time per player for the whole game.")
    private Duration clock = Duration.ZERO;

    @Option(names = "--inc", paramLabel = "1s", converter = Units.Time.class, description = "Increment per move.")
    private Duration increment = Duration.ZERO;

    @Option(names = "--nodes", paramLabel = "N", converter = Units.Count.class, description = "Node limit per move.")
    private Long nodes;

    @Option(names = "--cpu", description = "Measure processor time instead of wall-clock time.")
    private boolean cpu;

    @Option(
            names = "--margin",
            paramLabel = "250ms",
            converter = Units.Time.class,
            description = "Tolerance before a late move forfeits the game. Default: 250ms.")
    private Duration margin = Duration.ofMillis(250);

    @Option(
            names = "--format",
            paramLabel = "round-robin|gauntlet",
            description = "Tournament format. Default: round-robin.")
    private String format = "round-robin";

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "Number of random balanced plies per opening. Default: 4, or 0 with --positions.")
    private Integer plies;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed for the openings or positions. Default: 1.")
    private long seed = 1;

    @Option(names = "--set", paramLabel = "K=V", description = "A generation option of the game; repeatable.")
    private Map<String, String> set = new LinkedHashMap<>();

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description = "Stop when the SPRT with hypotheses ELO0 and ELO1 is decided.")
    private String sprt;

    @Option(
            names = "--positions",
            paramLabel = "@FILE",
            description =
                    "Start positions instead of random ones: @FILE, - or text; one per line, or one map. Repeatable.")
    private List<String> positions = List.of();

    @Option(
            names = {"--record", "--save"},
            paramLabel = "FILE",
            description = "Save the games to FILE as records (docs/records.md).")
    private Path save;

    @Option(names = "--dialect", paramLabel = "K=V,…", description = "QTP dialect of qtp: bots; see `engine --help`.")
    private String dialect = "";

    @Override
    int run() throws IOException {
        Game known = Games.all().game(game);
        if (games <= 0) throw new UsageException("--games must be more than zero, but got " + games);
        if (plies != null && plies < 0) throw new UsageException("--plies must not be negative, but got " + plies);
        if (!format.equals("round-robin") && !format.equals("gauntlet"))
            throw new UsageException("--format must be round-robin or gauntlet, but got '" + format + "'");
        List<Setup> given = given(known);
        Setup usual = given.isEmpty() ? known.deal(set, seed) : given.get(0);
        int seats = usual.as(Position.class).map(Position::players).orElse(1);
        if (seats > 2)
            throw new UsageException("the arena supports two-player games, but this game has " + seats + " players");
        return seats == 2 && EngineOptions.twoPlayers(usual) ? match(known, given) : race(known, usual, given);
    }

    private List<Setup> given(Game known) {
        List<Setup> given = new ArrayList<>();
        for (String word : positions) given.addAll(new PositionArguments(screen, known).set(word));
        return given;
    }

    private int match(Game known, List<Setup> given) throws IOException {
        List<Bot> who = who(known, false);
        if (who.size() < 2) throw new UsageException("a match needs at least two bots");
        Sprt test = sprt == null ? null : sprt(who);
        Openings openings = new Openings(known, set, given, plies != null ? plies : given.isEmpty() ? 4 : 0, seed);
        boolean gauntlet = format.equals("gauntlet");
        try (ArenaScreen shown = new ArenaScreen(screen, json, save)) {
            shown.warn(bots);
            return shown.match(who, openings, terms(Duration.ofMillis(200)), gauntlet, games, test);
        }
    }

    private int race(Game known, Setup usual, List<Setup> given) throws IOException {
        boolean missions =
                usual.as(RefereePort.class).isPresent() && bots.stream().noneMatch(b -> engine(known, b));
        Iterable<Setup> setups = given.isEmpty()
                ? () -> LongStream.range(seed, seed + games)
                        .mapToObj(n -> known.deal(set, n))
                        .iterator()
                : given;
        try (ArenaScreen shown = new ArenaScreen(screen, json, save)) {
            shown.warn(bots);
            return shown.race(who(known, missions), set, terms(Duration.ofSeconds(10)), missions, setups);
        }
    }

    private List<Bot> who(Game known, boolean missions) {
        List<Bot> who = new ArrayList<>();
        for (String word : bots) who.add(bot(known, word, missions, who));
        return who;
    }

    private MatchLimits terms(Duration usual) {
        Duration each = time != null ? time : clock.isZero() && nodes == null ? usual : Duration.ZERO;
        return new MatchLimits(each, clock, increment, nodes == null ? 0 : nodes, cpu, margin, 400);
    }

    private static boolean engine(Game known, String word) {
        String id = word.replaceFirst(":.*", "");
        return !Bot.isExternal(word)
                && Games.all().agents(known.descriptor().id()).stream()
                        .noneMatch(k -> k.descriptor().id().equals(id));
    }

    /** A word that is there twice gets a number, so that the table can tell them apart. */
    private Bot bot(Game known, String word, boolean missions, List<Bot> before) {
        Bot bot = make(known, word, missions);
        long same = before.stream()
                .filter(b -> b.name().replaceFirst("#\\d+$", "").equals(bot.name()))
                .count();
        return same == 0 ? bot : new Bot(bot.name() + "#" + (same + 1), bot.maker());
    }

    private Bot make(Game known, String word, boolean missions) {
        if (Bot.isExternal(word)) return Bot.read(word, dialect);
        if (!missions) {
            EngineSpec spec = EngineSpec.read(known, word, Map.of());
            return Bot.engine(spec.toString(), spec.id(), spec.options(), cpu);
        }
        EngineSpec spec = EngineSpec.parse(word);
        var kind = Games.all().agent(known.descriptor().id(), spec.id());
        kind.descriptor().check(spec.options());
        return new Bot(spec.toString(), () -> new AgentPlayer(kind, spec.options()));
    }

    private Sprt sprt(List<Bot> who) {
        if (who.size() != 2) throw new UsageException("--sprt is for a match of two bots, but got " + who.size());
        return Sprt.parse(sprt);
    }
}
