package dev.damier.bench;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Move;
import dev.damier.game.Table;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.quoridor.Board;
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

    /** Upper ends of the groups of positions by walls in both hands together. */
    private static final int[] WALL_GROUPS = {0, 2, 4, 8, 12, 20};

    /** A value for the first seat, whether that seat won, and the walls in both hands together. */
    private record Sample(int value, boolean won, int walls) {}

    /** A value for the first seat during a game, and the walls in both hands together. */
    private record Searched(int value, int walls) {}

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
        for (int i = 0; i < WALL_GROUPS.length; i++)
            printWallGroup(samples, i == 0 ? 0 : WALL_GROUPS[i - 1] + 1, WALL_GROUPS[i], calibration());
    }

    /** Returns the hundredths of a move per logit that the game uses. */
    private static double calibration() {
        return Games.all().game("quoridor").evaluationUnit().perLogit();
    }

    /**
     * Prints the calibration of the positions with a number of walls in both hands together: how often the side that is ahead
     * won, how often the curve predicts it, and the slope that would fit this group.
     */
    private static void printWallGroup(List<Sample> samples, int from, int to, double logit) {
        List<Sample> group =
                samples.stream().filter(s -> s.walls >= from && s.walls <= to).toList();
        double won = group.stream()
                .mapToDouble(s -> s.value == 0 ? 0.5 : s.won == s.value > 0 ? 1 : 0)
                .average()
                .orElse(0);
        double predicted = group.stream()
                .mapToDouble(s -> 1 / (1 + Math.exp(-Math.abs(s.value) / logit)))
                .average()
                .orElse(0);
        System.out.printf(
                "%2d to %2d walls: %5d samples, the side ahead won %.3f, predicted %.3f, own fit %.0f per logit%n",
                from, to, group.size(), won, predicted, group.isEmpty() ? 0 : fitLogit(group));
    }

    private static List<Sample> playGame(Random random, long nodes) {
        Game quoridor = Games.all().game("quoridor");
        Table table = quoridor.example().newTable();
        List<Searched> values = new ArrayList<>();
        for (int ply = 0; !table.moves().isEmpty(); ply++) {
            if (ply > MAX_PLIES) return List.of();
            if (ply < OPENING_PLIES) {
                table.play(randomOpeningMove(table.moves(), random));
                continue;
            }
            Report report = new Job(
                            "quoridor",
                            table.write(),
                            new EngineSpec("damier", SEARCH_ONLY),
                            Budget.UNLIMITED.withNodes(nodes),
                            0)
                    .run();
            Board board = quoridor.read(table.write()).as(Board.class).orElseThrow();
            int walls = board.wallsLeft(0) + board.wallsLeft(1);
            values.add(new Searched(table.toMove() == 0 ? report.value() : -report.value(), walls));
            table.play(table.read(report.moves().get(0)).code());
        }
        int winner = table.status().winner();
        if (winner < 0) return List.of();
        return values.stream()
                .filter(v -> Math.abs(v.value) < DECIDED_VALUE)
                .map(v -> new Sample(v.value, winner == 0, v.walls))
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
