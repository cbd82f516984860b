package dev.damier.room;

import dev.damier.job.SecretTokens;
import dev.damier.store.RoomStore;
import dev.damier.store.StoreException;
import dev.damier.store.StoredAction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * A multiplayer room in memory. An action is validated, stored, then published. If storing fails, it is rolled back.
 */
public final class LiveRoom {
    /** Maximum number of actions in a room. Later actions are rejected, and the players have to create a new room. */
    static final int MAX_ACTIONS = 20_000;

    /** Receives the events of a room in order, each exactly once. The methods must not block. */
    public interface Listener {
        /** Called with new events and the view after them. */
        void onEvents(List<RoomEvent> events, RoomView view);

        /** Called for an event that is not stored and may be lost, such as presence or a reaction. */
        void onEphemeral(String event, Object data);
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

    private static final int MAX_LATENCY_MILLIS = 60_000;

    private static final long IDLE_MILLIS = 10 * 60_000;

    /** The public part of an action, without its arguments. */
    public record RoomEvent(int seq, int seat, String verb) {
        static RoomEvent of(RoomAction action) {
            return new RoomEvent(action.seq(), action.seat(), action.verb());
        }
    }

    /** A listener and the seat it listens for; -1 is a spectator. */
    private record Subscription(int seat, Listener listener) {}

    private final String id;
    private final RoomConfig config;
    private final RoomStore store;
    private final LongSupplier clock;
    private final Runnable onChange;
    private final Set<Subscription> subscriptions = new LinkedHashSet<>();
    /** All stored actions. A copy in memory allows a rollback without the store. */
    private final List<RoomAction> actions = new ArrayList<>();

    private final Map<Integer, Integer> latencyBySeat = new HashMap<>();
    private RoomState state;
    private long lastActionAt;

    /** Loads the room by replaying its stored actions. */
    LiveRoom(
            String id,
            RoomConfig config,
            RoomStore store,
            LongSupplier clock,
            Function<LiveRoom, Runnable> changeHandler) {
        this.id = id;
        this.config = config;
        this.store = store;
        this.clock = clock;
        this.onChange = changeHandler.apply(this);
        restore();
        List<RoomEvent> ignored = loadNewActions();
    }

    /** Rolls back to the last stored action. This does not read the store, which may be unavailable. */
    private void restore() {
        state = new RoomState(config);
        actions.forEach(state::apply);
    }

    /** Applies actions that other servers have stored and returns their events. */
    private List<RoomEvent> loadNewActions() {
        List<RoomEvent> events = new ArrayList<>();
        for (StoredAction stored : store.actions(id, state.seq())) {
            RoomAction action = new RoomAction(
                    stored.seq(), stored.seat(), stored.verb(), StringMapJson.read(stored.args()), stored.at());
            state.apply(action);
            actions.add(action);
            lastActionAt = Math.max(lastActionAt, stored.at());
            events.add(RoomEvent.of(action));
        }
        return events;
    }

    public String id() {
        return id;
    }

