package dev.damier.chaos;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was seen: how long honest visitors waited, what everybody did, and everything that must not be. */
final class Findings {
    /** Hints of the server under attack. */
    final Waits hints = new Waits();
    /** The same hints, asked at the same time of a server that nobody else visits. */
    final Waits undisturbed = new Waits();

    private final Map<String, Integer> counts = new TreeMap<>();
    private boolean ending;
    private final List<String> faults = new ArrayList<>();

    synchronized void did(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    synchronized void fault(String what) {
        if (faults.size() < 50) faults.add(what);
    }

    /** From now on the server is going: whoever still comes may be refused or cut off. */
    synchronized void ending() {
        ending = true;
    }

    synchronized void begin() {
        ending = false;
    }

    synchronized void waited(Waits waits, double millis) {
        if (!ending) waits.add(millis);
    }

    /** What an honest visitor met with. */
    synchronized void disappointed(String what) {
        if (!ending) fault(what);
    }

    synchronized List<String> faults() {
        return List.copyOf(faults);
    }

    synchronized int count(String what) {
        return counts.getOrDefault(what, 0);
    }

    @Override
    public synchronized String toString() {
        return "hints " + hints + "\nhints of an idle server " + undisturbed + "\n" + counts + "\n"
                + (faults.isEmpty() ? "no faults" : String.join("\n", faults));
    }
}
