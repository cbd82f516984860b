package dev.damier.bench;

import java.util.Arrays;
import java.util.Locale;

/** Measured values with their mean and its standard error. */
record Measurements(double[] values) {

    double mean() {
        return Arrays.stream(values).average().orElse(0);
    }

    /** Returns the standard error of the mean. */
    double error() {
        double mean = mean();
        double squares = Arrays.stream(values).map(v -> (v - mean) * (v - mean)).sum();
        return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
    }

    /** Returns these values minus the corresponding values of {@code other}. */
    Measurements minus(Measurements other) {
        double[] difference = new double[values.length];
        Arrays.setAll(difference, i -> values[i] - other.values[i]);
        return new Measurements(difference);
    }

    /** Returns the share of values above zero. */
    double sharePositive() {
        return shareFrom(Double.MIN_VALUE);
    }

    /** Returns the share of values that are at least {@code from}. */
    double shareFrom(double from) {
        return Arrays.stream(values).filter(v -> v >= from).count() / (double) values.length;
    }

    /**
     * Returns a quantile.
     *
     * @param perMille the share of values, in thousandths, that do not exceed the result
     */
    double quantile(int perMille) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[(int) Math.min(sorted.length - 1L, sorted.length * (long) perMille / 1000)];
    }

    /** Returns the median, the other quantiles that the benchmarks report, the mean and the maximum as text. */
    String formatQuantiles(int digits) {
        String number = "%,." + digits + "f";
        return String.format(
                Locale.ROOT,
                "p50 %1$s, p75 %1$s, p95 %1$s, p99 %1$s, mean %1$s, maximum %1$s".replace("%1$s", number),
                quantile(500),
                quantile(750),
                quantile(950),
                quantile(990),
                mean(),
                quantile(1000));
    }

    /** Returns the mean and the standard error as text. */
    String format(int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f ± %." + digits + "f", mean(), error());
    }
}