    public RoomConfig config() {
        return config;
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
    public synchronized NewSeat join(String name) {
        String token = SecretTokens.generate();
        act(RoomAction.SERVER, "join", Map.of("name", name, "hash", SecretTokens.hash(token)));
        return new NewSeat(state.seats().size() - 1, token);
    }

    /** Applies an action and returns its sequence number once it is stored. */
    public int act(int seat, String verb, Map<String, String> args) {
        int seq;
        synchronized (this) {
            seq = actWithinLimit(seat, verb, args);
        }
        onChange.run();
        return seq;
    }

    /**
     * Applies the answer of an engine and returns the sequence number of the action. Throws {@link RoomException} if
     * the task is no longer current, for example because another server has already run the engine.
     */
    int applyEngineAnswer(int seat, EngineTask task, List<String> line) {
        int seq;
        synchronized (this) {
            if (store.isShared()) publish(loadNewActions());
            if (state.engineTask(seat).filter(now -> now.id().equals(task.id())).isEmpty())
                throw RoomException.of("not-now");
            seq = actWithinLimit(seat, task.verb(), task.args(line));
        }
        onChange.run();
        return seq;
    }

    private int actWithinLimit(int seat, String verb, Map<String, String> args) {
        if (state.seq() >= MAX_ACTIONS) throw RoomException.of("worn-out");
        return applyAndStore(seat, verb, args);
    }

    private int applyAndStore(int seat, String verb, Map<String, String> args) {
        // Another server may have stored actions meanwhile: validate against the latest state.
        if (store.isShared()) publish(loadNewActions());
        lastActionAt = Math.max(lastActionAt, clock.getAsLong());
        RoomAction action = new RoomAction(state.seq() + 1, seat, verb, args, lastActionAt);
        applyOrRestore(action);
        try {
            store.append(new StoredAction(id, action.seq(), seat, verb, StringMapJson.write(args), action.at()));
        } catch (RoomStore.ConflictException e) {
            // Another server stored an action first: roll back this one and publish the other.
            restore();
            publish(loadNewActions());
            throw RoomException.of("again");
        } catch (StoreException e) {
            restore();
            throw e;
        }
        actions.add(action);
        publish(List.of(RoomEvent.of(action)));
        return action.seq();
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

    private void publish(List<RoomEvent> events) {
        if (events.isEmpty()) return;
        for (Subscription subscription : List.copyOf(subscriptions))
            subscription.listener.onEvents(events, view(subscription.seat));
    }

    /** Loads and publishes the actions that other servers have stored. */
    public synchronized void refresh() {
        publish(loadNewActions());
    }

    /** Sends all events after this sequence number and then every new event. The result ends the subscription. */
    public synchronized Runnable subscribe(int seat, int after, Listener listener) {
        Subscription subscription = new Subscription(seat, listener);
        listener.onEvents(
                actions.stream().skip(Math.max(after, 0)).map(RoomEvent::of).toList(), view(seat));
        subscriptions.add(subscription);
        publishPresence();
        return () -> unsubscribe(subscription);
    }

    private synchronized void unsubscribe(Subscription subscription) {
        if (subscriptions.remove(subscription)) publishPresence();
    }

    /** Publishes a reaction of a player to all subscribers. Reactions are not stored. */
    public synchronized void react(int seat, String reaction) {
        if (!REACTIONS.contains(reaction)) throw RoomException.of("sign", String.join(", ", new TreeSet<>(REACTIONS)));
        publishEphemeral("sign", new Reaction(seat, reaction));
    }

    /** Updates the latency that the client of a seat has measured. */
    public synchronized void updateLatency(int seat, int millis) {
        latencyBySeat.put(seat, Math.min(Math.max(millis, 0), MAX_LATENCY_MILLIS));
        publishPresence();
    }

    private void publishPresence() {
        List<Integer> connections = new ArrayList<>();
        List<Integer> latencies = new ArrayList<>();
        for (int i = 0; i < state.seats().size(); i++) {
            int seat = i;
            connections.add(
                    (int) subscriptions.stream().filter(h -> h.seat == seat).count());
            latencies.add(latencyBySeat.getOrDefault(seat, -1));
        }
        publishEphemeral("presence", new Presence(connections, latencies, (int)
                subscriptions.stream().filter(h -> h.seat < 0).count()));
    }

    private void publishEphemeral(String event, Object data) {
        for (Subscription subscription : List.copyOf(subscriptions)) subscription.listener.onEphemeral(event, data);
    }

    /** Returns whether the room can be unloaded: no subscribers, no deadline and no recent action. */
    synchronized boolean isIdle() {
        return subscriptions.isEmpty() && state.deadline().isEmpty() && clock.getAsLong() - lastActionAt > IDLE_MILLIS;
    }

    /** Returns the room as this seat may see it; -1 is a spectator. */
    public synchronized RoomView view(int seat) {
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
        synchronized (this) {
            OptionalLong deadline = state.deadline();
            if (deadline.isEmpty() || deadline.getAsLong() > clock.getAsLong()) return;
            applyAndStore(RoomAction.SERVER, "time", Map.of());
        }
        onChange.run();
    }

    /** Returns the time since the last action, in milliseconds. */
    synchronized long idleMillis() {
        return clock.getAsLong() - lastActionAt;
    }

    synchronized List<Integer> engineSeats() {
        List<Integer> all = new ArrayList<>();
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
     * Continues the room after a server outage. Deadlines move by the length of the outage, and pending engine tasks
     * start again.
     *
     * @param shared whether other servers use the same store. Then a deadline in the future is not moved: only an
     *     overdue deadline shows that no server was running.
     */
    void resume(boolean shared) {
        OptionalLong due = deadline();
        if (due.isEmpty() || (shared && due.getAsLong() > clock.getAsLong())) {
            onChange.run();
            return;
        }
        try {
            int ignored = act(RoomAction.SERVER, "resume", Map.of());
        } catch (RoomException e) {
            // Another server has resumed the room at the same time.
        }
    }
}
