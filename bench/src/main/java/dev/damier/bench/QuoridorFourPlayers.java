package dev.damier.bench;

import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Table;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Compares two engines in four-player games. Each engine has two opposite seats after a random opening, and every
 * opening is played twice with the seats swapped.
 *
 * <p>Arguments: engine (damier), engine (mcts), games (40), milliseconds per move (50), seed (1).
 */
public final class QuoridorFourPlayers {
    private static final int OPENING_PLIES = 4;
    private static final int MAX_PLIES = 400;

    private QuoridorFourPlayers() {}

    public static void main(String[] args) {
        String[] engines = {args.length > 0 ? args[0] : "damier", args.length > 1 ? args[1] : "mcts"};
        int games = args.length > 2 ? Integer.parseInt(args[2]) : 40;
        Budget budget = Budget.UNLIMITED.withTime(Duration.ofMillis(args.length > 3 ? Long.parseLong(args[3]) : 50));
        long seed = args.length > 4 ? Long.parseLong(args[4]) : 1;
        int won = 0;
        int drawn = 0;
        for (int game = 0; game < games; game++) {
            int swapped = game % 2;
            int winner = play(engines, swapped, budget, new Random((seed + game / 2) * 0x9E3779B97F4A7C15L));
            if (winner < 0) drawn++;
            else if ((winner + swapped) % 2 == 0) won++;
        }
        System.out.printf(
                "two players %s against two players %s: %d of %d won, %d undecided%n",
                engines[0], engines[1], won, games, drawn);
    }

    /**
     * Plays a game.
     *
     * @return the seat that won, or -1
     */
    private static int play(String[] engines, int swapped, Budget budget, Random random) {
        Table table = Games.all()
                .game("quoridor")
                .deal(Map.of("players", "4"), random.nextLong())
                .newTable();
        for (int ply = 0; !table.status().over() && ply < MAX_PLIES; ply++) {
            List<Move> moves = table.moves();
            if (ply < OPENING_PLIES) {
                table.play(moves.get(random.nextInt(moves.size())).code());
                continue;
            }
            String engine = engines[(table.toMove() + swapped) % 2];
            Report report = new Job("quoridor", table.write(), engine, Map.of(), budget, ply).run();
            table.play(table.read(report.moves().get(0)).code());
        }
        return table.status().winner();
    }
}
