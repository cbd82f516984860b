package dev.damier.cli;

import dev.damier.cli.board.Clocks;
import dev.damier.cli.board.InteractiveBoard;
import dev.damier.cli.board.RoundMatch;
import dev.damier.cli.board.TerminalGame;
import dev.damier.cli.input.DealFiles;
import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.input.PositionArguments;
import dev.damier.cli.input.Units;
import dev.damier.cli.input.UsageException;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.NotationException;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.SecretTokens;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game on an interactive board. */
@CommandLine.Command(
        name = "play",
        description = {
            "Play on an interactive board: arrow keys move, a letter or digit selects a piece, or type a move and press"
                    + " Enter.",
            "Commands: undo redo hint solve moves reset help quit."
        })
final class PlayCommand extends Command {
    @Parameters(index = "0", paramLabel = "GAME", description = "A game listed by `games`.")
    private String gameId;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "POSITION",
            description = "Position text or @FILE. Default: a random position.")
    private String position;

    @Option(
            names = "--seat",
            paramLabel = "N=WHO",
            description =
                    "Player N: human, an engine ID[:K=V,…], or a bot \"cmd:PROGRAM ARGS\". Default: you play first,"
                            + " then the game's default engine.")
    private Map<Integer, String> seatArguments = new LinkedHashMap<>();

    @Option(
            names = "--clock",
            paramLabel = "5m",
            converter = Units.TimeConverter.class,
            description = "Time per player for the whole game.")
    private Duration clock;

    @Option(names = "--ponder", description = "Engines also think on your time (pondering).")
    private boolean ponder;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description =
                    "Play N rounds against an engine; fewer moves win a round. If the game allows it, the next round"
                            + " starts where the winning solution ended.")
    private int rounds;

    @Option(
            names = "--against",
            paramLabel = "ID",
            description = "Opponent for --rounds. Default: the game's default engine.")
    private String opponentId = "";

    @Option(
            names = "--countdown",
            paramLabel = "60s",
            converter = Units.TimeConverter.class,
            description = "Time per round for --rounds. Default: 60s.")
    private Duration countdown = Duration.ofSeconds(60);

    @Mixin
    private EngineOptions options;

    @Override
    int run() throws Exception {
        Game game = Games.all().game(gameId);
        if (rounds < 0) throw UsageException.of("usage.positive", "--rounds", rounds);
        long seed = options.seed != 0 ? options.seed : SecretTokens.randomLong(1_000_000_000);
        options.seed = seed;
        Map<String, String> dealOptions = DealFiles.resolve(game.descriptor(), options.values);
        Setup setup = position == null ? game.deal(dealOptions, seed) : readPosition(game);
        if (rounds > 0) {
            EngineSpec opponent = EngineOptions.read(game, opponentId, Map.of());
            return new RoundMatch(screen, engines(), options, opponent, countdown)
                    .run(setup, dealOptions, rounds, seed);
        }
        List<Optional<EngineSpec>> seats = readSeats(game, setup);
        int players = seats.size();
        InteractiveBoard.play(
                screen,
                new TerminalGame(setup, seats, options, screen, engines(), ponder),
                clock == null ? Clocks.none() : Clocks.of(players, clock));
        return 0;
    }

    private Setup readPosition(Game game) {
        try {
            return new PositionArguments(screen, game).readSingle(position);
        } catch (NotationException e) {
            throw UsageException.from(e);
        }
    }

    private List<Optional<EngineSpec>> readSeats(Game game, Setup setup) {
        int players = setup.players();
        List<Optional<EngineSpec>> seats = new ArrayList<>();
        for (int seat = 1; seat <= players; seat++) {
            String spec = seatArguments.getOrDefault(seat, seat == 1 ? "human" : "");
            seats.add(spec.equals("human") ? Optional.empty() : Optional.of(EngineOptions.read(game, spec, Map.of())));
        }
        for (int seat : seatArguments.keySet()) {
            if (seat < 1 || seat > players) {
                throw UsageException.of("usage.seat", seat, players);
            }
        }
        return seats;
    }
}
