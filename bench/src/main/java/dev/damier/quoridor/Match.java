package dev.damier.quoridor;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.time.Duration;
import java.util.Random;

/**
 * A match in one process: {@code Match PLAYER PLAYER GAMES nodes=N|time=MS [nodes=N|time=MS for the second] [seed=N]}.
 * Openings are random balanced plies, each played twice with the sides swapped. Prints the score of the first player,
 * its Elo difference with the standard error, and what each spent on a move.
 */
public final class Match {
    private static final int OPENING_PLIES = 4;

    private Match() {}

    public static void main(String[] args) {
        Solver<Board> first = Players.of(args[0]);
        Solver<Board> second = Players.of(args[1]);
        int games = Integer.parseInt(args[2]);
        Budget one = budget(args[3]);
        Budget two = args.length > 4 && !args[4].startsWith("seed") ? budget(args[4]) : one;
        String last = args[args.length - 1];
        long seed = last.startsWith("seed=") ? Long.parseLong(last.substring(5)) : 1;
        Tally tally = new Tally();
        for (int g = 0; g < games; g++) {
            Board board = Quoridor.opening(Rules.STANDARD, OPENING_PLIES, new Random(seed * 1_000_003 + g / 2));
            int seat = g % 2;
            play(board, seat, first, second, one, two, tally);
            double score = board.winner() < 0 ? 0.5 : board.winner() == seat ? 1 : 0;
            tally.add(score, board.ply());
            if ((g + 1) % 20 == 0 || g + 1 == games) System.out.println(args[0] + " - " + args[1] + ": " + tally);
        }
    }

    private static Budget budget(String text) {
        long n = Long.parseLong(text.substring(text.indexOf('=') + 1));
        return text.startsWith("nodes")
                ? Budget.UNLIMITED.withNodes(n)
                : Budget.UNLIMITED.withTime(Duration.ofMillis(n));
    }

    private static void play(
            Board board, int seat, Solver<Board> first, Solver<Board> second, Budget one, Budget two, Tally tally) {
        while (!board.over()) {
            boolean mine = board.toMove() == seat;
            Control control = new Control(mine ? one : two);
            Outcome outcome = (mine ? first : second).solve(board.copy(), control);
            Outcome.Chosen chosen = (Outcome.Chosen) outcome;
            tally.spent(mine ? 0 : 1, chosen);
            board.play(chosen.move());
        }
    }

    /** Wins, draws and losses of the first player. */
    private static final class Tally {
        private int games;
        private double points;
        private double squares;
        private long plies;
        private final double[] cpu = new double[2];
        private final long[] nodes = new long[2];
        private final long[] depth = new long[2];
        private final int[] moves = new int[2];

        void add(double score, int length) {
            games++;
            points += score;
            squares += score * score;
            plies += length;
        }

        void spent(int who, Outcome.Chosen chosen) {
            cpu[who] += chosen.stats().cpuMillis();
            nodes[who] += chosen.stats().expanded();
            depth[who] += chosen.stats().depth();
            moves[who]++;
        }

        @Override
        public String toString() {
            double mean = points / games;
            double error = Math.sqrt(Math.max(1e-9, squares / games - mean * mean) / games);
            double slope = 400 / Math.log(10) / Math.max(0.01, mean * (1 - mean));
            double elo = mean <= 0 || mean >= 1 ? Double.NaN : 400 * Math.log10(mean / (1 - mean));
            return String.format(
                    "%.1f/%d (%.1f %%), Elo %+.0f ± %.0f, %d plies; cpu ms/move %.1f %.1f, nodes %d %d, depth %.1f %.1f",
                    points,
                    games,
                    100 * mean,
                    elo,
                    error * slope,
                    plies / games,
                    cpu[0] / moves[0],
                    cpu[1] / moves[1],
                    nodes[0] / moves[0],
                    nodes[1] / moves[1],
                    (double) depth[0] / moves[0],
                    (double) depth[1] / moves[1]);
        }
    }
}
