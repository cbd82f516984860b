package dev.damier.arena;

/**
 * Wald's sequential test of "better by {@code elo1}" against "better by {@code elo0}", in its generalised form for pairs
 * of games over one opening: the five possible scores of a pair, whose spread is smaller than that of two games apart.
 *
 * @param alpha how often a change worth {@code elo0} may pass
 * @param beta how often one worth {@code elo1} may fail
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** What a score never seen counts as, so that the spread is never nothing. */
    private static final double UNSEEN = 1e-3;

    public enum Verdict {
        BETTER,
        NOT_BETTER,
        UNDECIDED
    }

    public Sprt {
        if (!(elo0 < elo1))
            throw new IllegalArgumentException("elo0 must be less than elo1, but got " + elo0 + " and " + elo1);
    }

    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** The logarithm of the likelihood ratio, from how many pairs scored 0, ½, 1, 1½ and 2 points. */
    public double ratio(int[] pairs) {
        double n = 0;
        double sum = 0;
        for (int i = 0; i < pairs.length; i++) {
            double count = Math.max(UNSEEN, pairs[i]);
            n += count;
            sum += count * i / 4;
        }
        double mean = sum / n;
        double variance = 0;
        for (int i = 0; i < pairs.length; i++)
            variance += Math.max(UNSEEN, pairs[i]) / n * (i / 4.0 - mean) * (i / 4.0 - mean);
        double s0 = Elo.score(elo0);
        double s1 = Elo.score(elo1);
        return n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
    }

    public Verdict verdict(int[] pairs) {
        double ratio = ratio(pairs);
        if (ratio >= upper()) return Verdict.BETTER;
        return ratio <= lower() ? Verdict.NOT_BETTER : Verdict.UNDECIDED;
    }
}
