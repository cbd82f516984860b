package dev.damier.room;

import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Table;

/** Playing a move that somebody sent. */
final class Moves {
    private static final int MAX_MOVE_LENGTH = 64;

    private Moves() {}

    /** The move it was; a refusal in the game's words when the rules forbid it. */
    static Move play(Table table, String text) {
        if (text.length() > MAX_MOVE_LENGTH) throw RoomException.of("long");
        try {
            Move move = table.read(text);
            table.play(move.code());
            return move;
        } catch (NotationException e) {
            throw new RoomException(e.text());
        }
    }
}
