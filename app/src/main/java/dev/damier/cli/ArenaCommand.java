package dev.damier.cli;

import dev.damier.arena.BotStarter;
import dev.damier.arena.MatchLimits;
import dev.damier.arena.Openings;
import dev.damier.arena.SavedTournament;
import dev.damier.arena.Sprt;
import dev.damier.arena.Tournament;
import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.OutputFile;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.Units;
import dev.damier.cli.input.UsageException;
import dev.damier.cli.match.BrowserMatch;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.Bot;
import dev.damier.protocol.BotException;
import dev.damier.run.BadInputException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.LongStream;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs matches and tournaments between bots, or races on the same positions. */
@CommandLine.Command(
        name = "arena",
        description = {
            "Run a match or tournament: paired random openings with sides swapped, crosstable, Elo with error bars"
                    + " (docs/bots.md).",
            "For puzzles and missions, run a race on the same random positions."
        })
final class ArenaCommand extends JsonOutputCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `games`.")
    private String gameId;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "BOT",
            description = "An engine or agent id[:k=v,…], or \"cmd:PROGRAM ARGS\", \"qtp:PROGRAM ARGS\", tcp:HOST:PORT,"
                    + " ws://HOST:PORT/PATH, http://HOST:PORT/PATH, rpc:http://HOST:PORT.")
    private List<String> botSpecs;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games per pairing; in a race, number of positions. Default: 10.")
    private int games = 10;

    @Option(
            names = "--time",
            paramLabel = "200ms",
            converter = Units.TimeConverter.class,
            description = "Time per move. Default, without a clock or node limit: 200ms; in a race 10s.")
    private Duration time;

    @Option(
            names = "--clock",
            paramLabel = "5m",
            converter = Units.TimeConverter.class,
            description = "Time per player for the whole game.")
    private Duration clock = Duration.ZERO;

    @Option(
            names = "--inc",
            paramLabel = "1s",
            converter = Units.TimeConverter.class,
            description = "Increment per move.")
    private Duration increment = Duration.ZERO;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            converter = Units.CountConverter.class,
            description = "Node limit per move.")
    private Long nodes;

    @Option(names = "--cpu", description = "Measure processor time instead of wall-clock time.")
    private boolean cpu;

    @Option(
            names = "--margin",
            paramLabel = "250ms",
            converter = Units.TimeConverter.class,
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
    private Map<String, String> dealOptions = new LinkedHashMap<>();

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
    private Path recordFile;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description =
                    "Continue an interrupted match whose games were saved to FILE. Give the same bots and options.")
    private Path resumeFile;

    @Option(
            names = "--browser",
            description = "Show the match in the browser while it is played; the page stays until Ctrl-C.")
    private boolean browser;

    @Option(names = "--dialect", paramLabel = "K=V,…", description = "QTP dialect of qtp: bots; see `engine --help`.")
    private String dialect = "";

    @Override
    int run() throws IOException {
        Game game = Games.all().game(gameId);
        if (games <= 0) throw UsageException.of("usage.positive", "--games", games);
        if (plies != null && plies < 0) throw UsageException.of("usage.arena.plies", plies);
        if (!format.equals("round-robin") && !format.equals("gauntlet"))
            throw UsageException.of("usage.arena.format", format);
        List<Setup> startPositions = startPositions(game);
        Setup example = startPositions.isEmpty() ? game.deal(dealOptions, seed) : startPositions.get(0);
        int seats = example.players();
        if (seats > 2) throw UsageException.of("usage.arena.players", seats);
        return seats == 2 && example.isMatch() ? match(game, startPositions) : race(game, example, startPositions);
    }

    private List<Setup> startPositions(Game game) {
        List<Setup> startPositions = new ArrayList<>();
        for (String spec : positions) startPositions.addAll(new PositionArguments(screen, game).readAll(spec));
        return startPositions;
    }

    private int match(Game game, List<Setup> startPositions) throws IOException {
        List<Bot> bots = createBots(game, false);
        if (bots.size() < 2) throw UsageException.of("usage.arena.bots");
        Sprt test = sprt == null ? null : readSprt(bots);
        if (browser) return matchInBrowser(game, bots);
        try (BotStarter starter = new BotStarter(game, dealOptions)) {
            Optional<List<Bot>> started = startBots(starter, bots);
            return started.isEmpty() ? 1 : match(game, startPositions, started.get(), test);
        }
    }

    private int match(Game game, List<Setup> startPositions, List<Bot> bots, Sprt test) throws IOException {
        Openings openings = new Openings(
                game, dealOptions, startPositions, plies != null ? plies : startPositions.isEmpty() ? 4 : 0, seed);
        Tournament.Pairing pairing = new Tournament.Pairing(format.equals("gauntlet"), games, readSaved());
        try (ArenaScreen output = openScreen()) {
            output.warnAboutOrphans(botSpecs);
            return output.match(bots, openings, limits(Duration.ofMillis(200)), pairing, test);
        }
    }

    private int matchInBrowser(Game game, List<Bot> bots) throws IOException {
        if (nodes != null || cpu || !positions.isEmpty() || resumeFile != null || json)
            throw UsageException.of("usage.arena.browser");
        if (!debug()) Logger.getLogger("").setLevel(Level.WARNING);
        MatchLimits limits = limits(Duration.ofMillis(200));
        Map<String, Object> config = new LinkedHashMap<>();
        config.put("title", game.descriptor().id());
        config.put("game", game.descriptor().id());
        config.put("format", sprt != null ? "sprt" : format);
        config.put("games", games);
        config.put("time", limits.time().toMillis());
        config.put("clock", clock.toMillis());
        config.put("increment", increment.toMillis());
        config.put("plies", plies == null ? 4 : plies);
        config.put("deal", dealOptions);
        if (sprt != null) config.put("sprt", sprt);
        return new BrowserMatch(screen).run(game.descriptor().id(), bots, config, recordFile);
    }

    private ArenaScreen openScreen() {
        return new ArenaScreen(screen, json, resumeFile == null ? openRecords() : OutputFile.Rows.append(resumeFile));
    }

    private OutputFile.Rows openRecords() {
        return recordFile == null ? null : new OutputFile.Rows(recordFile);
    }

    private SavedTournament readSaved() {
        if (resumeFile == null) return SavedTournament.EMPTY;
        if (recordFile != null && !recordFile.equals(resumeFile)) throw UsageException.of("usage.arena.save");
        try {
            SavedTournament saved = SavedTournament.read(PositionArguments.readFile(resumeFile.toString()));
            removeIncompleteRecord(saved);
            return saved;
        } catch (UsageException e) {
            throw e;
        } catch (BadInputException e) {
            throw UsageException.of("usage.arena.resume", resumeFile, e);
        }
    }

    /** Replaces the file by its complete records in one step, so that no interruption can lose a game. */
    private void removeIncompleteRecord(SavedTournament saved) {
        OutputFile.write(resumeFile, saved.text());
    }

    private int race(Game game, Setup example, List<Setup> startPositions) throws IOException {
        if (browser) throw UsageException.of("usage.arena.browser-race");
        if (resumeFile != null)
            throw UsageException.of("usage.arena.resume-race", game.descriptor().id());
        boolean missions =
                example.as(RefereePort.class).isPresent() && botSpecs.stream().noneMatch(b -> isEngine(game, b));
        Iterable<Setup> setups = startPositions.isEmpty()
                ? () -> LongStream.range(seed, seed + games)
                        .mapToObj(n -> game.deal(dealOptions, n))
                        .iterator()
                : startPositions;
        List<Bot> bots = createBots(game, missions);
        try (BotStarter starter = new BotStarter(game, dealOptions)) {
            Optional<List<Bot>> started = startBots(starter, bots);
            if (started.isEmpty()) return 1;
            try (ArenaScreen output = new ArenaScreen(screen, json, openRecords())) {
                output.warnAboutOrphans(botSpecs);
                return output.race(started.get(), dealOptions, limits(Duration.ofSeconds(10)), missions, setups);
            }
        }
    }

    /** Starts the external bots. Prints the error and returns empty if one of them does not start. */
    private Optional<List<Bot>> startBots(BotStarter starter, List<Bot> bots) {
        List<Bot> started = new ArrayList<>();
        for (int i = 0; i < bots.size(); i++) {
            Bot bot = bots.get(i);
            String spec = botSpecs.get(i);
            try {
                started.add(Bot.isExternal(spec) ? unique(starter.start(bot, Bot.hasNamePrefix(spec)), started) : bot);
            } catch (BotException e) {
                screen.note("damier: " + screen.message("arena.not-started", bot.name(), e.getMessage()));
                for (String line : e.lastLines()) screen.note("  " + line);
                return Optional.empty();
            }
        }
        return Optional.of(started);
    }

    private List<Bot> createBots(Game game, boolean missions) {
        List<Bot> bots = new ArrayList<>();
        for (String spec : botSpecs) bots.add(unique(createBot(game, spec, missions), bots));
        return bots;
    }

    private MatchLimits limits(Duration example) {
        Duration perMove = time != null ? time : clock.isZero() && nodes == null ? example : Duration.ZERO;
        return new MatchLimits(perMove, clock, increment, nodes == null ? 0 : nodes, cpu, margin, 400);
    }

    private static boolean isEngine(Game game, String spec) {
        String id = spec.replaceFirst(":.*", "");
        return !Bot.isExternal(spec)
                && Games.all().agents(game.descriptor().id()).stream()
                        .noneMatch(k -> k.descriptor().id().equals(id));
    }

    /** Appends a number to the name if another bot has the same name, so that the standings can distinguish them. */
    private static Bot unique(Bot bot, List<Bot> others) {
        long sameName = others.stream()
                .filter(b -> b.name().replaceFirst("#\\d+$", "").equals(bot.name()))
                .count();
        return sameName == 0 ? bot : new Bot(bot.name() + "#" + (sameName + 1), bot.factory());
    }

    private Bot createBot(Game game, String argument, boolean missions) {
        if (Bot.isExternal(argument)) return Bot.parse(argument, dialect);
        if (!missions) {
            return Bot.engine(EngineOptions.read(game, argument, Map.of()), cpu);
        }
        EngineSpec spec = EngineSpec.parse(argument);
        var kind = Games.all().agent(game.descriptor().id(), spec.id());
        kind.descriptor().check(spec.options());
        return new Bot(spec.toString(), () -> new AgentPlayer(kind, spec.options()));
    }

    private Sprt readSprt(List<Bot> bots) {
        if (bots.size() != 2) throw UsageException.of("usage.arena.sprt", bots.size());
        return Sprt.parse(sprt);
    }
}
