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
 * What the server keeps for visitors under names that cannot be guessed. When there are too many, of one visitor or in all,
 * the one not asked for longest leaves; and so does what nobody has asked for in a long time.
 */
final class ExpiringStore<T> {
    private final int max;
    private final int perClient;
    private final Duration idle;
    private final LongSupplier clock;
    private final Map<String, Entry<T>> all = new LinkedHashMap<>(16, 0.75f, true);

    private static final class Entry<T> {
        final String client;
        final T thing;
        long asked;

        Entry(String client, T thing, long asked) {
            this.client = client;
            this.thing = thing;
            this.asked = asked;
        }
    }

    ExpiringStore(int max, int perClient, Duration idle) {
        this(max, perClient, idle, System::nanoTime);
    }

    /** @param clock nanoseconds that never jump */
    ExpiringStore(int max, int perClient, Duration idle, LongSupplier clock) {
        this.max = max;
        this.perClient = perClient;
        this.idle = idle;
        this.clock = clock;
    }

    /** Keeps it and names it. */
    synchronized String add(String client, T thing) {
        evictIdle();
        List<String> own = new ArrayList<>();
        all.forEach((id, entry) -> {
            if (entry.client.equals(client)) own.add(id);
        });
        if (own.size() >= perClient) all.remove(own.get(0));
        else if (all.size() >= max) all.remove(all.keySet().iterator().next());
        String id = SecretTokens.next();
        all.put(id, new Entry<>(client, thing, clock.getAsLong()));
        return id;
    }

    synchronized Optional<T> get(String id) {
        evictIdle();
        Entry<T> entry = all.get(id);
        if (entry == null) return Optional.empty();
        entry.asked = clock.getAsLong();
        return Optional.of(entry.thing);
    }

    synchronized void remove(String id) {
        all.remove(id);
    }

    synchronized void evictIdle() {
        long now = clock.getAsLong();
        all.values().removeIf(entry -> now - entry.asked > idle.toNanos());
    }

    synchronized int size() {
        return all.size();
    }
}
