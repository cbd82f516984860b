package dev.damier.quoridor.opening;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MirrorImage;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Rules;

/** Plays the moves of openings, and finds positions regardless of left and right. */
final class OpeningLine {
    private OpeningLine() {}

    /**
     * Returns the position after moves from the start of the standard game.
     *
     * @throws IllegalArgumentException if a move is illegal
     */
    static Board play(String[] moves) {
        Board board = Board.start(Rules.STANDARD);
        for (String text : moves) board.play(legalMove(board, text));
        return board;
    }

    /** Returns the code of a legal move. */
    static int legalMove(Board board, String text) {
        int move = MoveCode.parse(text, board.size());
        int[] legal = new int[board.maxMoves()];
        int n = board.moves(legal);
        for (int i = 0; i < n; i++) if (legal[i] == move) return move;
        throw new IllegalArgumentException("openings: '" + text + "' is not a legal move after ply " + board.ply());
    }

    /** Returns the same key for a position and its mirror image. */
    static long key(Board board) {
        return Math.min(board.key(), MirrorImage.of(board).key());
    }

    /** Returns whether {@link #key} is that of the mirror image. */
    static boolean isMirrored(Board board) {
        return MirrorImage.of(board).key() < board.key();
    }
}
