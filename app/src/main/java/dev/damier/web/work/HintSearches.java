package dev.damier.web.work;

import dev.damier.run.Outcome;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The results of the latest searches for hints, by game and position. So the hints of all levels for a position come from
 * one search. Thread-safe.
 */
public final class HintSearches {
    /** Number of results kept; a result is a few kilobytes at most, except for very long solutions. */
    private static final int MAX_RESULTS = 100;

    private final Map<String, Outcome> results = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Outcome> eldest) {
            return size() > MAX_RESULTS;
        }
    };

    /** Returns the result for a position; searches if there is none. A search without a result is not kept. */
    public Outcome find(String game, String position, Supplier<Outcome> search) {
        String key = game + " " + position;
        synchronized (results) {
            Outcome known = results.get(key);
            if (known != null) return known;
        }
        Outcome found = search.get();
        boolean complete =
                !(found instanceof Outcome.Stopped stopped) || stopped.best().isPresent();
        if (complete) {
            synchronized (results) {
                results.put(key, found);
            }
        }
        return found;
    }
}
