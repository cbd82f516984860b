package dev.damier.quoridor.classic;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;

/** Leaves out walls that are far from both pawns. */
final class WallFilter {
    private WallFilter() {}

    /** Whether this wall touches a square within so many rows and columns of a pawn. */
    static boolean near(Board board, int wall, int radius) {
        int row = MoveCode.anchor(wall) / board.size();
        int column = MoveCode.anchor(wall) % board.size();
        for (int p = 0; p < board.players(); p++) {
            int dy = row - board.pawn(p) / board.size();
            int dx = column - board.pawn(p) % board.size();
            if (dy >= -radius && dy < radius && dx >= -radius && dx < radius) return true;
        }
        return false;
    }
}
