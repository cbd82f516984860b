package dev.damier.search;

/**
 * The evaluation function of a best-first search: {@code f = g * gWeight + h * hWeight}. The weights are integers, so that f
 * can be the index of a bucket.
 *
 * @param gWeight weight of the path cost g
 * @param hWeight weight of the estimate h
 */
public record Evaluation(int gWeight, int hWeight) {
    /** f = g + h, as in A*. */
    public static final Evaluation SUM = new Evaluation(1, 1);

    /** f = h, as in greedy best-first search. */
    public static final Evaluation ESTIMATE = new Evaluation(0, 1);

    /**
     * Returns the evaluation f = g + weight × h of weighted A*, scaled to integers.
     *
     * @param hundredths the weight in hundredths: 150 means 1.5
     */
    public static Evaluation weighted(int hundredths) {
        int divisor = gcd(100, hundredths);
        return new Evaluation(100 / divisor, hundredths / divisor);
    }

    long value(int g, int h) {
        return (long) g * gWeight + (long) h * hWeight;
    }

    double realValue(int g, double h) {
        return g * (double) gWeight + h * hWeight;
    }

    /**
     * Returns f as a key for an {@link OpenList}: a whole number, or the bits of a real one, which have the same order for
     * numbers from 0 on.
     */
    long key(Heuristic heuristic, int g, int h) {
        return heuristic.integral() ? value(g, h) : Double.doubleToRawLongBits(realValue(g, heuristic.unrounded(h)));
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
