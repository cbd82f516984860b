package dev.damier.quoridor.classic;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.play.Position;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.DuelBoard;
import dev.damier.quoridor.MoveCode;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.RankedLine;
import dev.damier.run.Trace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The alpha-beta search of the student agent. Positions are always evaluated for the agent, whichever side is to move,
 * because the weights of the two sides differ. Depth 0 evaluates the positions after the agent's moves, depth 1 those
 * after every reply.
 *
 * @param levelWeights weights if both distances are equal
 * @param nearerWeights weights if the agent is closer to its goal
 * @param fartherWeights weights if the agent is farther from its goal
 * @param filter selects the walls that are considered
 * @param scoreWins whether a finished game has the value of its features, as in the report, and not of a win or loss
 * @param allScores whether every move of the root gets its exact value
 */
record ClassicSearch(
        ClassicWeights levelWeights,
        ClassicWeights nearerWeights,
        ClassicWeights fartherWeights,
        WallFilter filter,
        boolean scoreWins,
        boolean allScores) {

    /** Returns the best move of the side to move. */
    Outcome choose(DuelBoard position, int depth, ScoreCache cache, Control control) {
        return new ClassicRun(position.copy(), position.toMove(), cache, control).choose(depth);
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
        private final ScoreCache cache;
        private final Control control;
        private final Counters counters = new Counters();
        private final Trace trace;
        private boolean stopped;

        ClassicRun(Board board, int agent, ScoreCache cache, Control control) {
            this.board = board;
            this.agent = agent;
            this.cache = cache;
            this.control = control;
            boolean traced = control.traceLimit() > 0;
            trace = traced ? new Trace(control.traceLimit(), Trace.Measure.VALUE) : Trace.EMPTY;
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
            int root = trace.add(-1, -1, 0, 0);
            trace.markExpanded(root);
            List<RankedLine> ranked = new ArrayList<>();
            for (int i = 0; i < n && !stopped; i++) {
                int child = trace.add(root, moves[i], 1, 0);
                board.play(moves[i]);
                int v = value(child, depth, allScores ? -WIN : value, WIN, 1);
                board.undo();
                if (stopped) break;
                if (allScores) ranked.add(new RankedLine(v, new int[] {moves[i]}));
                if (v > value) {
                    value = v;
                    best = moves[i];
                }
            }
            trace.update(root, 0, value);
            if (control.traceLimit() > 0) control.trace(trace);
            ranked.sort(Comparator.comparingInt(RankedLine::value).reversed());
            return new Outcome.Chosen(best, value, new int[] {best}, List.copyOf(ranked), control.stats(counters));
        }

        private int value(int node, int depth, int alpha, int beta, int ply) {
            int value = depth == 0 || board.isOver() ? leafValue(ply) : searchedValue(node, depth, alpha, beta, ply);
            trace.update(node, ply, board.toMove() == agent ? value : -value);
            return value;
        }

        private int leafValue(int ply) {
            int result = board.result(agent);
            if (result != Position.UNDECIDED && !scoreWins) return result * (WIN - ply);
            return cache.get(board, agent, ClassicSearch.this);
        }

        private int searchedValue(int node, int depth, int lower, int upper, int ply) {
            int alpha = lower;
            int beta = upper;
            trace.markExpanded(node);
            counters.countExpansion(ply);
            if (control.shouldStop(counters)) stopped = true;
            boolean agentToMove = board.toMove() == agent;
            int[] moves = new int[board.maxMoves()];
            int n = candidates(moves);
            counters.generated += n;
            for (int i = 0; i < n && !stopped; i++) {
                if (alpha >= beta) {
                    trace.mark(node, Trace.CUTOFF);
                    break;
                }
                int child = trace.add(node, moves[i], ply + 1, 0);
                board.play(moves[i]);
                int v = value(child, depth - 1, alpha, beta, ply + 1);
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
                if (!MoveCode.isWall(moves[i]) || filter.accepts(board, moves[i], agent)) moves[count++] = moves[i];
            return count;
        }
    }
}
