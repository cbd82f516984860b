package dev.damier.room;

import dev.damier.background.FailureLog;
import dev.damier.job.SecretTokens;
import dev.damier.store.RoomStore;
import dev.damier.store.StoreException;
import dev.damier.store.StoredAction;
import dev.damier.store.StoredJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A multiplayer room in memory. An action is validated, stored, then published. If storing fails, it is rolled back.
 */
public final class LiveRoom {
    /** Maximum number of actions in a room. Later actions are rejected, and the players have to create a new room. */
    static final int MAX_ACTIONS = 20_000;

    /** Receives the events of a room in order, each exactly once. The methods must not block. */
    public interface Listener {
        /** Called with new events and the view after them. */
        void onUpdate(RoomUpdate update);

        /** Called once if the room has failed. No update follows. */
        void onFailure(RoomException reason);
    }

    /**
     * The connected clients of a room.
     *
     * @param here number of connections per seat
     * @param latency latency per seat in milliseconds; -1 if unknown
     * @param watching number of spectators
     */
    public record Presence(List<Integer> here, List<Integer> latency, int watching) {}

    /** A reaction of a player, which works like an emoji in a chat.
     *
     * @param seat the seat that sent it
     * @param sign one of {@link #REACTIONS}
     */
    public record Reaction(int seat, String sign) {}

    /** Allowed reactions. The page shows each as an icon with a label. */
    private static final Set<String> REACTIONS = Set.of("bolt", "star", "hint", "hourglass", "hand", "eye");

    private static final long IDLE_MILLIS = 10 * 60_000;

    /** The public part of an action, without its arguments. */
    public record RoomEvent(int seq, int seat, String verb) {
        static RoomEvent of(RoomAction action) {
            return new RoomEvent(action.seq(), action.seat(), action.verb());
        }
    }

    /** The services of the server that a room needs. */
    interface Environment {
        /** Called after every change of the room, without its lock. */
        void onChange(LiveRoom room);

        /** Returns whether the room may grow. */
        boolean mayGrow(LiveRoom room);

        ViewExecutor views();
    }

    private final String id;
    private final RoomConfig config;
    private final String client;
    private final RoomStore store;
    private final LongSupplier clock;
    private final Environment environment;
    private final RoomSubscribers subscribers;
    /** All stored actions. A copy in memory allows a rollback without the store. */
    private final List<RoomAction> actions = new ArrayList<>();

    private RoomState state;
    private long lastActionAt;
    /** Time of a resumption that is not stored yet; 0 if there is none. It is stored before the next action. */
    private long resumedAt;

    private long actionBytes;
    private volatile long lastUsedAt;
    private volatile boolean unloaded;
    private volatile boolean failed;

    /**
     * Loads the room by replaying its stored actions.
     *
     * @param client the client that the memory and the views of the room are accounted to
     */
    LiveRoom(
            String id, RoomConfig config, String client, RoomStore store, LongSupplier clock, Environment environment) {
        this.id = id;
        this.config = config;
        this.client = client;
        this.store = store;
        this.clock = clock;
        this.environment = environment;
        subscribers = new RoomSubscribers(id);
        restore();
        List<RoomEvent> ignored = loadNewActions();
        touch();
    }

    /** Rolls back to the last stored action. This does not read the store, which may be unavailable. */
    private void restore() {
        state = new RoomState(config);
        actions.forEach(state::apply);
        if (resumedAt != 0) state.resume(resumedAt);
    }

    /** Applies actions that other servers have stored and returns their events. */
    private List<RoomEvent> loadNewActions() {
        List<RoomEvent> events = new ArrayList<>();
        for (StoredAction stored : store.actions(id, state.seq())) {
            if (resumedAt != 0) {
                // Another server has resumed the room.
                resumedAt = 0;
                restore();
            }
            RoomAction action = new RoomAction(
                    stored.seq(), stored.seat(), stored.verb(), StoredJson.readStrings(stored.args()), stored.at());
            state.apply(action);
            addAction(action);
            lastActionAt = Math.max(lastActionAt, stored.at());
            events.add(RoomEvent.of(action));
        }
        return events;
    }

    private void addAction(RoomAction action) {
        actions.add(action);
        actionBytes += RoomBytes.of(action);
    }

    public String id() {
        return id;
    }

    /** Returns the configuration with the current board. */
    public synchronized RoomConfig config() {
        return state.config();
    }

    /** Returns the games of the room in order, with the finished rounds of the running game. */
    public synchronized List<GameRecord> games() {
        touch();
        return state.games();
    }

    /** Returns the client that the memory and the views of the room are accounted to. */
    String client() {
        return client;
    }

    /** Returns the estimated memory of the room. */
    synchronized long bytes() {
        return RoomBytes.of(state) + actionBytes;
    }

    private void touch() {
        lastUsedAt = clock.getAsLong();
    }

