package dev.damier.room;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a room publishes to the subscribers of one seat. All subscribers of the seat receive the same object, so its text
 * is written once per language. It is valid only during {@link LiveRoom.Listener#onUpdate}.
 */
public final class RoomUpdate {
    private final List<LiveRoom.RoomEvent> events;
    private final RoomView view;
    private final PrivateBoard board;
    private final LiveRoom.Presence presence;
    private final List<LiveRoom.Reaction> reactions;
    private final Map<String, String> texts = new HashMap<>();

    /**
     * @param view null if the state of the room is unchanged
     * @param board null if it is unchanged or visible to all
     * @param presence null if it is unchanged
     */
    RoomUpdate(
            List<LiveRoom.RoomEvent> events,
            RoomView view,
            PrivateBoard board,
            LiveRoom.Presence presence,
            List<LiveRoom.Reaction> reactions) {
        this.events = events;
        this.view = view;
        this.board = board;
        this.presence = presence;
        this.reactions = reactions;
    }

    /** Returns the new events in order. */
    public List<LiveRoom.RoomEvent> events() {
        return events;
    }

    /** Returns the view after the events; empty if the state of the room is unchanged. */
    public Optional<RoomView> view() {
        return Optional.ofNullable(view);
    }

    /** Returns the hidden board of this seat, if it has changed. */
    public Optional<PrivateBoard> board() {
        return Optional.ofNullable(board);
    }

    /** Returns the connected clients, if they have changed. */
    public Optional<LiveRoom.Presence> presence() {
        return Optional.ofNullable(presence);
    }

    public List<LiveRoom.Reaction> reactions() {
        return reactions;
    }

    /**
     * Returns a text of this update, which is written only once for all subscribers of the seat.
     *
     * @param kind distinguishes the texts of an update
     */
    public String text(String kind, Locale language, Function<RoomUpdate, String> writer) {
        return texts.computeIfAbsent(kind + " " + language, key -> writer.apply(this));
    }
}
