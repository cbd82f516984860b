package dev.damier.web.work;

import dev.damier.run.Outcome;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The results of the latest searches for hints, by game and position. So the hints of all levels for a position come from
 * one search. The memory of the results is limited, because a solution of the largest board has more than a million
 * moves. Thread-safe.
 */
public final class HintSearches {
    private static final int MAX_RESULTS = 100;
    /** The results use at most this part of the heap. */
    private static final int HEAP_DIVISOR = 64;
    /** A result larger than this part of the memory is not kept, so that one board does not remove all others. */
    private static final int RESULT_DIVISOR = 4;
    /** Memory of a result without its position and its moves. */
    private static final long BYTES_PER_RESULT = 1 << 10;

    /** A result and its estimated memory. */
    private record KeptResult(Outcome outcome, long bytes) {}

    private final long maxBytes;
    private final Map<String, KeptResult> results = new LinkedHashMap<>(16, 0.75f, true);
    private long usedBytes;

    public HintSearches() {
        this(Runtime.getRuntime().maxMemory() / HEAP_DIVISOR);
    }

    HintSearches(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Returns the result for a position; searches if there is none. A search without a result is not kept. */
    public Outcome find(String game, String position, Supplier<Outcome> search) {
        String key = game + " " + position;
        synchronized (results) {
            KeptResult known = results.get(key);
            if (known != null) return known.outcome;
        }
        Outcome found = search.get();
        boolean complete =
                !(found instanceof Outcome.Stopped stopped) || stopped.best().isPresent();
        if (complete) keep(key, new KeptResult(found, BYTES_PER_RESULT + 2L * key.length() + bytes(found)));
        return found;
    }

    /** Keeps a result and removes the least recently used ones beyond the limits. */
    private void keep(String key, KeptResult result) {
        if (result.bytes > maxBytes / RESULT_DIVISOR) return;
        synchronized (results) {
            KeptResult replaced = results.put(key, result);
            usedBytes += result.bytes - (replaced == null ? 0 : replaced.bytes);
            Iterator<KeptResult> oldest = results.values().iterator();
            while (usedBytes > maxBytes || results.size() > MAX_RESULTS) {
                usedBytes -= oldest.next().bytes;
                oldest.remove();
            }
        }
    }

    /** Estimates the memory of the lines of an outcome. */
    private static long bytes(Outcome outcome) {
        if (outcome instanceof Outcome.Stopped stopped)
            return stopped.best().map(HintSearches::bytes).orElse(0L);
        if (outcome instanceof Outcome.Solved solved)
            return bytes(solved.moves())
                    + solved.all().stream().mapToLong(HintSearches::bytes).sum();
        if (outcome instanceof Outcome.Chosen chosen)
            return bytes(chosen.line())
                    + chosen.ranked().stream()
                            .mapToLong(ranked -> bytes(ranked.line()))
                            .sum();
        return 0;
    }

    private static long bytes(int[] line) {
        return (long) Integer.BYTES * line.length;
    }
}
