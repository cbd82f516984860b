package dev.damier.web.http;

import dev.damier.job.SecretTokens;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Stores values under random ids, per client. Beyond the limits, per client or in total, the least recently used values
 * are removed. Values that are not used for a long time are removed, too. A general cache library offers no limit per
 * client, and does not always remove the least recently used value.
 */
public final class ExpiringStore<T> {
    private final long maxTotal;
    private final long maxPerClient;
    private final Duration maxIdle;
    private final LongSupplier clock;
    private final Map<String, Entry<T>> entries = new LinkedHashMap<>(16, 0.75f, true);
    private long totalSize;

    private static final class Entry<T> {
        final String client;
        final T value;
        long size;
        long lastUsedAt;

        Entry(String client, T value, long size, long lastUsedAt) {
            this.client = client;
            this.value = value;
            this.size = size;
            this.lastUsedAt = lastUsedAt;
        }
    }

    public ExpiringStore(long maxTotal, long maxPerClient, Duration maxIdle) {
        this(maxTotal, maxPerClient, maxIdle, System::nanoTime);
    }

    /**
     * @param maxTotal limit of the sizes of all values
     * @param maxPerClient limit of the sizes of the values of one client
     * @param maxIdle how long an unused value is stored
     * @param clock a monotonic clock in nanoseconds
     */
    public ExpiringStore(long maxTotal, long maxPerClient, Duration maxIdle, LongSupplier clock) {
        this.maxTotal = maxTotal;
        this.maxPerClient = maxPerClient;
        this.maxIdle = maxIdle;
        this.clock = clock;
    }

    /** Stores a value of size 1 and returns its id. */
    public String add(String client, T value) {
        return add(client, value, 1);
    }

    /** Stores a value and returns its id. */
    public synchronized String add(String client, T value, long size) {
        evictIdle();
        makeSpace(client, size);
        String id = SecretTokens.generate();
        entries.put(id, new Entry<>(client, value, size, clock.getAsLong()));
        totalSize += size;
        return id;
    }

    /** Changes the size of a value and removes others, or this value if it is larger than the limits. */
    public synchronized void resize(String id, long size) {
        Entry<T> entry = entries.remove(id);
        if (entry == null) return;
        totalSize -= entry.size;
        if (size > maxPerClient) return;
        makeSpace(entry.client, size);
        entry.size = size;
        entry.lastUsedAt = clock.getAsLong();
        entries.put(id, entry);
        totalSize += size;
    }

    /** Removes the least recently used values of the client, and then of all clients, until this size fits. */
    private void makeSpace(String client, long size) {
        List<String> own = new ArrayList<>();
        long ownSize = size;
        for (Map.Entry<String, Entry<T>> entry : entries.entrySet()) {
            if (!entry.getValue().client.equals(client)) continue;
            own.add(entry.getKey());
            ownSize += entry.getValue().size;
        }
        for (int i = 0; i < own.size() && ownSize > maxPerClient; i++) ownSize -= removeEntry(own.get(i));
        while (totalSize + size > maxTotal && !entries.isEmpty())
            removeEntry(entries.keySet().iterator().next());
    }

    /** Returns the size of the removed entry, 0 if there is none. */
    private long removeEntry(String id) {
        Entry<T> removed = entries.remove(id);
        if (removed == null) return 0;
        totalSize -= removed.size;
        return removed.size;
    }

    /** Returns a value and marks it as used. */
    public synchronized Optional<T> get(String id) {
        evictIdle();
        Entry<T> entry = entries.get(id);
        if (entry == null) return Optional.empty();
        entry.lastUsedAt = clock.getAsLong();
        return Optional.of(entry.value);
    }

    /** Removes and returns a value. */
    public synchronized Optional<T> take(String id) {
        Optional<T> value = get(id);
        removeEntry(id);
        return value;
    }

    public synchronized void remove(String id) {
        removeEntry(id);
    }

    /** Entries are in the order of their last use, the oldest first. */
    public synchronized void evictIdle() {
        long now = clock.getAsLong();
        while (!entries.isEmpty()) {
            Map.Entry<String, Entry<T>> eldest = entries.entrySet().iterator().next();
            if (now - eldest.getValue().lastUsedAt <= maxIdle.toNanos()) return;
            removeEntry(eldest.getKey());
        }
    }

    public synchronized int size() {
        return entries.size();
    }
}
