package dev.damier.room;

import dev.damier.background.DaemonThreads;
import dev.damier.background.FailureLog;
import dev.damier.job.SecretTokens;
import dev.damier.store.RoomStore;
import dev.damier.store.StoreException;
import dev.damier.store.StoredRoom;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/**
 * All rooms of a server. A room is loaded from the store when a client opens it. The memory of loaded rooms is limited:
 * when it is used up, the least recently used rooms without subscribers are unloaded. A room without actions for 7 days
 * is deleted.
 */
public final class Rooms implements AutoCloseable {
    private static final Duration RETENTION = Duration.ofDays(7);

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
    private static final Duration TICK_INTERVAL = Duration.ofMillis(100);
    private static final Duration CLEANUP_INTERVAL = Duration.ofMinutes(10);
    private static final int MAX_ROOMS = 10_000;
    private static final int LOAD_LOCKS = 64;

    private final RoomStore store;
    private final LongSupplier clock;
    private final RoomEngineRunner engineRunner;
    private final RoomMemory memory;
    private final LiveRoom.Environment environment;
    /** When this server started. Rooms without a later action are resumed when they are loaded. */
    private final long startedAt;
    /** Time of the last successful poll of other servers' actions. */
    private volatile long lastPolledAt;

    private final Map<String, LiveRoom> liveRooms = new ConcurrentHashMap<>();
    /** A room is loaded once, even if several clients open it at the same time. */
    private final Object[] loadLocks =
            Stream.generate(Object::new).limit(LOAD_LOCKS).toArray();

    private final ScheduledExecutorService scheduler =
            Executors.newScheduledThreadPool(2, DaemonThreads.factory("rooms"));

    public Rooms(RoomStore store, LongSupplier clock, EngineExecutor engineExecutor, RoomOptions options) {
        this.store = store;
        this.clock = clock;
        startedAt = clock.getAsLong();
        lastPolledAt = startedAt;
        engineRunner = new RoomEngineRunner(engineExecutor, scheduler, options.pace());
        memory = new RoomMemory(options.maxBytes());
        environment = new LiveRoom.Environment() {
            @Override
            public void onChange(LiveRoom room) {
                memory.update(room, room.bytes());
                boolean ignored = makeSpace(room.client(), 0, 0);
                engineRunner.runDueTasks(room);
            }

            @Override
            public boolean mayGrow(LiveRoom room) {
                return memory.fitsClient(room.client(), 0, 0) && memory.fitsTotal(room.client(), 0);
            }

            @Override
            public ViewExecutor views() {
                return options.views();
            }
        };
    }

    /** Starts the periodic tasks. No room is loaded, so that a server starts whatever its store contains. */
    public void start() {
        if (store.isShared()) {
            scheduleEvery(POLL_INTERVAL, this::pollOtherServers);
            scheduleEvery(TAKEOVER_CHECK_INTERVAL, this::takeOverStaleEngines);
        }
        scheduleEvery(TICK_INTERVAL, this::tick);
        scheduler.execute(FailureLog.guarded(FailureLog.Source.ROOM, this::cleanUp));
        scheduleEvery(CLEANUP_INTERVAL, this::cleanUp);
    }

    private void scheduleEvery(Duration period, Runnable task) {
        var ignored = scheduler.scheduleWithFixedDelay(
                FailureLog.guarded(FailureLog.Source.ROOM, task),
                period.toMillis(),
                period.toMillis(),
                TimeUnit.MILLISECONDS);
    }

    /** Refreshes the loaded rooms in which other servers have acted since the last poll. */
    private void pollOtherServers() {
        long now = clock.getAsLong();
        for (String touched : store.idsTouchedSince(lastPolledAt - CLOCK_SKEW_MARGIN.toMillis(), MAX_ROOMS)) {
            LiveRoom loaded = liveRooms.get(touched);
            if (loaded != null) isolated(loaded, loaded::refresh);
        }
        lastPolledAt = now;
    }

    /**
     * Runs a task of one room. If it fails, only this room stops. A failure of the store is not a failure of the room:
     * the task is retried later.
     */
    private static void isolated(LiveRoom room, Runnable task) {
        if (room.hasFailed()) return;
        try {
            task.run();
        } catch (StoreException e) {
            FailureLog.report(FailureLog.Source.STORE, "", e);
        } catch (RoomException e) {
            if (!e.isRetryable()) room.fail(e);
        } catch (RuntimeException e) {
            room.fail(e);
        }
    }

