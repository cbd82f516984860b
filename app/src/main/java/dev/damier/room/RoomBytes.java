package dev.damier.room;

/**
 * Estimates the memory of a room from above, without measuring it: the board of every seat, the history of every seat
 * and the log of actions. {@code RoomMemoryTest} compares the estimate with the heap for the largest board of every
 * game.
 */
final class RoomBytes {
    private static final long PER_ROOM = 8 << 10;
    private static final long PER_SEAT = 2 << 10;
    /** Memory of a board per character of its text, for the room and for each seat. */
    private static final long PER_CHARACTER = 8;
    /** Memory of what a seat knows about a hidden board, per character of the text of the board. */
    private static final long PER_HIDDEN_CHARACTER = 512;
    /** Memory of a finished round per character of its position and moves. */
    private static final long PER_RECORDED_CHARACTER = 2;
    /** Memory of an action in the log and of the move that it adds to the history of a seat. */
    private static final long PER_ACTION = 1 << 10;

    private RoomBytes() {}

    /** Returns the memory of the state of a room without its actions. */
    static long of(RoomState state) {
        long board = PER_CHARACTER * state.config().position().length();
        long knowledge = state.config().secret()
                ? PER_HIDDEN_CHARACTER * state.config().position().length()
                : 0;
        return PER_ROOM
                + board
                + PER_RECORDED_CHARACTER * state.recordedCharacters()
                + state.seats().size() * (PER_SEAT + board + knowledge);
    }

    static long of(RoomAction action) {
        long text = 0;
        for (var arg : action.args().entrySet())
            text += arg.getKey().length() + arg.getValue().length();
        return PER_ACTION + 2 * text;
    }
}
