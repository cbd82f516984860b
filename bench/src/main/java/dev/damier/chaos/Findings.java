package dev.damier.chaos;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What was seen: how long honest visitors waited, what everybody did, and everything that must not be. */
final class Findings {
    private final List<Double> hints = new ArrayList<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();

    synchronized void hint(double millis) {
        hints.add(millis);
    }

    synchronized void did(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    synchronized void fault(String what) {
        if (faults.size() < 50) faults.add(what);
    }

    synchronized List<String> faults() {
        return List.copyOf(faults);
    }

    synchronized int count(String what) {
        return counts.getOrDefault(what, 0);
    }

    @Override
    public synchronized String toString() {
        double[] sorted = hints.stream().mapToDouble(h -> h).sorted().toArray();
        String waits = sorted.length == 0
                ? "no hints"
                : String.format(
                        Locale.ROOT,
                        "%d hints: median %.1f ms, p99 %.1f ms, longest %.1f ms",
                        sorted.length,
                        sorted[sorted.length / 2],
                        sorted[(int) (sorted.length * 0.99)],
                        Arrays.stream(sorted).max().orElse(0));
        return waits + "\n" + counts + "\n" + (faults.isEmpty() ? "no fault" : String.join("\n", faults));
    }
}
