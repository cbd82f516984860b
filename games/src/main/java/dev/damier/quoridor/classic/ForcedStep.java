package dev.damier.quoridor.classic;

import dev.damier.quoridor.Board;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;

/** Moves that the classic agent makes without thinking: the step that wins, and its first two, straight ahead. */
final class ForcedStep {
    private static final int OPENING_STEPS = 2;

    private ForcedStep() {}

    /** The step to make, or -1 when there is something to think about. */
    static int of(Board board) {
        int me = board.toMove();
        int[] moves = new int[board.maxMoves()];
        int n = board.over() ? 0 : board.pawnMoves(moves, 0);
        for (int i = 0; i < n; i++) if (board.rules().goal(me, moves[i])) return moves[i];
        int ahead = board.pawn(me) + (me == 0 ? board.size() : -board.size());
        if (movesMade(board, me) < OPENING_STEPS) for (int i = 0; i < n; i++) if (moves[i] == ahead) return ahead;
        return -1;
    }

    static Outcome chosen(Board board, int step, Control control) {
        int value = board.rules().goal(board.toMove(), step) ? Outcome.Chosen.WIN - 1 : 0;
        return new Outcome.Chosen(step, value, new int[] {step}, control.stats(new Counters()));
    }

    /**
     * Moves a player has made since the start of the game. A position that is given without its history tells at least
     * the walls put up and the rows the pawn is from home.
     */
    static int movesMade(Board board, int player) {
        int known = 0;
        for (int i = 0; i < board.ply(); i++) if (board.mover(i) == player) known++;
        int home = board.rules().home(player) / board.size();
        int rows = Math.abs(board.pawn(player) / board.size() - home);
        return Math.max(known, board.rules().walls() - board.left(player) + rows);
    }
}
