package dev.damier.ricochet;

import dev.damier.ricochet.box.Assembly;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the board of a position text. A cache stores the boards of recent texts. So a batch on one board reads it once, and
 * the engines find the tables of the board by its identity. Thread-safe.
 */
final class BoardCache {
    /** Maximum number of cells of all cached boards together. */
    private static final int MAX_CACHED_CELLS = 256 * 256;

    private static final Map<String, Layout> CACHE = new LinkedHashMap<>(64, 0.75f, true);
    private static int cachedCells;

    private BoardCache() {}

    /** Returns the board with this text: quadrant ids or a run-length code. A run-length code has no targets. */
    static Layout read(String text) {
        synchronized (CACHE) {
            Layout cached = CACHE.get(text);
            if (cached != null) return cached;
        }
        Layout created = RunLength.matches(text)
                ? Layout.custom(RunLength.read(text), List.of())
                : Layout.of(Assembly.of(RicochetNotation.quadrants(text)));
        synchronized (CACHE) {
            if (CACHE.put(text, created) == null) cachedCells += created.board().size();
            var eldest = CACHE.values().iterator();
            while (cachedCells > MAX_CACHED_CELLS && CACHE.size() > 1) {
                cachedCells -= eldest.next().board().size();
                eldest.remove();
            }
        }
        return created;
    }
}
