package dev.damier.room;

import dev.damier.background.FailureLog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The subscribers of a room and what has not been published to them. One view is computed per seat and one for all
 * spectators, however many clients subscribe and however many actions came since the last publication. The lock of the
 * room guards this object.
 */
final class RoomSubscribers {
    private static final int MAX_LATENCY_MILLIS = 60_000;
    /** Reactions may be lost, so only the latest ones wait for the next publication. */
    private static final int MAX_PENDING_REACTIONS = 8;

    /** A listener and the seat it listens for; -1 is a spectator. */
    record Subscription(int seat, LiveRoom.Listener listener) {}

    private final String roomId;
    private final Set<Subscription> subscriptions = new LinkedHashSet<>();
    private final Map<Integer, Integer> latencyBySeat = new HashMap<>();
    private final List<LiveRoom.RoomEvent> unpublished = new ArrayList<>();
    private final List<LiveRoom.Reaction> pendingReactions = new ArrayList<>();
    /** The version of the private board last published to a seat. */
    private final Map<Integer, Long> publishedBoards = new HashMap<>();

    private boolean presenceChanged;
    private boolean scheduled;

    RoomSubscribers(String roomId) {
        this.roomId = roomId;
    }

    boolean isEmpty() {
        return subscriptions.isEmpty();
    }

    /** Records events, which {@link #publish} sends. */
    void addEvents(List<LiveRoom.RoomEvent> events) {
        if (!subscriptions.isEmpty()) unpublished.addAll(events);
    }

    void addReaction(LiveRoom.Reaction reaction) {
        if (pendingReactions.size() >= MAX_PENDING_REACTIONS) pendingReactions.remove(0);
        pendingReactions.add(reaction);
    }

    void updateLatency(int seat, int millis) {
        latencyBySeat.put(seat, Math.min(Math.max(millis, 0), MAX_LATENCY_MILLIS));
        presenceChanged = true;
    }

    /** Returns whether a publication has to be scheduled. It is then regarded as scheduled. */
    boolean shouldSchedule() {
        if (scheduled || subscriptions.isEmpty()) return false;
        scheduled = presenceChanged || !unpublished.isEmpty() || !pendingReactions.isEmpty();
        return scheduled;
    }

    void add(Subscription subscription) {
        subscriptions.add(subscription);
        presenceChanged = true;
    }

    void remove(Subscription subscription) {
        if (subscriptions.remove(subscription)) presenceChanged = true;
        if (subscriptions.isEmpty()) clearPending();
    }

    private void clearPending() {
        unpublished.clear();
        pendingReactions.clear();
        publishedBoards.clear();
    }

    /**
     * Publishes everything that is pending.
     *
     * @param state the current state of the room
     */
    void publish(RoomState state, long now) {
        scheduled = false;
        if (subscriptions.isEmpty()) return;
        List<LiveRoom.RoomEvent> events = List.copyOf(unpublished);
        List<LiveRoom.Reaction> reactions = List.copyOf(pendingReactions);
        LiveRoom.Presence presence = presenceChanged ? presence(state.seats().size()) : null;
        unpublished.clear();
        pendingReactions.clear();
        presenceChanged = false;
        if (events.isEmpty() && reactions.isEmpty() && presence == null) return;
        Map<Integer, RoomUpdate> updates = new HashMap<>();
        Function<Integer, RoomUpdate> update = seat -> new RoomUpdate(
                events,
                events.isEmpty() ? null : state.view(seat, now),
                events.isEmpty() ? null : changedBoard(state, seat),
                presence,
                reactions);
        for (Subscription subscription : List.copyOf(subscriptions))
            send(subscription, updates.computeIfAbsent(subscription.seat, update));
    }

    /** Sends the first update of a new subscription: all events after a sequence number, the view and the board. */
    void sendFirst(Subscription subscription, List<LiveRoom.RoomEvent> events, RoomState state, long now) {
        PrivateBoard board = board(state, subscription.seat);
        if (board != null) publishedBoards.put(subscription.seat, board.version());
        send(subscription, new RoomUpdate(events, state.view(subscription.seat, now), board, null, List.of()));
    }

    /** A failing listener does not affect the others. */
    private void send(Subscription subscription, RoomUpdate update) {
        try {
            subscription.listener.onUpdate(update);
        } catch (RuntimeException e) {
            FailureLog.report(FailureLog.Source.ROOM, roomId, e);
        }
    }

    /** Reports to all subscribers that the room has failed, and removes them. */
    void fail(RoomException reason) {
        for (Subscription subscription : List.copyOf(subscriptions)) subscription.listener.onFailure(reason);
        subscriptions.clear();
        clearPending();
    }

    private PrivateBoard changedBoard(RoomState state, int seat) {
        PrivateBoard board = board(state, seat);
        if (board == null) return null;
        Long published = publishedBoards.put(seat, board.version());
        return published != null && published == board.version() ? null : board;
    }

    /** Returns the board of a seat if it is hidden from the others; else null. */
    private static PrivateBoard board(RoomState state, int seat) {
        return state.config().secret()
                ? state.game().flatMap(game -> game.privateBoard(seat)).orElse(null)
                : null;
    }

    private LiveRoom.Presence presence(int seatCount) {
        List<Integer> connections = new ArrayList<>();
        List<Integer> latencies = new ArrayList<>();
        for (int seat = 0; seat < seatCount; seat++) {
            connections.add(count(seat));
            latencies.add(latencyBySeat.getOrDefault(seat, -1));
        }
        return new LiveRoom.Presence(connections, latencies, count(-1));
    }

    private int count(int seat) {
        return (int) subscriptions.stream().filter(s -> s.seat == seat).count();
    }
}
