package dev.damier.arena;

import java.util.Arrays;

/**
 * Ratings by the model of Bradley and Terry: the odds that one beats another are the ratio of their strengths; a draw is
 * half a win. Found by the iteration of Zermelo (Hunter 2004), centred on 0; errors from the curvature of the
 * likelihood, 95 %.
 */
public final class Elo {
    private static final double ELO_PER_LOGIT = 400 / Math.log(10);
    private static final double CONFIDENCE = 1.959964;
    private static final int ROUNDS = 100_000;

    private final double[] rating;
    private final double[] error;

    /** @param halves points in halves of a game, of the row's player against the column's */
    Elo(int[][] halves, int[][] games) {
        int n = games.length;
        // Somebody who won or lost all has no finite rating: half a drawn game with everybody met holds the scale
        // together.
        double held = oneSided(halves, games) ? 0.5 : 0;
        double[][] played = new double[n][n];
        double[] won = new double[n];
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                double more = games[a][b] > 0 ? held : 0;
                played[a][b] = games[a][b] + more;
                won[a] += halves[a][b] / 2.0 + more / 2;
            }
        }
        double[] strength = strengths(played, won);
        rating = centred(strength);
        error = errors(played, strength);
    }

    public double rating(int player) {
        return rating[player];
    }

    public double error(int player) {
        return error[player];
    }

    private static boolean oneSided(int[][] halves, int[][] games) {
        int n = games.length;
        boolean[][] above = new boolean[n][n];
        for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) above[a][b] = a == b || halves[a][b] > 0;
        for (int k = 0; k < n; k++)
            for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) above[a][b] |= above[a][k] && above[k][b];
        for (boolean[] row : above) for (boolean reached : row) if (!reached) return true;
        return false;
    }

    private static double[] strengths(double[][] played, double[] won) {
        int n = won.length;
        double[] p = new double[n];
        Arrays.fill(p, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double change = 0;
            for (int a = 0; a < n; a++) {
                double sum = 0;
                for (int b = 0; b < n; b++) if (b != a) sum += played[a][b] / (p[a] + p[b]);
                double next = sum == 0 ? p[a] : won[a] / sum;
                change = Math.max(change, Math.abs(next - p[a]) / p[a]);
                p[a] = next;
            }
            if (change < 1e-12) break;
        }
        return p;
    }

    private static double[] centred(double[] strength) {
        double[] elo =
                Arrays.stream(strength).map(p -> ELO_PER_LOGIT * Math.log(p)).toArray();
        double mean = Arrays.stream(elo).average().orElse(0);
        return Arrays.stream(elo).map(e -> e - mean).toArray();
    }

    /**
     * The information matrix is singular, for only differences count; adding the matrix of ones over n makes it regular,
     * and 1/n is then taken off the diagonal of the inverse again.
     */
    private static double[] errors(double[][] played, double[] p) {
        int n = p.length;
        double[][] m = new double[n][n];
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                m[a][b] += 1.0 / n;
                if (a == b) continue;
                double expected = p[a] / (p[a] + p[b]);
                double information = played[a][b] * expected * (1 - expected);
                m[a][a] += information;
                m[a][b] -= information;
            }
        }
        double[] diagonal = Matrix.inverseDiagonal(m);
        return Arrays.stream(diagonal)
                .map(v -> CONFIDENCE * ELO_PER_LOGIT * Math.sqrt(Math.max(0, v - 1.0 / n)))
                .toArray();
    }

    /** The rating difference that makes this score expected; infinite at 0 and 1. */
    public static double ofScore(double score) {
        return ELO_PER_LOGIT * Math.log(score / (1 - score));
    }

    /** The score expected with this advantage. */
    public static double score(double elo) {
        return 1 / (1 + Math.exp(-elo / ELO_PER_LOGIT));
    }
}