    long lastUsedAt() {
        return lastUsedAt;
    }

    /** Returns the seat that this token belongs to, or -1. */
    public synchronized int seatOfToken(String token) {
        int found = -1;
        for (int i = 0; i < state.seats().size(); i++) {
            RoomSeat seat = state.seats().get(i);
            if (seat.isHuman() && !seat.hasLeft && SecretTokens.matches(token, seat.tokenHash)) found = i;
        }
        return found;
    }

    /** A new seat and its secret token. The token is returned only once; the store holds its hash. */
    public record NewSeat(int seat, String token) {}

    /** Adds a player to the room. */
    public NewSeat join(String name) {
        String token = SecretTokens.generate();
        return change(() -> {
            int ignored =
                    actWithinLimit(RoomAction.SERVER, "join", Map.of("name", name, "hash", SecretTokens.hash(token)));
            return new NewSeat(seatOfToken(token), token);
        });
    }

    /** Applies an action and returns its sequence number once it is stored. */
    public int act(int seat, String verb, Map<String, String> args) {
        return change(() -> actWithinLimit(seat, verb, args));
    }

    /**
     * Applies the answer of an engine and returns the sequence number of the action. Throws {@link RoomException} if
     * the task is no longer current, for example because another server has already run the engine.
     */
    int applyEngineAnswer(int seat, EngineTask task, List<String> line) {
        return change(() -> {
            if (store.isShared()) subscribers.addEvents(loadNewActions());
            if (state.engineTask(seat).filter(now -> now.id().equals(task.id())).isEmpty())
                throw RoomException.of("not-now");
            return actWithinLimit(seat, task.verb(), task.args(line));
        });
    }

    /**
     * Changes the room under its lock. Actions of other servers that were loaded meanwhile are published even if the
     * change is rejected.
     */
    private <T> T change(Supplier<T> change) {
        T result;
        try {
            synchronized (this) {
                result = change.get();
            }
        } finally {
            schedulePublication();
        }
        environment.onChange(this);
        return result;
    }

    private int actWithinLimit(int seat, String verb, Map<String, String> args) {
        requireUsable();
        touch();
        if (state.seq() >= MAX_ACTIONS) throw RoomException.of("worn-out");
        if (!environment.mayGrow(this)) throw RoomException.of("memory");
        return applyAndStore(seat, verb, args);
    }

    private void requireUsable() {
        if (failed) throw RoomException.of("failed");
        if (unloaded) throw RoomException.of("again");
    }

    private int applyAndStore(int seat, String verb, Map<String, String> args) {
        // Another server may have stored actions meanwhile: validate against the latest state.
        if (store.isShared()) subscribers.addEvents(loadNewActions());
        lastActionAt = Math.max(lastActionAt, clock.getAsLong());
        List<RoomAction> toStore = new ArrayList<>();
        if (resumedAt != 0)
            toStore.add(new RoomAction(state.seq() + 1, RoomAction.SERVER, "resume", Map.of(), resumedAt));
        RoomAction action = new RoomAction(state.seq() + toStore.size() + 1, seat, verb, args, lastActionAt);
        applyOrRestore(action);
        toStore.add(action);
        for (RoomAction next : toStore) store(next);
        return action.seq();
    }

    private void store(RoomAction action) {
        try {
            store.append(new StoredAction(
                    id,
                    action.seq(),
                    action.seat(),
                    action.verb(),
                    StoredJson.writeStrings(action.args()),
                    action.at()));
        } catch (RoomStore.ConflictException e) {
            // Another server stored an action first: roll back this one and publish the other.
            resumedAt = 0;
            restore();
            subscribers.addEvents(loadNewActions());
            throw RoomException.of("again");
        } catch (StoreException e) {
            restore();
            throw e;
        }
        if (action.verb().equals("resume")) resumedAt = 0;
        addAction(action);
        subscribers.addEvents(List.of(RoomEvent.of(action)));
    }

    /**
     * Applies an action. A {@link RoomException} leaves the state unchanged; after any other exception the state is
     * rebuilt.
     */
    private void applyOrRestore(RoomAction action) {
        try {
            state.apply(action);
        } catch (RoomException e) {
            throw e;
        } catch (RuntimeException e) {
            restore();
            throw e;
        }
    }

    /** Schedules the publication of what has changed. Changes until then are published together. */
    private void schedulePublication() {
        boolean due;
        synchronized (this) {
            due = subscribers.shouldSchedule();
        }
        if (due) environment.views().execute(client, this::publish);
    }

