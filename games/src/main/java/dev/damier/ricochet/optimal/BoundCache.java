package dev.damier.ricochet.optimal;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A cache of helper bounds for later searches on the same target. A bound contains the rows that earlier searches computed.
 * The cache holds the most recently stored bounds, within a limit of entries and bytes. A search that takes a bound
 * removes it from the cache and has exclusive use of it. Thread-safe.
 */
final class BoundCache {
    private static final long MAX_BYTES = 12L << 20;
    private static final int MAX_ENTRIES = 256;

    private final Map<TargetBounds, HelperLowerBound> entries = new LinkedHashMap<>();
    private long bytes;

    /** Removes and returns the helper bound stored for this target, or returns null. */
    synchronized @Nullable HelperLowerBound take(TargetBounds targetBounds) {
        HelperLowerBound taken = entries.remove(targetBounds);
        if (taken != null) bytes -= taken.bytes();
        return taken;
    }

    /** Stores a helper bound and evicts the oldest entries beyond the limits. */
    synchronized void put(TargetBounds targetBounds, HelperLowerBound used) {
        HelperLowerBound ignored = take(targetBounds);
        entries.put(targetBounds, used);
        bytes += used.bytes();
        for (Iterator<HelperLowerBound> oldest = entries.values().iterator();
                entries.size() > MAX_ENTRIES || bytes > MAX_BYTES; ) {
            bytes -= oldest.next().bytes();
            oldest.remove();
        }
    }

    synchronized long bytes() {
        return bytes;
    }

    synchronized int size() {
        return entries.size();
    }
}
