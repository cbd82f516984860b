package dev.damier.background;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map with a maximum number of entries; the least recently used one is removed. Not thread-safe. */
public final class BoundedMap<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1L;

    private final int maxSize;

    public BoundedMap(int maxSize) {
        super(16, 0.75f, true);
        this.maxSize = maxSize;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > maxSize;
    }
}
