package dev.damier.room;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The game played in a room. A method that throws {@link RoomException} leaves the game unchanged. */
interface RoomGame {
    /** Applies the action of a player. */
    void act(RoomAction action);

    /** Returns when {@link #onDeadline} is due, in milliseconds since 1970. Any action may change it. */
    OptionalLong deadline();

    /** Handles the expiry of the deadline. */
    void onDeadline(long at);

    /** Moves all deadlines and clocks by the length of a server outage, so that no player loses time. */
    void shiftDeadlines(long millis);

    /** Adds a player who joined after the start. */
    void onJoin(int seat, long at);

    /** Removes a player who left. */
    void onLeave(int seat, long at);

    /** Returns whether the game is over. */
    boolean isOver();

    /** Ends the game at the request of the host. The result so far counts. */
    void finish(long at);

    /** Returns the rounds that are finished. Nothing in them is secret any more. */
    List<GameRecord.Round> rounds();

    /** Returns the seats that have won; several if they have the same result, none before the end or in a draw. */
    List<Integer> winners();

    /** Returns what this seat may see; -1 is a spectator. The result is part of the JSON of a room. */
    Object view(int viewer);

    /** Returns what an engine in this seat has to do now. */
    Optional<EngineTask> engineTask(int seat);

    /** Returns the board of this seat in games in which every player has one. */
    default Optional<PrivateBoard> privateBoard(int seat) {
        return Optional.empty();
    }
}
