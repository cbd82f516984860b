package dev.damier.web;

import dev.damier.job.SecretTokens;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Stores values under random ids, per client. Beyond the limits, per client or in total, the least recently used value
 * is removed. Values that are not used for a long time are removed, too.
 */
final class ExpiringStore<T> {
    private final int maxEntries;
    private final int maxPerClient;
    private final Duration maxIdle;
    private final LongSupplier clock;
    private final Map<String, Entry<T>> entries = new LinkedHashMap<>(16, 0.75f, true);

    private static final class Entry<T> {
        final String client;
        final T value;
        long lastUsedAt;

        Entry(String client, T value, long lastUsedAt) {
            this.client = client;
            this.value = value;
            this.lastUsedAt = lastUsedAt;
        }
    }

    ExpiringStore(int maxEntries, int maxPerClient, Duration maxIdle) {
        this(maxEntries, maxPerClient, maxIdle, System::nanoTime);
    }

    /**
     * @param maxEntries limit in total
     * @param maxPerClient limit per client
     * @param maxIdle how long an unused value is stored
     * @param clock a monotonic clock in nanoseconds
     */
    ExpiringStore(int maxEntries, int maxPerClient, Duration maxIdle, LongSupplier clock) {
        this.maxEntries = maxEntries;
        this.maxPerClient = maxPerClient;
        this.maxIdle = maxIdle;
        this.clock = clock;
    }

    /** Stores a value and returns its id. */
    synchronized String add(String client, T value) {
        evictIdle();
        List<String> own = new ArrayList<>();
        entries.forEach((id, entry) -> {
            if (entry.client.equals(client)) own.add(id);
        });
        if (own.size() >= maxPerClient) entries.remove(own.get(0));
        else if (entries.size() >= maxEntries)
            entries.remove(entries.keySet().iterator().next());
        String id = SecretTokens.generate();
        entries.put(id, new Entry<>(client, value, clock.getAsLong()));
        return id;
    }

    /** Returns a value and marks it as used. */
    synchronized Optional<T> get(String id) {
        evictIdle();
        Entry<T> entry = entries.get(id);
        if (entry == null) return Optional.empty();
        entry.lastUsedAt = clock.getAsLong();
        return Optional.of(entry.value);
    }

    synchronized void remove(String id) {
        entries.remove(id);
    }

    synchronized void evictIdle() {
        long now = clock.getAsLong();
        entries.values().removeIf(entry -> now - entry.lastUsedAt > maxIdle.toNanos());
    }

    synchronized int size() {
        return entries.size();
    }
}
