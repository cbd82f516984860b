package dev.damier.quoridor.champion;

import dev.damier.run.Outcome;
import java.util.Locale;

/** The score of the first of two players, and what each spent on a move. */
final class MatchTally {
    private int games;
    private double points;
    private double squares;
    private long plies;
    /** Pairs of games over one opening, by the half points scored. */
    private final int[] pairs = new int[5];

    private double open;
    private final double[] cpu = new double[2];
    private final long[] nodes = new long[2];
    private final long[] depth = new long[2];
    private final int[] moves = new int[2];

    void add(double score, int length) {
        games++;
        points += score;
        squares += score * score;
        plies += length;
        open += score;
        if (games % 2 == 0) {
            pairs[(int) (2 * open)]++;
            open = 0;
        }
    }

    void spent(int who, Outcome.Chosen chosen) {
        cpu[who] += chosen.stats().cpuMillis();
        nodes[who] += chosen.stats().expanded();
        depth[who] += chosen.stats().depth();
        moves[who]++;
    }

    /** The share of the points that the first player has made. */
    double score() {
        return points / games;
    }

    int[] pairs() {
        return pairs;
    }

    /** Points, Elo difference and length of the games: the same on every machine when nodes are counted. */
    String result() {
        double mean = score();
        double error = Math.sqrt(Math.max(1e-9, squares / games - mean * mean) / games);
        double slope = 400 / Math.log(10) / Math.max(0.01, mean * (1 - mean));
        double elo = mean <= 0 || mean >= 1 ? Double.NaN : 400 * Math.log10(mean / (1 - mean));
        return String.format(
                Locale.ROOT,
                "%.1f/%d (%.1f%%), Elo %+.0f ± %.0f, %d plies",
                points,
                games,
                100 * mean,
                elo,
                error * slope,
                plies / games);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%s; cpu ms/move %.1f %.1f, nodes %d %d, depth %.1f %.1f",
                result(),
                cpu[0] / moves[0],
                cpu[1] / moves[1],
                nodes[0] / moves[0],
                nodes[1] / moves[1],
                (double) depth[0] / moves[0],
                (double) depth[1] / moves[1]);
    }
}
