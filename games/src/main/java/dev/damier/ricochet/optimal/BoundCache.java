package dev.damier.ricochet.optimal;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Strong bounds that searches have left, with all they have learnt, for others on the same target: the latest, as many as fit.
 * Whoever takes one has it alone.
 */
final class BoundCache {
    private static final long MAX_BYTES = 12L << 20;
    private static final int MAX_ENTRIES = 256;

    private final Map<Bounds, HelperLowerBound> kept = new LinkedHashMap<>();
    private long bytes;

    /** The one left for these bounds, or null. */
    synchronized HelperLowerBound take(Bounds bounds) {
        HelperLowerBound one = kept.remove(bounds);
        if (one != null) bytes -= one.bytes();
        return one;
    }

    synchronized void leave(Bounds bounds, HelperLowerBound used) {
        HelperLowerBound ignored = take(bounds);
        kept.put(bounds, used);
        bytes += used.bytes();
        for (Iterator<HelperLowerBound> oldest = kept.values().iterator(); kept.size() > MAX_ENTRIES || bytes > MAX_BYTES; ) {
            bytes -= oldest.next().bytes();
            oldest.remove();
        }
    }

    synchronized long bytes() {
        return bytes;
    }

    synchronized int size() {
        return kept.size();
    }
}
