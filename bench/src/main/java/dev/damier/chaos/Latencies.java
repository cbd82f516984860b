package dev.damier.chaos;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Latencies in milliseconds. */
final class Latencies {
    private final List<Double> millis = new ArrayList<>();

    synchronized void add(double millis) {
        this.millis.add(millis);
    }

    synchronized int count() {
        return millis.size();
    }

    private double[] sorted() {
        double[] sorted = millis.stream().mapToDouble(wait -> wait).toArray();
        Arrays.sort(sorted);
        return sorted;
    }

    /** Returns the latency that this share of the responses did not exceed; 0 if there are none. */
    synchronized double quantile(double share) {
        double[] sorted = sorted();
        return sorted.length == 0 ? 0 : sorted[Math.min(sorted.length - 1, (int) (sorted.length * share))];
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d: median %.1f ms, p99 %.1f ms, maximum %.1f ms",
                count(),
                quantile(0.5),
                quantile(0.99),
                quantile(1));
    }
}
