package dev.damier.quoridor.classic;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;

/** A filter that selects the walls near the pawns. */
final class WallFilter {
    private WallFilter() {}

    /** Returns whether a wall touches a square within some rows and columns of a pawn. */
    static boolean isNear(Board board, int wall, int radius) {
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
