package dev.damier.chaos;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How long answers took, in milliseconds. */
final class Waits {
    private final List<Double> all = new ArrayList<>();

    synchronized void add(double millis) {
        all.add(millis);
    }

    synchronized int count() {
        return all.size();
    }

    private double[] sorted() {
        double[] sorted = all.stream().mapToDouble(wait -> wait).toArray();
        Arrays.sort(sorted);
        return sorted;
    }

    /** What this share of the answers did not pass; 0 when there were none. */
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
