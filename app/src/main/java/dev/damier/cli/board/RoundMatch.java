package dev.damier.cli.board;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.screen.Screen;
import dev.damier.game.Game;
import dev.damier.game.Move;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.job.EngineResolver;
import dev.damier.job.EngineSpec;
import dev.damier.job.Report;
import dev.damier.run.Control;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A match of several rounds against an engine, each with a countdown. The solution with fewer moves wins a round, and
 * the next round starts where it ended.
 */
public final class RoundMatch {
    private static final Duration ENGINE_TIME = Duration.ofSeconds(10);

    private final Screen screen;
    private final EngineResolver engines;
    private final EngineOptions options;
    private final EngineSpec opponent;
    private final Duration countdown;

    public RoundMatch(
            Screen screen, EngineResolver engines, EngineOptions options, EngineSpec rival, Duration countdown) {
        this.screen = screen;
        this.engines = engines;
        this.options = options;
        this.opponent = rival;
        this.countdown = countdown;
    }

    /**
     * Plays the match and returns the exit code.
     *
     * @param dealOptions deal options, used if a further round needs a random position
     */
    public int run(Setup first, Map<String, String> dealOptions, int rounds, long seed) throws IOException {
        Game game = first.game();
        List<Setup> played = new ArrayList<>(List.of(first));
        int userWins = 0;
        int engineWins = 0;
        while (true) {
            Setup setup = played.get(played.size() - 1);
            print("rounds.start", played.size(), rounds, countdown.toSeconds());
            Report report = options.job(setup, opponent, ENGINE_TIME).run(engines, Control::new);
            TerminalGame board = new TerminalGame(setup, List.of(), options, screen, engines, false);
            InteractiveBoard.play(screen, board, Clocks.of(1, countdown));
            int result = printRoundResult(board.table(), report);
            if (result > 0) userWins++;
            if (result < 0) engineWins++;
            print("rounds.score", userWins, engineWins);
            if (played.size() == rounds) break;
            boolean userWon = board.table().status().over() && result >= 0;
            List<String> winning =
                    userWon ? board.played().stream().map(Move::text).toList() : report.moves();
            played.add(game.nextRound(played, game.read(positionAfter(setup, winning)), dealOptions, seed));
        }
        print(
                userWins > engineWins ? "rounds.won" : userWins < engineWins ? "rounds.lost" : "rounds.even",
                userWins,
                engineWins);
        return 0;
    }

    /**
     * Prints the result of a round. Returns a positive number if the user has won, a negative one if the engine has, 0
     * for a tie.
     */
    private int printRoundResult(Table table, Report report) {
        boolean solved = table.status().over();
        int userCost = solved ? table.status().cost() : Integer.MAX_VALUE;
        int engineCost = report.cost() == null ? Integer.MAX_VALUE : report.cost();
        if (solved) print("rounds.you", userCost);
        else print("rounds.not-solved");
        if (report.cost() == null) print("rounds.rival-nothing", opponent);
        else print("rounds.rival", opponent, engineCost, String.join(" ", report.moves()));
        return Integer.compare(engineCost, userCost);
    }

    /** Returns the position after these moves. */
    private static String positionAfter(Setup setup, List<String> line) {
        Table table = setup.newTable();
        for (String move : line) table.play(table.read(move).code());
        return table.write();
    }

    private void print(String key, Object... args) {
        screen.println(screen.message(key, args));
    }
}