    /**
     * Starts engine tasks that another server has not answered in time. If both servers answer, the second answer is
     * rejected.
     */
    private void takeOverStaleEngines() {
        for (LiveRoom room : liveRooms.values())
            isolated(room, () -> {
                if (room.idleMillis() > ENGINE_TAKEOVER_DELAY.toMillis()) engineRunner.runDueTasks(room);
            });
    }

    /**
     * Creates a room. The first player to join becomes the host.
     *
     * @param client the network of the client, which the room is accounted to
     */
    public LiveRoom create(RoomConfig config, String client) {
        requireSpace(client, RoomBytes.of(new RoomState(config)));
        long now = clock.getAsLong();
        StoredRoom room = new StoredRoom(SecretTokens.generate(), config.toJson(), now, now);
        store.create(room);
        return load(room, client);
    }

    /** Returns whether a room is in memory. */
    public boolean isLoaded(String id) {
        return liveRooms.containsKey(id);
    }

    /**
     * Returns a room from memory or from the store.
     *
     * @param client the network of the client, which the room is accounted to if it has to be loaded
     */
    public Optional<LiveRoom> find(String id, String client) {
        LiveRoom loaded = liveRooms.get(id);
        return loaded != null && !loaded.isUnloaded()
                ? Optional.of(loaded)
                : store.find(id).map(stored -> load(stored, client));
    }

    private LiveRoom load(StoredRoom room, String client) {
        LiveRoom loaded;
        synchronized (loadLocks[Math.floorMod(room.id().hashCode(), loadLocks.length)]) {
            loaded = liveRooms.get(room.id());
            if (loaded == null || loaded.isUnloaded()) {
                loaded = restore(room, client);
                liveRooms.put(room.id(), loaded);
            }
        }
        engineRunner.runDueTasks(loaded);
        return loaded;
    }

    /** Replays a room. If it had no action since this server started, its deadlines are moved first. */
    private LiveRoom restore(StoredRoom room, String client) {
        LiveRoom loaded;
        try {
            loaded = new LiveRoom(room.id(), RoomConfig.fromJson(room.terms()), client, store, clock, environment);
            if (room.touched() < startedAt) loaded.resume(store.isShared());
        } catch (StoreException e) {
            throw e;
        } catch (RuntimeException e) {
            // A room that cannot be replayed stays in the store. It affects no other room.
            FailureLog.report(FailureLog.Source.ROOM, room.id(), e);
            throw RoomException.of("failed");
        }
        long bytes = loaded.bytes();
        requireSpace(client, bytes);
        memory.add(loaded, bytes);
        return loaded;
    }

    private void requireSpace(String client, long bytes) {
        if (!makeSpace(client, bytes, 1)) throw RoomException.of("memory");
    }

    /**
     * Unloads rooms without subscribers until these bytes fit into the memory. Returns whether they do. The caller must
     * not hold the lock of a room.
     *
     * @param rooms number of rooms to be added
     */
    private boolean makeSpace(String client, long bytes, int rooms) {
        while (!memory.fitsClient(client, bytes, rooms)) if (!unloadOldest(client)) return false;
        while (!memory.fitsTotal(client, bytes) || liveRooms.size() + rooms > MAX_ROOMS)
            if (!unloadOldest(null)) return false;
        return true;
    }

    /** @param client whose rooms may be unloaded; null for all clients */
    private boolean unloadOldest(String client) {
        Optional<LiveRoom> oldest = liveRooms.values().stream()
                .filter(room -> client == null || room.client().equals(client))
                .filter(room -> !room.hasSubscribers())
                .min(Comparator.comparingLong(LiveRoom::lastUsedAt));
        oldest.ifPresent(this::unload);
        return oldest.isPresent();
    }

    private void tick() {
        for (LiveRoom room : liveRooms.values()) isolated(room, room::tick);
    }

    private void cleanUp() {
        int ignored = store.deleteOlderThan(clock.getAsLong() - RETENTION.toMillis());
        for (LiveRoom room : List.copyOf(liveRooms.values())) if (room.isIdle()) unload(room);
    }

    private void unload(LiveRoom room) {
        if (!room.tryUnload()) return;
        liveRooms.remove(room.id(), room);
        memory.remove(room);
        engineRunner.removeRoom(room.id());
    }

    /** Returns the number of rooms in memory. */
    public int liveCount() {
        return liveRooms.size();
    }

    /** Returns the estimated memory of the rooms in memory. */
    public long usedBytes() {
        return memory.usedBytes();
    }

    @Override
    public void close() {
        scheduler.shutdownNow();
    }
}
