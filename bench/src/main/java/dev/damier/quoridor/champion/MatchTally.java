package dev.damier.quoridor.champion;

import dev.damier.run.Outcome;
import java.util.Locale;

/** The score of the first of two players, and what each player used per move. */
final class MatchTally {
    private int games;
    private double points;
    private double squares;
    private long plies;
    /** Number of pairs of games by the half points that the first player scored in them. */
    private final int[] pairScoreCounts = new int[5];

    private double openPairScore;
    private final double[] cpuMillis = new double[2];
    private final long[] nodes = new long[2];
    private final long[] depth = new long[2];
    private final int[] moves = new int[2];

    void add(double score, int length) {
        games++;
        points += score;
        squares += score * score;
        plies += length;
        openPairScore += score;
        if (games % 2 == 0) {
            pairScoreCounts[(int) (2 * openPairScore)]++;
            openPairScore = 0;
        }
    }

    void addSearch(int player, Outcome.Chosen chosen) {
        cpuMillis[player] += chosen.stats().cpuMillis();
        nodes[player] += chosen.stats().expanded();
        depth[player] += chosen.stats().depth();
        moves[player]++;
    }

    /** Returns the share of the points that the first player has scored. */
    double score() {
        return points / games;
    }

    int[] pairScoreCounts() {
        return pairScoreCounts;
    }

    /** Returns points, Elo difference and mean game length. With node limits the text is the same on every machine. */
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
                cpuMillis[0] / moves[0],
                cpuMillis[1] / moves[1],
                nodes[0] / moves[0],
                nodes[1] / moves[1],
                (double) depth[0] / moves[0],
                (double) depth[1] / moves[1]);
    }
}
