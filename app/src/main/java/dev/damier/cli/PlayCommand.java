package dev.damier.cli;

import dev.damier.cli.board.Clocks;
import dev.damier.cli.board.InteractiveBoard;
import dev.damier.cli.board.Rounds;
import dev.damier.cli.board.TerminalGame;
import dev.damier.cli.input.DealFiles;
import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.EngineSpec;
import dev.damier.cli.input.PositionWords;
import dev.damier.cli.input.Units;
import dev.damier.cli.input.Usage;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.play.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** An interactive board. */
@CommandLine.Command(
        name = "play",
        description = {
            "Play on an interactive board: arrows move, a letter or number chooses the piece, typed moves and Enter.",
            "Words: undo redo hint solve moves reset help quit."
        })
final class PlayCommand extends Command {
    @Parameters(index = "0", paramLabel = "GAME", description = "As `games` lists them.")
    private String game;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "POSITION",
            description = "Its text or @FILE. Standard: a deal.")
    private String position;

    @Option(
            names = "--seat",
            paramLabel = "N=WHO",
            description =
                    "Who sits there: human, an engine as ID[:K=V,…], or a bot as \"cmd:PROGRAM ARGS\". Standard: you first,"
                            + " then the game's engine.")
    private Map<Integer, String> seats = new LinkedHashMap<>();

    @Option(
            names = "--clock",
            paramLabel = "5m",
            converter = Units.Time.class,
            description = "What each seat has for the whole game.")
    private Duration clock;

    @Option(names = "--ponder", description = "Engines think in your time too.")
    private boolean ponder;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description =
                    "A match of N rounds against an engine: fewer moves win a round, and where the winner's line ended"
                            + " the next one begins, if the game goes on with its board.")
    private int rounds;

    @Option(names = "--against", paramLabel = "ID", description = "The engine of --rounds. Standard: the game's own.")
    private String against = "";

    @Option(
            names = "--countdown",
            paramLabel = "60s",
            converter = Units.Time.class,
            description = "What you have for each of the --rounds.")
    private Duration countdown = Duration.ofSeconds(60);

    @Mixin
    private EngineOptions options;

    @Override
    int run() throws Exception {
        Game known = Games.all().game(game);
        if (rounds < 0) throw new Usage("--rounds must be more than zero, but got " + rounds);
        long seed =
                options.seed != 0 ? options.seed : ThreadLocalRandom.current().nextLong(1_000_000_000);
        Map<String, String> wishes = DealFiles.read(known.card(), options.set);
        Setup setup = position == null ? known.deal(wishes, seed) : read(known);
        if (rounds > 0) {
            EngineSpec rival = EngineSpec.read(known, against, Map.of());
            return new Rounds(screen, engines(), options, rival, countdown).run(setup, wishes, rounds, seed);
        }
        List<Optional<EngineSpec>> who = seats(known, setup);
        int players = who.size();
        InteractiveBoard.play(
                screen,
                new TerminalGame(setup, who, options, screen, engines(), ponder),
                clock == null ? Clocks.none() : Clocks.of(players, clock));
        return 0;
    }

    private Setup read(Game known) {
        try {
            return new PositionWords(screen, known).single(position);
        } catch (NotationException e) {
            throw new Usage(e.in(screen.language()));
        }
    }

    private List<Optional<EngineSpec>> seats(Game known, Setup setup) {
        int players = setup.as(Position.class).map(Position::players).orElse(1);
        List<Optional<EngineSpec>> who = new ArrayList<>();
        for (int seat = 1; seat <= players; seat++) {
            String word = seats.getOrDefault(seat, seat == 1 ? "human" : "");
            who.add(word.equals("human") ? Optional.empty() : Optional.of(EngineSpec.read(known, word, Map.of())));
        }
        for (int seat : seats.keySet()) {
            if (seat < 1 || seat > players) {
                throw new Usage("there is no seat " + seat + "; this game has " + players);
            }
        }
        return who;
    }
}
