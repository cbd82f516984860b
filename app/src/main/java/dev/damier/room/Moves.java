package dev.damier.room;

import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Table;

/** Playing a move that somebody sent. */
final class Moves {
    private static final int LONGEST = 64;

    private Moves() {}

    /** The move it was; a refusal in the game's words when the rules forbid it. */
    static Move play(Table table, String text) {
        if (text.length() > LONGEST) throw RoomRefusal.of("long");
        try {
            Move move = table.read(text);
            table.play(move.code());
            return move;
        } catch (NotationException e) {
            throw new RoomRefusal(e.text());
        }
    }
}
