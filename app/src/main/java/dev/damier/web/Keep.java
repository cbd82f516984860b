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
final class Keep<T> {
    private final int most;
    private final int perClient;
    private final Duration idle;
    private final LongSupplier clock;
    private final Map<String, Kept<T>> all = new LinkedHashMap<>(16, 0.75f, true);

    private static final class Kept<T> {
        final String client;
        final T thing;
        long asked;

        Kept(String client, T thing, long asked) {
            this.client = client;
            this.thing = thing;
            this.asked = asked;
        }
    }

    Keep(int most, int perClient, Duration idle) {
        this(most, perClient, idle, System::nanoTime);
    }

    /** @param clock nanoseconds that never jump */
    Keep(int most, int perClient, Duration idle, LongSupplier clock) {
        this.most = most;
        this.perClient = perClient;
        this.idle = idle;
        this.clock = clock;
    }

    /** Keeps it and names it. */
    synchronized String add(String client, T thing) {
        tend();
        List<String> own = new ArrayList<>();
        all.forEach((id, kept) -> {
            if (kept.client.equals(client)) own.add(id);
        });
        if (own.size() >= perClient) all.remove(own.get(0));
        else if (all.size() >= most) all.remove(all.keySet().iterator().next());
        String id = SecretTokens.next();
        all.put(id, new Kept<>(client, thing, clock.getAsLong()));
        return id;
    }

    synchronized Optional<T> get(String id) {
        tend();
        Kept<T> kept = all.get(id);
        if (kept == null) return Optional.empty();
        kept.asked = clock.getAsLong();
        return Optional.of(kept.thing);
    }

    synchronized void remove(String id) {
        all.remove(id);
    }

    synchronized void tend() {
        long now = clock.getAsLong();
        all.values().removeIf(kept -> now - kept.asked > idle.toNanos());
    }

    synchronized int size() {
        return all.size();
    }
}
