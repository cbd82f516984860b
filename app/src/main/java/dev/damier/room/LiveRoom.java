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

/** A room with its people. An action is judged, kept, and only then told; one that cannot be kept has not happened. */
public final class LiveRoom {
    /** No room has more: whoever fills it opens another. */
    static final int MAX_ACTIONS = 20_000;

    /** Somebody who is told what happens, in order and once; it must not wait for anything. */
    public interface Listener {
        void onEvents(List<RoomEvent> happened, RoomView view);

        /** Something that may be missed: who is there, a sign somebody made. */
        void onEphemeral(String event, Object data);
    }

    /** Who listens: how many at each seat, how far away each is in milliseconds (-1 unknown), and how many only watch. */
    public record Presence(List<Integer> here, List<Integer> latency, int watching) {}

    /** @param seat who made it */
    public record Reaction(int seat, String sign) {}

    /** What may be said: each is an icon and a word. */
    private static final Set<String> REACTIONS = Set.of("bolt", "star", "hint", "hourglass", "hand", "eye");

    private static final int MAX_LATENCY_MILLIS = 60_000;

    private static final long IDLE_MILLIS = 10 * 60_000;

    /** What everybody may know of an action. */
    public record RoomEvent(int seq, int seat, String verb) {
        static RoomEvent of(RoomAction action) {
            return new RoomEvent(action.seq(), action.seat(), action.verb());
        }
    }

    private record Subscription(int seat, Listener listener) {}

    private final String id;
    private final RoomConfig config;
    private final RoomStore store;
    private final LongSupplier clock;
    private final Runnable changed;
    private final Set<Subscription> subscriptions = new LinkedHashSet<>();
    /** All that was done and kept: the room can be played again without the store. */
    private final List<RoomAction> actions = new ArrayList<>();

    private final Map<Integer, Integer> latency = new HashMap<>();
    private RoomState state;
    private long lastActionAt;

    /** Plays again what is kept. */
    LiveRoom(String id, RoomConfig config, RoomStore store, LongSupplier clock, Function<LiveRoom, Runnable> changed) {
        this.id = id;
        this.config = config;
        this.store = store;
        this.clock = clock;
        this.changed = changed.apply(this);
        restore();
        List<RoomEvent> ignored = catchUp();
    }

    /** As it stood before what could not be kept; nothing is asked of the store, which may be out of reach. */
    private void restore() {
        state = new RoomState(config);
        actions.forEach(state::apply);
    }

    /** Takes in what the store knows and we do not. */
    private List<RoomEvent> catchUp() {
        List<RoomEvent> news = new ArrayList<>();
        for (StoredAction kept : store.actions(id, state.seq())) {
            RoomAction action =
                    new RoomAction(kept.seq(), kept.seat(), kept.verb(), StringMapJson.read(kept.args()), kept.at());
            state.apply(action);
            actions.add(action);
            lastActionAt = Math.max(lastActionAt, kept.at());
            news.add(RoomEvent.of(action));
        }
        return news;
    }

    public String id() {
        return id;
    }

    public RoomConfig terms() {
        return config;
    }

    /** The seat this token proves, -1 for none. */
    public synchronized int seat(String token) {
        int found = -1;
        for (int i = 0; i < state.seats().size(); i++) {
            RoomSeat seat = state.seats().get(i);
            if (seat.isHuman() && !seat.left && SecretTokens.matches(token, seat.hash)) found = i;
        }
        return found;
    }

    /** Who joined: the number of the seat and the token that proves it, which nobody is told again. */
    public record Joined(int seat, String token) {}

    public synchronized Joined join(String name) {
        String token = SecretTokens.next();
        act(RoomAction.SERVER, "join", Map.of("name", name, "hash", SecretTokens.hash(token)));
        return new Joined(state.seats().size() - 1, token);
    }

    /** Does it and returns its number, once it is kept. */
    public int act(int seat, String verb, Map<String, String> args) {
        int seq;
        synchronized (this) {
            seq = actWithinLimit(seat, verb, args);
        }
        changed.run();
        return seq;
    }

    /** Does what an engine found, unless something else is asked of it by now: another server may have asked it, too. */
    int answer(int seat, EngineTask task, List<String> line) {
        int seq;
        synchronized (this) {
            if (store.shared()) publish(catchUp());
            if (state.task(seat).filter(now -> now.id().equals(task.id())).isEmpty()) throw RoomException.of("not-now");
            seq = actWithinLimit(seat, task.verb(), task.args(line));
        }
        changed.run();
        return seq;
    }

    private int actWithinLimit(int seat, String verb, Map<String, String> args) {
        if (state.seq() >= MAX_ACTIONS) throw RoomException.of("worn-out");
        return applyAndStore(seat, verb, args);
    }

