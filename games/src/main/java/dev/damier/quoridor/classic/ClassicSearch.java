package dev.damier.quoridor.classic;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.play.Position;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.DuelBoard;
import dev.damier.quoridor.MoveCode;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;

/**
 * Alpha-beta as the student agent had it: the score is always the agent's own, whoever is to move at the horizon, because
 * its weights say more about one's own way than about the rival's. Depth 0 looks at the positions after its own moves,
 * depth 1 at every reply to them.
 *
 * @param radius walls farther from both pawns are not looked at
 */
record ClassicSearch(ClassicWeights level, ClassicWeights nearer, ClassicWeights farther, int radius) {

    Outcome choose(DuelBoard position, int depth, Control control) {
        return new Run(position.copy(), position.toMove(), control).choose(depth);
    }

    /** What the board is worth to a player. */
    int score(Board board, int player) {
        int own = board.distance(player);
        int rival = board.distance(1 - player);
        ClassicWeights weights = own == rival ? level : own < rival ? nearer : farther;
        return weights.score(board, player, own, rival);
    }

    private final class Run {
        private final Board board;
        private final int agent;
        private final Control control;
        private final Counters counters = new Counters();
        private boolean stopped;

        Run(Board board, int agent, Control control) {
            this.board = board;
            this.agent = agent;
            this.control = control;
        }

        Outcome choose(int depth) {
            int[] moves = new int[board.maxMoves()];
            int n = candidates(moves);
            if (n == 0) return new Outcome.Impossible(control.stats(counters));
            int best = moves[0];
            int value = -WIN;
            counters.expand(0);
            counters.generated += n;
            counters.depth = depth + 1;
            for (int i = 0; i < n && !stopped; i++) {
                board.play(moves[i]);
                int v = value(depth, value, WIN, 1);
                board.undo();
                if (v > value && !stopped) {
                    value = v;
                    best = moves[i];
                }
            }
            return new Outcome.Chosen(best, value, new int[] {best}, control.stats(counters));
        }

        private int value(int depth, int alpha, int beta, int ply) {
            int result = board.result(agent);
            if (result != Position.UNDECIDED) return result * (WIN - ply);
            if (depth == 0) return score(board, agent);
            counters.expand(ply);
            if (control.shouldStop(counters)) stopped = true;
            boolean mine = board.toMove() == agent;
            int[] moves = new int[board.maxMoves()];
            int n = candidates(moves);
            counters.generated += n;
            for (int i = 0; i < n && alpha < beta && !stopped; i++) {
                board.play(moves[i]);
                int v = value(depth - 1, alpha, beta, ply + 1);
                board.undo();
                if (mine) alpha = Math.max(alpha, v);
                else beta = Math.min(beta, v);
            }
            return mine ? alpha : beta;
        }

        private int candidates(int[] moves) {
            int n = board.moves(moves);
            int kept = 0;
            for (int i = 0; i < n; i++)
                if (!MoveCode.wall(moves[i]) || WallFilter.near(board, moves[i], radius)) moves[kept++] = moves[i];
            return kept;
        }
    }
}
