package dev.damier.room;

import dev.damier.game.Move;
import dev.damier.game.NotationException;
import dev.damier.game.Table;

/** Parses and plays moves sent by clients. */
final class MoveInput {
    private static final int MAX_MOVE_LENGTH = 64;

    private MoveInput() {}

    /**
     * Plays a move and returns it. Throws {@link RoomException} with the message of the game if the move is illegal.
     */
    static Move play(Table table, String text) {
        if (text.length() > MAX_MOVE_LENGTH) throw RoomException.of("long");
        try {
            Move move = table.read(text);
            requireNoFreePass(table, move);
            table.play(move.code());
            return move;
        } catch (NotationException e) {
            throw new RoomException(e.text());
        }
    }

    /** Rejects a pass that is not a legal move: only the server passes, for a player who is out of the game. */
    private static void requireNoFreePass(Table table, Move move) {
        boolean isPass = table.pass().filter(pass -> pass.code() == move.code()).isPresent();
        if (isPass && table.moves().stream().noneMatch(legal -> legal.code() == move.code()))
            throw RoomException.of("pass");
    }
}
