package dev.damier.quoridor;

import dev.damier.game.NotationException;
import dev.damier.game.Text;
import java.util.Optional;

/** Why a move is refused: the reason comes first, the list of legal moves only when there is no better one. */
final class MoveValidation {
    private MoveValidation() {}

    /** The code of a legal move; a {@link NotationException} with the reason otherwise. */
    static int read(Board board, String text) {
        int[] legal = new int[board.maxMoves()];
        return read(board, text, legal, board.moves(legal));
    }

    /** As {@link #read(Board, String)} for a recorded game, which may have gone on past our optional draws. */
    static int replay(Board board, String text) {
        int[] legal = new int[board.maxMoves()];
        return read(board, text, legal, board.movesPastDraws(legal));
    }

    private static int read(Board board, String text, int[] legal, int n) {
        String t = text.strip();
        int move = MoveCode.read(t, board.size);
        for (int i = 0; i < n; i++) if (legal[i] == move) return move;
        throw new NotationException(why(board, move, t, legal, n));
    }

    private static Text why(Board board, int move, String text, int[] legal, int n) {
        if (n == 0) return say("over");
        if (move < 0) return say("unknown", text, MoveCode.square(board.size * board.size - 1, board.size));
        if (move == MoveCode.PASS) return say("pass");
        if (MoveCode.pawn(move)) return pawn(board, move, text, legal, n);
        if (board.left(board.toMove()) == 0) return say("no-walls", board.toMove() + 1);
        return reasonAgainst(board.maze, move)
                .orElseGet(() -> say("closes", words(move, board.size), board.shuts(move) + 1));
    }

    private static Text pawn(Board board, int move, String text, int[] legal, int n) {
        for (int p = 0; p < board.players(); p++) if (board.pawn(p) == move) return say("occupied", text, p + 1);
        String from = MoveCode.square(board.pawn(board.toMove()), board.size);
        StringBuilder squares = new StringBuilder();
        for (int i = 0; i < n && MoveCode.pawn(legal[i]); i++)
            squares.append(' ').append(MoveCode.text(legal[i], board.size));
        return say("unreachable", text, from, squares.toString().strip());
    }

    /** Why this wall cannot stand among those already there, routes apart. */
    static Optional<Text> reasonAgainst(WallGrid walls, int wall) {
        int a = MoveCode.anchor(wall);
        int along = MoveCode.horizontal(wall) ? 1 : walls.size;
        int base = wall - a;
        for (int other : new int[] {a, a - along, a + along}) {
            if (other >= 0 && other < MoveCode.H && walls.has(base + other))
                return clash("overlaps", walls, wall, base + other);
        }
        int crossing = a + (MoveCode.horizontal(wall) ? MoveCode.V : MoveCode.H);
        return walls.has(crossing) ? clash("crosses", walls, wall, crossing) : Optional.empty();
    }

    private static Optional<Text> clash(String key, WallGrid walls, int wall, int other) {
        return Optional.of(say(key, words(wall, walls.size), words(other, walls.size)));
    }

    /** A move for people. */
    static Text words(int move, int size) {
        if (move == MoveCode.PASS) return say("words.pass");
        String kind = MoveCode.pawn(move) ? "pawn" : MoveCode.horizontal(move) ? "across" : "upright";
        return say("words." + kind, MoveCode.square(move & 127, size));
    }

    private static Text say(String key, Object... args) {
        return Text.of(MoveValidation.class, "move." + key, args);
    }
}
