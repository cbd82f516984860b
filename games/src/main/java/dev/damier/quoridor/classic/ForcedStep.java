package dev.damier.quoridor.classic;

import dev.damier.quoridor.Board;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;

/** The moves that the classic agent makes without search: a winning step, and its first two moves straight ahead. */
final class ForcedStep {
    private static final int FORCED_OPENING_MOVES = 2;

    private ForcedStep() {}

    /** Returns the forced step, or -1 if there is none. */
    static int find(Board board) {
        int me = board.toMove();
        int[] moves = new int[board.maxMoves()];
        int n = board.isOver() ? 0 : board.pawnMoves(moves, 0);
        for (int i = 0; i < n; i++) if (board.rules().isGoal(me, moves[i])) return moves[i];
        int ahead = board.pawn(me) + (me == 0 ? board.size() : -board.size());
        if (movesMade(board, me) < FORCED_OPENING_MOVES)
            for (int i = 0; i < n; i++) if (moves[i] == ahead) return ahead;
        return -1;
    }

    /** Returns the outcome of a forced step. */
    static Outcome outcome(Board board, int step, Control control) {
        int value = board.rules().isGoal(board.toMove(), step) ? Outcome.Chosen.WIN - 1 : 0;
        return new Outcome.Chosen(step, value, new int[] {step}, control.stats(new Counters()));
    }

    /**
     * Returns a lower bound of the number of moves that a player has made. It uses the history. For moves before the
     * history, it uses the walls placed and the rows between the pawn and its starting row.
     */
    static int movesMade(Board board, int player) {
        int recorded = 0;
        for (int i = 0; i < board.ply(); i++) if (board.moverAt(i) == player) recorded++;
        int startRow = board.rules().startSquare(player) / board.size();
        int rows = Math.abs(board.pawn(player) / board.size() - startRow);
        return Math.max(recorded, board.rules().walls() - board.wallsLeft(player) + rows);
    }
}