    private synchronized void publish() {
        try {
            subscribers.publish(state, clock.getAsLong());
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    /** Isolates a room whose state cannot be shown or continued, and reports it to the players. */
    void fail(RuntimeException cause) {
        FailureLog.report(FailureLog.Source.ROOM, id, cause);
        synchronized (this) {
            failed = true;
            subscribers.fail(RoomException.of("failed"));
        }
    }

    boolean hasFailed() {
        return failed;
    }

    /** Loads and publishes the actions that other servers have stored. */
    public void refresh() {
        synchronized (this) {
            subscribers.addEvents(loadNewActions());
        }
        schedulePublication();
    }

    /** Sends all events after this sequence number and then every new event. The result ends the subscription. */
    public Runnable subscribe(int seat, int after, Listener listener) {
        RoomSubscribers.Subscription subscription = new RoomSubscribers.Subscription(seat, listener);
        synchronized (this) {
            requireUsable();
            touch();
            // All subscribers have the same events now, so that later updates can be shared.
            publish();
            subscribers.sendFirst(
                    subscription,
                    actions.stream().skip(Math.max(after, 0)).map(RoomEvent::of).toList(),
                    state,
                    clock.getAsLong());
            subscribers.add(subscription);
        }
        schedulePublication();
        return () -> unsubscribe(subscription);
    }

    private void unsubscribe(RoomSubscribers.Subscription subscription) {
        synchronized (this) {
            subscribers.remove(subscription);
            touch();
        }
        schedulePublication();
    }

    /** Publishes a reaction of a player to all subscribers. Reactions are not stored. */
    public void react(int seat, String reaction) {
        if (!REACTIONS.contains(reaction)) throw RoomException.of("sign", String.join(", ", new TreeSet<>(REACTIONS)));
        synchronized (this) {
            subscribers.addReaction(new Reaction(seat, reaction));
        }
        schedulePublication();
    }

    /** Updates the latency that the client of a seat has measured. */
    public void updateLatency(int seat, int millis) {
        synchronized (this) {
            subscribers.updateLatency(seat, millis);
        }
        schedulePublication();
    }

    /** Returns whether the room can be unloaded: no subscribers, no deadline and no recent action. */
    synchronized boolean isIdle() {
        return subscribers.isEmpty()
                && (failed || state.deadline().isEmpty())
                && clock.getAsLong() - lastActionAt > IDLE_MILLIS;
    }

    /** Returns whether clients are subscribed. */
    synchronized boolean hasSubscribers() {
        return !subscribers.isEmpty();
    }

    /** Marks the room as unloaded, unless clients are subscribed. Later actions on this object are rejected. */
    synchronized boolean tryUnload() {
        if (!subscribers.isEmpty()) return false;
        unloaded = true;
        return true;
    }

    boolean isUnloaded() {
        return unloaded;
    }

    /** Returns the room as this seat may see it; -1 is a spectator. */
    public synchronized RoomView view(int seat) {
        touch();
        return state.view(seat, clock.getAsLong());
    }

    /**
     * Evaluates a function on the private board of a seat, under the lock of the room. Returns empty if the seat has no
     * such board.
     */
    public synchronized <T> Optional<T> queryBoard(int seat, Function<PrivateBoard, T> query) {
        return state.game().flatMap(p -> p.privateBoard(seat)).map(query);
    }

    /** Returns when the server has to act next, in milliseconds since 1970. */
    public synchronized OptionalLong deadline() {
        return state.deadline();
    }

    /** Applies the server action {@code time} if the deadline has passed. */
    public void tick() {
        if (isDue()) {
            int ignored = change(() -> isDue() ? applyAndStore(RoomAction.SERVER, "time", Map.of()) : 0);
        }
    }

    private synchronized boolean isDue() {
        OptionalLong deadline = state.deadline();
        return !failed && !unloaded && deadline.isPresent() && deadline.getAsLong() <= clock.getAsLong();
    }

    /** Returns the time since the last action, in milliseconds. */
    synchronized long idleMillis() {
        return clock.getAsLong() - lastActionAt;
    }

    synchronized List<Integer> engineSeats() {
        List<Integer> all = new ArrayList<>();
        if (unloaded || failed) return all;
        for (int i = 0; i < state.seats().size(); i++)
            if (!state.seats().get(i).isHuman() && !state.seats().get(i).hasLeft) all.add(i);
        return all;
    }

    synchronized Optional<EngineTask> engineTask(int seat) {
        return state.engineTask(seat);
    }

    synchronized RoomSeat seatAt(int seat) {
        return state.seats().get(seat);
    }

    /**
     * Continues the room after a server outage: deadlines move by the time since the last action. The resumption is
     * not an action by itself. It is stored with the next action, so that opening a room changes nothing in the store.
     *
     * @param shared whether other servers use the same store. Then a deadline in the future is not moved: only an
     *     overdue deadline shows that no server was running.
     */
    synchronized void resume(boolean shared) {
        OptionalLong due = state.deadline();
        long now = clock.getAsLong();
        if (due.isEmpty() || (shared && due.getAsLong() > now)) return;
        resumedAt = now;
        state.resume(now);
    }
}
