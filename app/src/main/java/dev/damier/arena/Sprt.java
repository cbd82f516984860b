package dev.damier.arena;

import java.util.Arrays;

/**
 * Wald's sequential test of "better by {@code elo1}" against "better by {@code elo0}", in its generalised form for pairs
 * of games over one opening: the five possible scores of a pair, whose spread is smaller than that of two games apart.
 *
 * @param alpha how often a change worth {@code elo0} may pass
 * @param beta how often one worth {@code elo1} may fail
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** The spread of a pair of independent games without draws. */
    private static final double SPREAD = 0.125;

    /**
     * So many pairs of that spread are taken as seen before the first, or a few equal scores would pass for certainty.
     * Simulated: with 1, bounds of 100 points and more let 16 % pass instead of 5; with 20, 6 % at the most.
     */
    private static final int PRIOR_PAIRS = 20;

    public enum Verdict {
        BETTER,
        NOT_BETTER,
        UNDECIDED
    }

    public Sprt {
        if (!(elo0 < elo1))
            throw new IllegalArgumentException("elo0 must be less than elo1, but got " + elo0 + " and " + elo1);
    }

    /** Reads {@code ELO0,ELO1}, with the usual errors of 5 %; {@link IllegalArgumentException} with a sentence if it is not that. */
    public static Sprt parse(String text) {
        String[] bounds = text.split(",", -1);
        try {
            if (bounds.length == 2)
                return new Sprt(Double.parseDouble(bounds[0]), Double.parseDouble(bounds[1]), 0.05, 0.05);
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException("invalid --sprt '" + text + "': expected two numbers, for example 0,20");
    }

    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /** The logarithm of the likelihood ratio, from how many pairs scored 0, ½, 1, 1½ and 2 points. */
    public double ratio(int[] pairs) {
        int n = Arrays.stream(pairs).sum();
        if (n == 0) return 0;
        double mean = 0;
        for (int i = 0; i < pairs.length; i++) mean += pairs[i] * i / 4.0 / n;
        double squares = PRIOR_PAIRS * SPREAD;
        for (int i = 0; i < pairs.length; i++) squares += pairs[i] * (i / 4.0 - mean) * (i / 4.0 - mean);
        double variance = squares / (n + PRIOR_PAIRS);
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
