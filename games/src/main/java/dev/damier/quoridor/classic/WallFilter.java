package dev.damier.quoridor.classic;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;

/**
 * A filter for walls that are far from all pawns.
 *
 * @param ownRadius number of rows and columns around the agent's pawn
 * @param opponentRadius number of rows and columns around the other pawn
 * @param nearWalls whether walls that touch an existing wall are accepted too
 */
record WallFilter(int ownRadius, int opponentRadius, boolean nearWalls) {
    /** Returns whether the agent considers a wall. */
    boolean accepts(Board board, int wall, int agent) {
        return isNear(board, wall, agent, ownRadius)
                || isNear(board, wall, 1 - agent, opponentRadius)
                || nearWalls && touchesWall(board, wall);
    }

    /** Returns whether a wall touches a square within some rows and columns of a pawn. */
    static boolean isNear(Board board, int wall, int radius) {
        for (int p = 0; p < board.players(); p++) if (isNear(board, wall, p, radius)) return true;
        return false;
    }

    private static boolean isNear(Board board, int wall, int player, int radius) {
        int dy = MoveCode.anchor(wall) / board.size() - board.pawn(player) / board.size();
        int dx = MoveCode.anchor(wall) % board.size() - board.pawn(player) % board.size();
        return dy >= -radius && dy < radius && dx >= -radius && dx < radius;
    }

    /** Returns whether a wall has a point in common with a wall on the board. A wall has its middle and two ends. */
    private static boolean touchesWall(Board board, int wall) {
        boolean horizontal = MoveCode.isHorizontal(wall);
        int row = MoveCode.anchor(wall) / board.size();
        int column = MoveCode.anchor(wall) % board.size();
        for (int point = -1; point <= 1; point++) {
            int y = horizontal ? row : row + point;
            int x = horizontal ? column + point : column;
            for (int offset = -1; offset <= 1; offset++) {
                if (hasWall(board, MoveCode.HORIZONTAL, y, x + offset)) return true;
                if (hasWall(board, MoveCode.VERTICAL, y + offset, x)) return true;
            }
        }
        return false;
    }

    private static boolean hasWall(Board board, int orientation, int row, int column) {
        int last = board.size() - 2;
        boolean inside = row >= 0 && row <= last && column >= 0 && column <= last;
        return inside && board.wallGrid().hasWall(orientation + row * board.size() + column);
    }
}
