package dev.damier.search;

/** The value f of a node: {@code g * ofG + h * ofH}, in whole numbers so that buckets can hold it. */
public record Evaluation(int ofG, int ofH) {
    /** g + h: A*. */
    public static final Evaluation SUM = new Evaluation(1, 1);

    /** h alone: greedy search. */
    public static final Evaluation ESTIMATE = new Evaluation(0, 1);

    /** g + weight × h, the weight in hundredths (150 is 1.5). */
    public static Evaluation weighted(int hundredths) {
        int divisor = gcd(100, hundredths);
        return new Evaluation(100 / divisor, hundredths / divisor);
    }

    long of(int g, int h) {
        return (long) g * ofG + (long) h * ofH;
    }

    double real(int g, double h) {
        return g * (double) ofG + h * ofH;
    }

    /**
     * Returns f as a key for an {@link OpenList}: a whole number, or the bits of a real one, which have the same order for
     * numbers from 0 on.
     */
    long key(Heuristic heuristic, int g, int h) {
        return heuristic.whole() ? of(g, h) : Double.doubleToRawLongBits(real(g, heuristic.real(h)));
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
