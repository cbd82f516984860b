package dev.damier.room;

import dev.damier.job.SecretTokens;
import dev.damier.store.RoomStore;
import dev.damier.store.StoreException;
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
    private static final Duration RETENTION = Duration.ofDays(7);
    /** Rooms in which something was done so lately go on by themselves after a restart. */
    private static final Duration RESUME_WINDOW = Duration.ofHours(12);

    /** How often other servers' news is asked for, and how old it may be: their clocks may differ from ours. */
    private static final Duration POLL_INTERVAL = Duration.ofMillis(250);

    private static final Duration CLOCK_SKEW_MARGIN = Duration.ofSeconds(5);
    /** An engine that has not answered for so long was asked by a server that is gone. */
    private static final Duration ENGINE_TAKEOVER_DELAY = Duration.ofSeconds(15);

    private static final Duration TAKEOVER_CHECK_INTERVAL = Duration.ofSeconds(1);
    private static final int RECOVERY_THREADS = 32;
    private static final Duration TICK_INTERVAL = Duration.ofMillis(100);
    private static final Duration CLEANUP_INTERVAL = Duration.ofMinutes(10);
    private static final int MAX_ROOMS = 10_000;

    private final RoomStore store;
    private final LongSupplier clock;
    private final RoomEngineRunner engines;
    /** When this server began; nothing was seen to in rooms that nobody has touched since. */
    private final long began;
    /** Until when other servers' news has been heard. */
    private volatile long lastPolledAt;

    private final Map<String, LiveRoom> live = new ConcurrentHashMap<>();
    private final ScheduledExecutorService thread = Executors.newScheduledThreadPool(2, task -> {
        Thread t = new Thread(task, "rooms");
        t.setDaemon(true);
        return t;
    });

    /** @param pace how fast engines show their moves */
    public Rooms(RoomStore store, LongSupplier clock, EngineExecutor engineExecutor, Duration pace) {
        this.store = store;
        this.clock = clock;
        began = clock.getAsLong();
        lastPolledAt = began;
        engines = new RoomEngineRunner(engineExecutor, thread, pace);
    }

    /** Goes on with what was under way, and from now on looks after the time. */
    public void start() {
        recover(store.since(clock.getAsLong() - RESUME_WINDOW.toMillis(), MAX_ROOMS));
        if (store.shared()) {
            every(POLL_INTERVAL, this::pollOtherServers);
            every(TAKEOVER_CHECK_INTERVAL, this::takeOverStaleEngines);
        }
        every(TICK_INTERVAL, this::tick);
        thread.execute(this::cleanUp);
        every(CLEANUP_INTERVAL, this::cleanUp);
    }

    private void every(Duration period, Runnable work) {
        var ignored = thread.scheduleWithFixedDelay(work, period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Many at once, because a commit waits for the disk and serves all who wait with it. */
    private void recover(List<StoredRoom> rooms) {
        ExecutorService hands = Executors.newFixedThreadPool(RECOVERY_THREADS);
        List<Future<?>> resumed = new ArrayList<>();
        for (StoredRoom kept : rooms)
            resumed.add(hands.submit(() -> load(kept, false).resume(store.shared())));
        hands.shutdown();
        try {
            for (Future<?> one : resumed) awaitRecovery(one);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A room that cannot be played again stays in the store, and keeps no other waiting. */
    private static void awaitRecovery(Future<?> room) throws InterruptedException {
        try {
            room.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof StoreException unread) throw unread;
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "cannot restore a room: " + e.getCause().getClass().getName());
        }
    }

    /** What other servers on the same store have done since they were heard last: they touch the room. */
    private void pollOtherServers() {
        try {
            long now = clock.getAsLong();
            for (StoredRoom touched : store.since(lastPolledAt - CLOCK_SKEW_MARGIN.toMillis(), MAX_ROOMS)) {
                LiveRoom here = live.get(touched.id());
                if (here != null) refresh(here);
            }
            lastPolledAt = now;
        } catch (RuntimeException e) {
            // The next time will do.
        }
    }

    private static void refresh(LiveRoom room) {
        try {
            room.refresh();
        } catch (RoomException e) {
            // Another server knows more than this one; no other room waits for this one.
        }
    }

    /** Asks engines that another server should have asked; whoever answers second is not heard. */
    private void takeOverStaleEngines() {
        for (LiveRoom room : live.values()) {
            try {
                if (room.idleMillis() > ENGINE_TAKEOVER_DELAY.toMillis()) engines.runDueTasks(room);
            } catch (RuntimeException e) {
                // The next time will do.
            }
        }
    }

    /** Opens a room; whoever joins first is its host. */
    public LiveRoom open(RoomConfig config) {
        if (live.size() >= MAX_ROOMS) throw RoomException.of("too-many");
        long now = clock.getAsLong();
        StoredRoom room = new StoredRoom(SecretTokens.next(), config.write(), now, now);
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
            LiveRoom loaded =
                    new LiveRoom(id, RoomConfig.read(room.terms()), store, clock, r -> () -> engines.runDueTasks(r));
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

    private void cleanUp() {
        try {
            int ignored = store.deleteOlderThan(clock.getAsLong() - RETENTION.toMillis());
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
