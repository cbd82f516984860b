package dev.damier.room;

import dev.damier.store.RoomStore;
import dev.damier.store.StoreFailure;
import dev.damier.store.StoredRoom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * All rooms of a server. A room is in memory while something happens in it; it can always be played again from the store,
 * until nothing has been done in it for a week.
 */
public final class Rooms implements AutoCloseable {
    private static final Duration FORGOTTEN = Duration.ofDays(7);
    /** Rooms in which something was done so lately go on by themselves after a restart. */
    private static final Duration LATELY = Duration.ofHours(12);

    private static final Duration LOOK = Duration.ofMillis(100);
    private static final int MOST = 10_000;

    private final RoomStore store;
    private final LongSupplier clock;
    private final EngineChairs engines;
    private final Map<String, LiveRoom> live = new ConcurrentHashMap<>();
    private final ScheduledExecutorService thread = Executors.newScheduledThreadPool(2, task -> {
        Thread t = new Thread(task, "rooms");
        t.setDaemon(true);
        return t;
    });

    /** @param pace how fast engines show their moves */
    public Rooms(RoomStore store, LongSupplier clock, Thinker thinker, Duration pace) {
        this.store = store;
        this.clock = clock;
        engines = new EngineChairs(thinker, thread, pace);
    }

    /** Goes on with what was under way, and from now on looks after the time. */
    public void start() {
        for (StoredRoom kept : store.since(clock.getAsLong() - LATELY.toMillis(), MOST))
            load(kept).resume();
        thread.scheduleWithFixedDelay(this::tick, LOOK.toMillis(), LOOK.toMillis(), TimeUnit.MILLISECONDS);
        thread.scheduleWithFixedDelay(this::tend, 0, 10, TimeUnit.MINUTES);
    }

    /** Opens a room; whoever joins first is its host. */
    public LiveRoom open(RoomTerms terms) {
        if (live.size() >= MOST) throw RoomRefusal.of("too-many");
        long now = clock.getAsLong();
        StoredRoom room = new StoredRoom(SeatTokens.next(), terms.write(), now, now);
        store.open(room);
        return load(room);
    }

    public Optional<LiveRoom> room(String id) {
        LiveRoom here = live.get(id);
        return here != null ? Optional.of(here) : store.room(id).map(this::load);
    }

    private LiveRoom load(StoredRoom room) {
        return live.computeIfAbsent(
                room.id(),
                id -> new LiveRoom(id, RoomTerms.read(room.terms()), store, clock, r -> () -> engines.look(r)));
    }

    private void tick() {
        for (LiveRoom room : live.values()) {
            try {
                room.tick();
            } catch (RoomRefusal | StoreFailure e) {
                // It is tried again; whoever wants to do something there is told.
            }
        }
    }

    private void tend() {
        try {
            int ignored = store.forget(clock.getAsLong() - FORGOTTEN.toMillis());
            for (LiveRoom room : List.copyOf(live.values())) if (room.idle()) drop(room);
        } catch (StoreFailure e) {
            // The next time will do.
        }
    }

    private void drop(LiveRoom room) {
        live.remove(room.id());
        engines.forget(room.id());
    }

    /** How many are in memory. */
    public int count() {
        return live.size();
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
