package dev.damier.bench;

import java.util.Arrays;
import java.util.Locale;

/** Measured values, and how far their mean may be from that of all there are. */
record Measured(double[] values) {

    double mean() {
        return Arrays.stream(values).average().orElse(0);
    }

    /** The standard error of the mean. */
    double error() {
        double mean = mean();
        double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
        return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
    }

    /** Less another one, pair by pair. */
    Measured less(Measured other) {
        double[] difference = new double[values.length];
        Arrays.setAll(difference, i -> values[i] - other.values[i]);
        return new Measured(difference);
    }

    /** The share of values above zero. */
    double positive() {
        return share(Double.MIN_VALUE);
    }

    /** The share of values from this one on. */
    double share(double from) {
        return Arrays.stream(values).filter(v -> v >= from).count() / (double) values.length;
    }

    /** The value that so many in a thousand do not exceed. */
    double quantile(int perMille) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[(int) Math.min(sorted.length - 1L, sorted.length * (long) perMille / 1000)];
    }

    /** Mean and standard error. */
    String words(int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f ± %." + digits + "f", mean(), error());
    }
}
