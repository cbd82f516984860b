package dev.damier.room;

import dev.damier.job.SecretTokens;
import dev.damier.store.RoomStore;
import dev.damier.store.StoreFailure;
import dev.damier.store.StoredRoom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * All rooms of a server. A room is in memory while something happens in it; it can always be played again from the store,
 * until nothing has been done in it for a week.
 */
public final class Rooms implements AutoCloseable {
    private static final System.Logger LOGGER = System.getLogger("dev.damier.room");
    private static final Duration FORGOTTEN = Duration.ofDays(7);
    /** Rooms in which something was done so lately go on by themselves after a restart. */
    private static final Duration LATELY = Duration.ofHours(12);

    /** How often other servers' news is asked for, and how old it may be: their clocks may differ from ours. */
    private static final Duration NEWS = Duration.ofMillis(250);

    private static final Duration RECENT = Duration.ofSeconds(5);
    /** An engine that has not answered for so long was asked by a server that is gone. */
    private static final Duration FORSAKEN = Duration.ofSeconds(15);

    private static final Duration FORSAKEN_LOOK = Duration.ofSeconds(1);
    private static final int HANDS = 32;
    private static final Duration LOOK = Duration.ofMillis(100);
    private static final Duration TENDED = Duration.ofMinutes(10);
    private static final int MOST = 10_000;

    private final RoomStore store;
    private final LongSupplier clock;
    private final EngineChairs engines;
    /** When this server began; nothing was seen to in rooms that nobody has touched since. */
    private final long began;
    /** Until when other servers' news has been heard. */
    private volatile long heard;

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
        began = clock.getAsLong();
        heard = began;
        engines = new EngineChairs(thinker, thread, pace);
    }

    /** Goes on with what was under way, and from now on looks after the time. */
    public void start() {
        recover(store.since(clock.getAsLong() - LATELY.toMillis(), MOST));
        if (store.shared()) {
            every(NEWS, this::hearOthers);
            every(FORSAKEN_LOOK, this::takeOver);
        }
        every(LOOK, this::tick);
        thread.execute(this::tend);
        every(TENDED, this::tend);
    }

    private void every(Duration period, Runnable work) {
        var ignored = thread.scheduleWithFixedDelay(work, period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Many at once, because a commit waits for the disk and serves all who wait with it. */
    private void recover(List<StoredRoom> rooms) {
        ExecutorService hands = Executors.newFixedThreadPool(HANDS);
        List<Future<?>> resumed = new ArrayList<>();
        for (StoredRoom kept : rooms)
            resumed.add(hands.submit(() -> load(kept, false).resume(store.shared())));
        hands.shutdown();
        try {
            for (Future<?> one : resumed) recovered(one);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A room that cannot be played again stays in the store, and keeps no other waiting. */
    private static void recovered(Future<?> room) throws InterruptedException {
        try {
            room.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof StoreFailure unread) throw unread;
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "a room cannot go on: " + e.getCause().getClass().getName());
        }
    }

    /** What other servers on the same store have done since they were heard last: they touch the room. */
    private void hearOthers() {
        try {
            long now = clock.getAsLong();
            for (StoredRoom touched : store.since(heard - RECENT.toMillis(), MOST)) {
                LiveRoom here = live.get(touched.id());
                if (here != null) refresh(here);
            }
            heard = now;
        } catch (RuntimeException e) {
            // The next time will do.
        }
    }

    private static void refresh(LiveRoom room) {
        try {
            room.refresh();
        } catch (RoomRefusal e) {
            // Another server knows more than this one; no other room waits for this one.
        }
    }

    /** Asks engines that another server should have asked; whoever answers second is not heard. */
    private void takeOver() {
        for (LiveRoom room : live.values()) {
            try {
                if (room.quiet() > FORSAKEN.toMillis()) engines.look(room);
            } catch (RuntimeException e) {
                // The next time will do.
            }
        }
    }

    /** Opens a room; whoever joins first is its host. */
    public LiveRoom open(RoomTerms terms) {
        if (live.size() >= MOST) throw RoomRefusal.of("too-many");
        long now = clock.getAsLong();
        StoredRoom room = new StoredRoom(SecretTokens.next(), terms.write(), now, now);
        store.open(room);
        return load(room, false);
    }

    public Optional<LiveRoom> room(String id) {
        LiveRoom here = live.get(id);
        return here != null ? Optional.of(here) : store.room(id).map(kept -> load(kept, kept.touched() < began));
    }

    /** @param resumed whether no server was there since something was done in it; nobody's time runs before that is kept */
    private LiveRoom load(StoredRoom room, boolean resumed) {
        return live.computeIfAbsent(room.id(), id -> {
            LiveRoom loaded = new LiveRoom(id, RoomTerms.read(room.terms()), store, clock, r -> () -> engines.look(r));
            if (resumed) loaded.resume(store.shared());
            return loaded;
        });
    }

    private void tick() {
        for (LiveRoom room : live.values()) {
            try {
                room.tick();
            } catch (RuntimeException e) {
                // It is tried again, and no other room waits for this one; whoever wants to do something there is told.
            }
        }
    }

    private void tend() {
        try {
            int ignored = store.forget(clock.getAsLong() - FORGOTTEN.toMillis());
            for (LiveRoom room : List.copyOf(live.values())) if (room.idle()) drop(room);
        } catch (RuntimeException e) {
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
