package dev.damier.quoridor;

import dev.damier.game.NotationException;
import dev.damier.game.Text;
import java.util.Optional;

/** Reads moves and explains why a move is illegal. */
final class MoveValidation {
    private MoveValidation() {}

    /** Returns the code of a legal move. Throws a {@link NotationException} with the reason if it is not legal. */
    static int read(Board board, String text) {
        int[] legal = new int[board.maxMoves()];
        return read(board, text, legal, board.moves(legal));
    }

    /**
     * Reads a move of a recorded game, like {@link #read(Board, String)}. The game may continue after an optional draw,
     * because it may come from a program without the draw rules.
     */
    static int readRecorded(Board board, String text) {
        int[] legal = new int[board.maxMoves()];
        return read(board, text, legal, board.movesIgnoringDraws(legal));
    }

    private static int read(Board board, String text, int[] legal, int n) {
        String t = text.strip();
        int move = MoveCode.parse(t, board.size);
        for (int i = 0; i < n; i++) if (legal[i] == move) return move;
        // The turn of a player who is out of a game of four.
        if (move == MoveCode.PASS && board.players() > 2 && n > 0) return move;
        throw new NotationException(rejectionReason(board, move, t, legal, n));
    }

    private static Text rejectionReason(Board board, int move, String text, int[] legal, int n) {
        if (n == 0) return text("over");
        if (move < 0) return text("unknown", text, MoveCode.squareName(board.size * board.size - 1, board.size));
        if (move == MoveCode.PASS) return text("pass");
        if (MoveCode.isPawnMove(move)) return pawnRejection(board, move, text, legal, n);
        if (board.wallsLeft(board.toMove()) == 0) return text("no-walls", QuoridorScene.name(board.toMove()));
        return wallConflict(board.wallGrid, move)
                .orElseGet(() ->
                        text("closes", describe(move, board.size), QuoridorScene.name(board.blockedPlayer(move))));
    }

    private static Text pawnRejection(Board board, int move, String text, int[] legal, int n) {
        for (int p = 0; p < board.players(); p++)
            if (board.pawn(p) == move) return text("occupied", text, QuoridorScene.name(p));
        String from = MoveCode.squareName(board.pawn(board.toMove()), board.size);
        StringBuilder squares = new StringBuilder();
        for (int i = 0; i < n && MoveCode.isPawnMove(legal[i]); i++)
            squares.append(' ').append(MoveCode.text(legal[i], board.size));
        return text("unreachable", text, from, squares.toString().strip());
    }

    /** Returns why a wall conflicts with the walls on the board, if it does. Paths are not checked. */
    static Optional<Text> wallConflict(WallGrid walls, int wall) {
        int anchor = MoveCode.anchor(wall);
        int stride = MoveCode.isHorizontal(wall) ? 1 : walls.size;
        int base = wall - anchor;
        for (int other : new int[] {anchor, anchor - stride, anchor + stride}) {
            if (other >= 0 && other < MoveCode.HORIZONTAL && walls.hasWall(base + other))
                return conflict("overlaps", walls, wall, base + other);
        }
        int crossing = anchor + (MoveCode.isHorizontal(wall) ? MoveCode.VERTICAL : MoveCode.HORIZONTAL);
        return walls.hasWall(crossing) ? conflict("crosses", walls, wall, crossing) : Optional.empty();
    }

    private static Optional<Text> conflict(String key, WallGrid walls, int wall, int other) {
        return Optional.of(text(key, describe(wall, walls.size), describe(other, walls.size)));
    }

    /** Returns the localised description of a move. */
    static Text describe(int move, int size) {
        if (move == MoveCode.PASS) return text("words.pass");
        String kind = MoveCode.isPawnMove(move) ? "pawn" : MoveCode.isHorizontal(move) ? "across" : "upright";
        return text("words." + kind, MoveCode.squareName(move & 127, size));
    }

    private static Text text(String key, Object... args) {
        return Text.of(MoveValidation.class, "move." + key, args);
    }
}
