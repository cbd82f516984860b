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
 * The alpha-beta search of the student agent. Positions are always evaluated for the agent, whichever side is to move,
 * because the weights of the two sides differ. Depth 0 evaluates the positions after the agent's moves, depth 1 those
 * after every reply.
 *
 * @param levelWeights weights if both distances are equal
 * @param nearerWeights weights if the agent is closer to its goal
 * @param fartherWeights weights if the agent is farther from its goal
 * @param radius walls farther than this from both pawns are ignored
 */
record ClassicSearch(
        ClassicWeights levelWeights, ClassicWeights nearerWeights, ClassicWeights fartherWeights, int radius) {

    /** Returns the best move of the side to move. */
    Outcome choose(DuelBoard position, int depth, Control control) {
        return new ClassicRun(position.copy(), position.toMove(), control).choose(depth);
    }

    /** Returns the value of a position for a player, in hundredths. */
    int score(Board board, int player) {
        int ownDistance = board.distance(player);
        int opponentDistance = board.distance(1 - player);
        ClassicWeights weights = ownDistance == opponentDistance
                ? levelWeights
                : ownDistance < opponentDistance ? nearerWeights : fartherWeights;
        return weights.score(board, player, ownDistance, opponentDistance);
    }

    /** One search. */
    private final class ClassicRun {
        private final Board board;
        private final int agent;
        private final Control control;
        private final Counters counters = new Counters();
        private boolean stopped;

        ClassicRun(Board board, int agent, Control control) {
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
            counters.countExpansion(0);
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
            counters.countExpansion(ply);
            if (control.shouldStop(counters)) stopped = true;
            boolean agentToMove = board.toMove() == agent;
            int[] moves = new int[board.maxMoves()];
            int n = candidates(moves);
            counters.generated += n;
            for (int i = 0; i < n && alpha < beta && !stopped; i++) {
                board.play(moves[i]);
                int v = value(depth - 1, alpha, beta, ply + 1);
                board.undo();
                if (agentToMove) alpha = Math.max(alpha, v);
                else beta = Math.min(beta, v);
            }
            return agentToMove ? alpha : beta;
        }

        private int candidates(int[] moves) {
            int n = board.moves(moves);
            int count = 0;
            for (int i = 0; i < n; i++)
                if (!MoveCode.isWall(moves[i]) || WallFilter.isNear(board, moves[i], radius)) moves[count++] = moves[i];
            return count;
        }
    }
}
