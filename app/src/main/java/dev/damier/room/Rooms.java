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
 * All rooms of a server. Active rooms are in memory. An idle room is unloaded and loaded again from the store on
 * demand. A room without actions for 7 days is deleted.
 */
public final class Rooms implements AutoCloseable {
    private static final System.Logger LOGGER = System.getLogger("dev.damier.room");
    private static final Duration RETENTION = Duration.ofDays(7);
    /** Rooms with an action in this period are resumed when the server starts. */
    private static final Duration RESUME_WINDOW = Duration.ofHours(12);

    /** How often the actions of other servers are read from the store. */
    private static final Duration POLL_INTERVAL = Duration.ofMillis(250);

    /** Overlap between two polls, because the clocks of the servers may differ. */
    private static final Duration CLOCK_SKEW_MARGIN = Duration.ofSeconds(5);
    /**
     * After this time without an action, this server starts pending engine tasks itself, because the other server may
     * be down.
     */
    private static final Duration ENGINE_TAKEOVER_DELAY = Duration.ofSeconds(15);

    private static final Duration TAKEOVER_CHECK_INTERVAL = Duration.ofSeconds(1);
    private static final int RECOVERY_THREADS = 32;
    private static final Duration TICK_INTERVAL = Duration.ofMillis(100);
    private static final Duration CLEANUP_INTERVAL = Duration.ofMinutes(10);
    private static final int MAX_ROOMS = 10_000;

    private final RoomStore store;
    private final LongSupplier clock;
    private final RoomEngineRunner engineRunner;
    /** When this server started. Rooms without a later action are resumed when they are loaded. */
    private final long startedAt;
    /** Time of the last successful poll of other servers' actions. */
    private volatile long lastPolledAt;

    private final Map<String, LiveRoom> liveRooms = new ConcurrentHashMap<>();
    private final ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(2, task -> {
        Thread t = new Thread(task, "rooms");
        t.setDaemon(true);
        return t;
    });

    /** @param pace delay between two moves that an engine shows */
    public Rooms(RoomStore store, LongSupplier clock, EngineExecutor engineExecutor, Duration pace) {
        this.store = store;
        this.clock = clock;
        startedAt = clock.getAsLong();
        lastPolledAt = startedAt;
        engineRunner = new RoomEngineRunner(engineExecutor, scheduler, pace);
    }

    /** Resumes recent rooms and starts the periodic tasks. */
    public void start() {
        recover(store.touchedSince(clock.getAsLong() - RESUME_WINDOW.toMillis(), MAX_ROOMS));
        if (store.isShared()) {
            scheduleEvery(POLL_INTERVAL, this::pollOtherServers);
            scheduleEvery(TAKEOVER_CHECK_INTERVAL, this::takeOverStaleEngines);
        }
        scheduleEvery(TICK_INTERVAL, this::tick);
        scheduler.execute(this::cleanUp);
        scheduleEvery(CLEANUP_INTERVAL, this::cleanUp);
    }

    private void scheduleEvery(Duration period, Runnable task) {
        var ignored =
                scheduler.scheduleWithFixedDelay(task, period.toMillis(), period.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Loads rooms in parallel, because the store writes many pending actions in one commit. */
    private void recover(List<StoredRoom> rooms) {
        ExecutorService executor = Executors.newFixedThreadPool(RECOVERY_THREADS);
        List<Future<?>> recoveries = new ArrayList<>();
        for (StoredRoom stored : rooms)
            recoveries.add(executor.submit(() -> load(stored, false).resume(store.isShared())));
        executor.shutdown();
        try {
            for (Future<?> recovery : recoveries) awaitRecovery(recovery);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until one room is loaded. A room that cannot be replayed is logged and stays in the store. */
    private static void awaitRecovery(Future<?> recovery) throws InterruptedException {
        try {
            recovery.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof StoreException unavailable) throw unavailable;
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "cannot restore a room: " + e.getCause().getClass().getName());
        }
    }

    /** Refreshes the loaded rooms in which other servers have acted since the last poll. */
    private void pollOtherServers() {
        try {
            long now = clock.getAsLong();
            for (StoredRoom touched : store.touchedSince(lastPolledAt - CLOCK_SKEW_MARGIN.toMillis(), MAX_ROOMS)) {
                LiveRoom loaded = liveRooms.get(touched.id());
                if (loaded != null) refresh(loaded);
            }
            lastPolledAt = now;
        } catch (RuntimeException e) {
            // Ignored; retried at the next poll.
        }
    }

    private static void refresh(LiveRoom room) {
        try {
            room.refresh();
        } catch (RoomException e) {
            // A stored action of another server cannot be replayed here. The other rooms are refreshed nevertheless.
        }
    }

    /**
     * Starts engine tasks that another server has not answered in time. If both servers answer, the second answer is
     * rejected.
     */
    private void takeOverStaleEngines() {
        for (LiveRoom room : liveRooms.values()) {
            try {
                if (room.idleMillis() > ENGINE_TAKEOVER_DELAY.toMillis()) engineRunner.runDueTasks(room);
            } catch (RuntimeException e) {
                // Ignored; retried at the next check.
            }
        }
    }

    /** Creates a room. The first player to join becomes the host. */
    public LiveRoom create(RoomConfig config) {
        if (liveRooms.size() >= MAX_ROOMS) throw RoomException.of("too-many");
        long now = clock.getAsLong();
        StoredRoom room = new StoredRoom(SecretTokens.generate(), config.toJson(), now, now);
        store.create(room);
        return load(room, false);
    }

    /** Returns a room from memory or from the store. */
    public Optional<LiveRoom> find(String id) {
        LiveRoom loaded = liveRooms.get(id);
        return loaded != null
                ? Optional.of(loaded)
                : store.find(id).map(stored -> load(stored, stored.touched() < startedAt));
    }

    /**
     * @param resumed whether the room had no action since this server started, so that its deadlines are moved first
     */
    private LiveRoom load(StoredRoom room, boolean resumed) {
        return liveRooms.computeIfAbsent(room.id(), id -> {
            LiveRoom loaded = new LiveRoom(
                    id, RoomConfig.fromJson(room.terms()), store, clock, r -> () -> engineRunner.runDueTasks(r));
            if (resumed) loaded.resume(store.isShared());
            return loaded;
        });
    }

    private void tick() {
        for (LiveRoom room : liveRooms.values()) {
            try {
                room.tick();
            } catch (RuntimeException e) {
                // Ignored; retried at the next tick. Players in this room see the error with their next action.
            }
        }
    }

    private void cleanUp() {
        try {
            int ignored = store.deleteOlderThan(clock.getAsLong() - RETENTION.toMillis());
            for (LiveRoom room : List.copyOf(liveRooms.values())) if (room.isIdle()) unload(room);
        } catch (RuntimeException e) {
            // Ignored; retried at the next cleanup.
        }
    }

    private void unload(LiveRoom room) {
        liveRooms.remove(room.id());
        engineRunner.removeRoom(room.id());
    }

    /** Returns the number of rooms in memory. */
    public int liveCount() {
        return liveRooms.size();
    }

    @Override
    public void close() {
        scheduler.shutdownNow();
    }
}
