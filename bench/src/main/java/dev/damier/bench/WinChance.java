package dev.damier.bench;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Table;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Measures the relation between values and win probability. The engine champion plays itself from random openings. A
 * logistic curve is fitted to its values and the results, which gives the hundredths of a move per logit ({@link
 * dev.damier.game.Presentation.EvaluationUnit#perLogit}).
 *
 * <p>Arguments: games (300), nodes per move (5000), seed (100000).
 */
public final class WinChance {
    private static final int OPENING_PLIES = 6;
    private static final int MAX_PLIES = 160;
    /** Positions with a larger absolute value are considered decided and are not used. */
    private static final int DECIDED_VALUE = 2500;

    private static final int[] BUCKET_EDGES = {-800, -400, -200, -100, -50, 0, 50, 100, 200, 400, 800};
    private static final Map<String, String> SEARCH_ONLY = Map.of("book", "off", "learn", "off");

    /** A value for the first seat, and whether that seat won. */
    private record Sample(int value, boolean won) {}

    private WinChance() {}

    public static void main(String[] args) {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : 300;
        long nodes = args.length > 1 ? Long.parseLong(args[1]) : 5000;
        long seed = args.length > 2 ? Long.parseLong(args[2]) : 100_000;
        List<Sample> samples = new ArrayList<>();
        for (int g = 0; g < games; g++) samples.addAll(playGame(new Random((seed + g) * 0x9E3779B97F4A7C15L), nodes));
        double logit = fitLogit(samples);
        System.out.printf(
                "%d samples of %d games: one logit is %.0f hundredths of a move%n", samples.size(), games, logit);
        for (int i = 0; i + 1 < BUCKET_EDGES.length; i++)
            printBucket(samples, BUCKET_EDGES[i], BUCKET_EDGES[i + 1], logit);
    }

    private static List<Sample> playGame(Random random, long nodes) {
        Game quoridor = Games.all().game("quoridor");
        Table table = quoridor.example().newTable();
        List<Integer> values = new ArrayList<>();
        for (int ply = 0; !table.moves().isEmpty(); ply++) {
            if (ply > MAX_PLIES) return List.of();
            if (ply < OPENING_PLIES) {
                table.play(randomOpeningMove(table.moves(), random));
                continue;
            }
            Report report = new Job(
                            "quoridor", table.write(), "damier", SEARCH_ONLY, Budget.UNLIMITED.withNodes(nodes), 0)
                    .run();
            values.add(table.toMove() == 0 ? report.value() : -report.value());
            table.play(table.read(report.moves().get(0)).code());
        }
        int winner = table.status().winner();
        if (winner < 0) return List.of();
        return values.stream()
                .filter(v -> Math.abs(v) < DECIDED_VALUE)
                .map(v -> new Sample(v, winner == 0))
                .toList();
    }

    /** Returns a random opening move. Pawn moves are more frequent than walls, as in games of humans. */
    private static int randomOpeningMove(List<Move> moves, Random random) {
        while (true) {
            Move move = moves.get(random.nextInt(moves.size()));
            if (move.from() != null || random.nextInt(4) == 0) return move.code();
        }
    }

    /**
     * Returns the hundredths of a move per logit. Newton's method finds the maximum-likelihood slope of a curve through
     * 50% at 0.
     */
    private static double fitLogit(List<Sample> samples) {
        double slope = 1 / 200.0;
        for (int i = 0; i < 100; i++) {
            double gradient = 0;
            double curvature = 0;
            for (Sample s : samples) {
                double p = 1 / (1 + Math.exp(-slope * s.value));
                gradient += ((s.won ? 1 : 0) - p) * s.value;
                curvature += p * (1 - p) * s.value * (double) s.value;
            }
            slope += gradient / curvature;
        }
        return 1 / slope;
    }

    private static void printBucket(List<Sample> samples, int from, int to, double logit) {
        List<Sample> within =
                samples.stream().filter(s -> s.value >= from && s.value < to).toList();
        double mean = within.stream().mapToInt(Sample::value).average().orElse(0);
        double won = within.stream().mapToInt(s -> s.won ? 1 : 0).average().orElse(0);
        System.out.printf(
                "%5d to %4d: %5d samples, won %.3f, fitted curve %.3f%n",
                from, to, within.size(), won, 1 / (1 + Math.exp(-mean / logit)));
    }
}
