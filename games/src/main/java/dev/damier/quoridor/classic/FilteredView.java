package dev.damier.quoridor.classic;

import dev.damier.play.TwoPlayerPosition;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;

/**
 * A board on which only walls near the pawns are moves. It is evaluated by four features: own distance, opponent's
 * distance, own walls, opponent's walls. The weights depend on which side is closer to its goal.
 */
final class FilteredView implements TwoPlayerPosition {
    private static final int RADIUS = 2;
    /** Weights of own distance, opponent's distance, own walls, opponent's walls; when behind, level and ahead. */
    private static final int[][] WEIGHTS = {{-100, 140, 40, -60}, {-100, 110, 60, -60}, {-120, 100, 70, -50}};

    private final Board board;
    private final boolean filter;

    /**
     * @param filter false to allow every wall
     */
    FilteredView(Board board, boolean filter) {
        this.board = board;
        this.filter = filter;
    }

    @Override
    public int moves(int[] buffer) {
        int n = board.moves(buffer);
        int count = 0;
        for (int i = 0; i < n; i++)
            if (!filter || !MoveCode.isWall(buffer[i]) || WallFilter.isNear(board, buffer[i], RADIUS))
                buffer[count++] = buffer[i];
        return count;
    }

    @Override
    public int evaluate() {
        int me = board.toMove();
        int ownDistance = board.distance(me);
        int opponentDistance = board.distance(1 - me);
        int[] weights = WEIGHTS[Integer.signum(opponentDistance - ownDistance) + 1];
        return weights[0] * ownDistance
                + weights[1] * opponentDistance
                + weights[2] * board.wallsLeft(me)
                + weights[3] * board.wallsLeft(1 - me)
                + 50; // half a step for the side to move
    }

    @Override
    public int players() {
        return 2;
    }

    @Override
    public int toMove() {
        return board.toMove();
    }

    @Override
    public int maxMoves() {
        return board.maxMoves();
    }

    @Override
    public void play(int move) {
        board.play(move);
    }

    @Override
    public void undo() {
        board.undo();
    }

    @Override
    public int result(int player) {
        return board.result(player);
    }

    @Override
    public long key() {
        return board.key();
    }

    @Override
    public FilteredView copy() {
        return new FilteredView(board.copy(), filter);
    }
}
