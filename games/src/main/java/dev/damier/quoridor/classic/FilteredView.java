package dev.damier.quoridor.classic;

import dev.damier.play.TwoPlayerPosition;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;

/**
 * A board on which only walls around the pawns are built, valued by four features (own and other's way, own and other's
 * walls) with one set of weights for each of who leads.
 */
final class FilteredView implements TwoPlayerPosition {
    private static final int RADIUS = 2;
    /** Own way, other's way, own walls, other's walls; when behind, level and ahead. */
    private static final int[][] WEIGHTS = {{-100, 140, 40, -60}, {-100, 110, 60, -60}, {-120, 100, 70, -50}};

    private final Board board;
    private final boolean filter;

    /** @param filter false to look at every wall */
    FilteredView(Board board, boolean filter) {
        this.board = board;
        this.filter = filter;
    }

    @Override
    public int moves(int[] buffer) {
        int n = board.moves(buffer);
        int kept = 0;
        for (int i = 0; i < n; i++)
            if (!filter || !MoveCode.wall(buffer[i]) || WallFilter.near(board, buffer[i], RADIUS))
                buffer[kept++] = buffer[i];
        return kept;
    }

    @Override
    public int evaluate() {
        int me = board.toMove();
        int mine = board.distance(me);
        int other = board.distance(1 - me);
        // The side to move is half a step better off than the distances say, whoever leads.
        int[] w = WEIGHTS[Integer.signum(other - mine) + 1];
        return w[0] * mine + w[1] * other + w[2] * board.left(me) + w[3] * board.left(1 - me) + 50;
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
