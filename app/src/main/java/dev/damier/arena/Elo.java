package dev.damier.arena;

import java.util.Arrays;

/**
 * Elo ratings by the Bradley-Terry model: the odds that one player beats another are the ratio of their strengths, and
 * a draw counts as half a win. The strengths are computed by Zermelo's iteration (Hunter 2004). The mean rating is 0.
 * The errors are 95% confidence intervals from the curvature of the likelihood.
 *
 * <p>Ratings compare only players that are linked by games, directly or through others. The largest linked group is
 * rated. All other players are not rated, because neither their rating nor its error is bounded.
 */
public final class Elo {
    /** Elo points per unit of the natural logarithm of the odds. */
    private static final double ELO_PER_LOGIT = 400 / Math.log(10);
    /** The 97.5% quantile of the normal distribution, for a two-sided 95% confidence interval. */
    private static final double Z_95 = 1.959964;

    private static final int MAX_ITERATIONS = 100_000;

    private final double[] rating;
    private final double[] error;
    private final boolean[] rated;
    /** By two players, the covariance of their ratings in the unit of the likelihood; 0 for players without a rating. */
    private final double[][] covariance;

    /**
     * @param halves half points of the row's player against the column's
     * @param games number of games between the two
     */
    Elo(int[][] halves, int[][] games) {
        rating = new double[games.length];
        error = new double[games.length];
        rated = new boolean[games.length];
        covariance = new double[games.length][games.length];
        int[] group = PlayerGroups.largest(games);
        if (group.length < 2) return;
        compute(group, PlayerGroups.restrict(halves, group), PlayerGroups.restrict(games, group));
    }

    private void compute(int[] group, int[][] halves, int[][] games) {
        int n = group.length;
        // A player that won or lost all its games has no finite rating. Half a drawn game against each opponent makes
        // all ratings finite.
        double virtualGames = lacksFiniteRatings(halves) ? 0.5 : 0;
        double[][] played = new double[n][n];
        double[] won = new double[n];
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                double added = games[a][b] > 0 ? virtualGames : 0;
                played[a][b] = games[a][b] + added;
                won[a] += halves[a][b] / 2.0 + added / 2;
            }
        }
        double[] strength = strengths(played, won);
        double[] centred = centred(strength);
        double[][] inverse = Matrix.inverse(information(played, strength));
        for (int i = 0; i < n; i++) {
            int player = group[i];
            rated[player] = true;
            rating[player] = centred[i];
            for (int k = 0; k < n; k++) covariance[player][group[k]] = inverse[i][k] - 1.0 / n;
            error[player] = halfWidth(covariance[player][player]);
            assert Double.isFinite(centred[i]) && Double.isFinite(error[player]);
        }
    }

    /** Returns whether a player has a rating. */
    public boolean isRated(int player) {
        return rated[player];
    }

    /** Returns the rating of a player, or null if the player is not rated. */
    public Double ratingOrNull(int player) {
        return rated[player] ? (Double) rating[player] : null;
    }

    /** Returns the error of a rating, or null if the player is not rated. */
    public Double errorOrNull(int player) {
        return rated[player] ? (Double) error[player] : null;
    }

    /** Returns the rating of a player; 0 if the player is not rated. */
    public double rating(int player) {
        return rating[player];
    }

    /** Returns half the width of the 95% confidence interval of a rating; 0 if the player is not rated. */
    public double error(int player) {
        return error[player];
    }

    /**
     * Returns half the width of the 95% confidence interval of the difference between a rating and the mean rating of other
     * players. All must be rated.
     *
     * @param others at least one player; may contain {@code player}
     */
    public double errorRelativeTo(int player, int[] others) {
        double variance = covariance[player][player];
        for (int a : others) {
            variance -= 2 * covariance[player][a] / others.length;
            for (int b : others) variance += covariance[a][b] / others.length / others.length;
        }
        return halfWidth(variance);
    }

    /**
     * Returns whether some ratings would be infinite: the graph of points scored against opponents is not strongly
     * connected.
     */
    private static boolean lacksFiniteRatings(int[][] halves) {
        int n = halves.length;
        boolean[][] scoredAgainst = new boolean[n][n];
        for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) scoredAgainst[a][b] = a == b || halves[a][b] > 0;
        for (int k = 0; k < n; k++)
            for (int a = 0; a < n; a++)
                for (int b = 0; b < n; b++) scoredAgainst[a][b] |= scoredAgainst[a][k] && scoredAgainst[k][b];
        for (boolean[] row : scoredAgainst) for (boolean reached : row) if (!reached) return true;
        return false;
    }

    private static double[] strengths(double[][] played, double[] won) {
        int n = won.length;
        double[] strength = new double[n];
        Arrays.fill(strength, 1);
        for (int round = 0; round < MAX_ITERATIONS; round++) {
            double change = 0;
            for (int a = 0; a < n; a++) {
                double sum = 0;
                for (int b = 0; b < n; b++) if (b != a) sum += played[a][b] / (strength[a] + strength[b]);
                double next = sum == 0 ? strength[a] : won[a] / sum;
                change = Math.max(change, Math.abs(next - strength[a]) / strength[a]);
                strength[a] = next;
            }
            if (change < 1e-12) break;
        }
        return strength;
    }

    private static double[] centred(double[] strength) {
        double[] elo =
                Arrays.stream(strength).map(p -> ELO_PER_LOGIT * Math.log(p)).toArray();
        double mean = Arrays.stream(elo).average().orElse(0);
        return Arrays.stream(elo).map(e -> e - mean).toArray();
    }

    /**
     * Returns the information matrix, plus a matrix of 1/n. The information matrix itself is singular, because only
     * differences of strength matter. The covariances are the inverse minus 1/n.
     */
    private static double[][] information(double[][] played, double[] strength) {
        int n = strength.length;
        double[][] matrix = new double[n][n];
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                matrix[a][b] += 1.0 / n;
                if (a == b) continue;
                double expected = strength[a] / (strength[a] + strength[b]);
                double information = played[a][b] * expected * (1 - expected);
                matrix[a][a] += information;
                matrix[a][b] -= information;
            }
        }
        return matrix;
    }

    private static double halfWidth(double variance) {
        return Z_95 * ELO_PER_LOGIT * Math.sqrt(Math.max(0, variance));
    }

    /** Returns the rating difference for an expected score. It is infinite for 0 and 1. */
    public static double ratingDifference(double score) {
        return ELO_PER_LOGIT * Math.log(score / (1 - score));
    }

    /** Returns the expected score for a rating difference. */
    public static double expectedScore(double elo) {
        return 1 / (1 + Math.exp(-elo / ELO_PER_LOGIT));
    }
}
