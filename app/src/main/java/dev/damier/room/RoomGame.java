package dev.damier.room;

import java.util.Optional;
import java.util.OptionalLong;

/** What is played in a room. Whatever refuses has changed nothing. */
interface RoomGame {
    /** Somebody at the table does something. */
    void act(RoomAction action);

    /** When something happens by itself, unless something is done before. */
    OptionalLong deadline();

    /** The deadline has come. */
    void onDeadline(long at);

    /** The server was away so long: nobody's time ran meanwhile. */
    void shiftDeadlines(long millis);

    /** A seat was taken after the start. */
    void joined(int seat, long at);

    void left(int seat, long at);

    boolean over();

    /** What this seat may see, -1 for a spectator. */
    Object view(int viewer);

    /** What an engine in this seat is to do now, if anything. */
    Optional<EngineTask> engineTask(int seat);

    /** The board that is this seat's own, where each has one. */
    default Optional<PrivateBoard> board(int seat) {
        return Optional.empty();
    }
}