    private int applyAndStore(int seat, String verb, Map<String, String> args) {
        // Judged as the room stands, not as it stood here when another server acted last.
        if (store.shared()) publish(catchUp());
        lastActionAt = Math.max(lastActionAt, clock.getAsLong());
        RoomAction action = new RoomAction(state.seq() + 1, seat, verb, args, lastActionAt);
        applyOrRestore(action);
        try {
            store.append(new StoredAction(id, action.seq(), seat, verb, StringMapJson.write(args), action.at()));
        } catch (RoomStore.Conflict e) {
            // Another server was faster: ours has not happened, and theirs is news.
            restore();
            publish(catchUp());
            throw RoomException.of("again");
        } catch (StoreException e) {
            restore();
            throw e;
        }
        actions.add(action);
        publish(List.of(RoomEvent.of(action)));
        return action.seq();
    }

    /** A refusal changes nothing; whatever else goes wrong may have, so the room is played again. */
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

    private void publish(List<RoomEvent> news) {
        if (news.isEmpty()) return;
        for (Subscription subscription : List.copyOf(subscriptions)) subscription.listener.onEvents(news, view(subscription.seat));
    }

    /** What another server has done meanwhile. */
    public synchronized void refresh() {
        publish(catchUp());
    }

    /** Tells what happened after this number, then whatever happens; the answer ends it. */
    public synchronized Runnable subscribe(int seat, int after, Listener listener) {
        Subscription subscription = new Subscription(seat, listener);
        listener.onEvents(actions.stream().skip(Math.max(after, 0)).map(RoomEvent::of).toList(), view(seat));
        subscriptions.add(subscription);
        publishPresence();
        return () -> stop(subscription);
    }

    private synchronized void stop(Subscription subscription) {
        if (subscriptions.remove(subscription)) publishPresence();
    }

    /** A sign instead of words, seen by all and kept by nobody. */
    public synchronized void react(int seat, String sign) {
        if (!REACTIONS.contains(sign)) throw RoomException.of("sign", String.join(", ", new TreeSet<>(REACTIONS)));
        publishEphemeral("sign", new Reaction(seat, sign));
    }

    /** How far away somebody found the server. */
    public synchronized void updateLatency(int seat, int millis) {
        latency.put(seat, Math.min(Math.max(millis, 0), MAX_LATENCY_MILLIS));
        publishPresence();
    }

    private void publishPresence() {
        List<Integer> here = new ArrayList<>();
        List<Integer> far = new ArrayList<>();
        for (int i = 0; i < state.seats().size(); i++) {
            int seat = i;
            here.add((int) subscriptions.stream().filter(h -> h.seat == seat).count());
            far.add(latency.getOrDefault(seat, -1));
        }
        publishEphemeral("presence", new Presence(here, far, (int)
                subscriptions.stream().filter(h -> h.seat < 0).count()));
    }

    private void publishEphemeral(String event, Object data) {
        for (Subscription subscription : List.copyOf(subscriptions)) subscription.listener.onEphemeral(event, data);
    }

    /** Whether nobody listens and no time runs: it need not be in memory. */
    synchronized boolean idle() {
        return subscriptions.isEmpty() && state.deadline().isEmpty() && clock.getAsLong() - lastActionAt > IDLE_MILLIS;
    }

    public synchronized RoomView view(int seat) {
        return state.view(seat, clock.getAsLong());
    }

    /** Asks something of the board that is this seat's own. */
    public synchronized <T> Optional<T> board(int seat, Function<PrivateBoard, T> asked) {
        return state.play().flatMap(p -> p.board(seat)).map(asked);
    }

    public synchronized OptionalLong deadline() {
        return state.deadline();
    }

    /** When the time is over that somebody had: the server does what follows. */
    public void tick() {
        synchronized (this) {
            OptionalLong deadline = state.deadline();
            if (deadline.isEmpty() || deadline.getAsLong() > clock.getAsLong()) return;
            applyAndStore(RoomAction.SERVER, "time", Map.of());
        }
        changed.run();
    }

    /** For how long nothing was done here, in milliseconds. */
    synchronized long idleMillis() {
        return clock.getAsLong() - lastActionAt;
    }

    synchronized List<Integer> engines() {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < state.seats().size(); i++)
            if (!state.seats().get(i).isHuman() && !state.seats().get(i).left) all.add(i);
        return all;
    }

    synchronized Optional<EngineTask> task(int seat) {
        return state.task(seat);
    }

    synchronized RoomSeat at(int seat) {
        return state.seats().get(seat);
    }

    /**
     * Nobody's time ran while no server was there; engines are asked again.
     *
     * @param shared other servers may have been there: none was if nobody has seen to what is due
     */
    void resume(boolean shared) {
        OptionalLong due = deadline();
        if (due.isEmpty() || (shared && due.getAsLong() > clock.getAsLong())) {
            changed.run();
            return;
        }
        try {
            int ignored = act(RoomAction.SERVER, "resume", Map.of());
        } catch (RoomException e) {
            // Another server that came back at the same moment was faster, and has done it.
        }
    }
}
