package dev.damier.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The results of a run: latencies of well-behaved clients, counts of events, and all faults. */
final class Findings {
    /** Latencies of hints of the server under attack. */
    final Latencies hintLatencies = new Latencies();
    /** Latencies of the same hints, requested at the same time from an idle server. */
    final Latencies idleHintLatencies = new Latencies();

    private final Map<String, Integer> counts = new TreeMap<>();
    private boolean serverStopping;
    private final List<String> faults = new ArrayList<>();

    synchronized void countEvent(String event) {
        counts.merge(event, 1, Integer::sum);
    }

    synchronized void addFault(String event) {
        if (faults.size() < 50) faults.add(event);
    }

    /** The server is shutting down: from now on it may reject or disconnect clients. */
    synchronized void onServerStopping() {
        serverStopping = true;
    }

    synchronized void onServerStarted() {
        serverStopping = false;
    }

    synchronized void addLatency(Latencies latencies, double millis) {
        if (!serverStopping) latencies.add(millis);
    }

    /** Adds a fault that a well-behaved client observed, unless the server is shutting down. */
    synchronized void addClientFault(String event) {
        if (!serverStopping) addFault(event);
    }

    synchronized List<String> faults() {
        return List.copyOf(faults);
    }

    synchronized int count(String event) {
        return counts.getOrDefault(event, 0);
    }

    @Override
    public synchronized String toString() {
        return "hints " + hintLatencies + "\nhints of an idle server " + idleHintLatencies + "\n" + counts + "\n"
                + (faults.isEmpty() ? "no faults" : String.join("\n", faults));
    }
}
