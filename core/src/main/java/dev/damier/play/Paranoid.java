package dev.damier.play;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Arrays;

/**
 * Paranoid search for three or more players. It assumes that all opponents play together against the player to move at the
 * root. This reduces the game to two sides, so alpha-beta pruning applies. If each player maximised only their own value,
 * little could be pruned.
 */
public final class Paranoid implements Solver<MultiPlayerPosition> {
    /** Depth limit, in plies, if neither the caller nor the budget limits the search. */
    private static final int DEFAULT_DEPTH = 3;

    private static final int MAX_PLIES = 64;
    private static final int[] NO_LINE = {};

    private final int depthLimit;
    private final boolean allMoves;

    /**
     * Creates a search.
     *
     * @param depthLimit maximum depth in plies, from 0 to 63; 0 for as deep as the budget allows (3 plies if the budget is
     *     unlimited)
     * @param allMoves whether to search all moves; if false, only the candidates of the {@link RolloutPolicy} of the game
     * @throws IllegalArgumentException if the depth is out of range
     */
    public Paranoid(int depthLimit, boolean allMoves) {
        if (depthLimit < 0 || depthLimit >= MAX_PLIES)
            throw new IllegalArgumentException(
                    "depth must be from 0 to " + (MAX_PLIES - 1) + ", but got " + depthLimit);
        this.depthLimit = depthLimit;
        this.allMoves = allMoves;
    }

    @Override
    public Outcome solve(MultiPlayerPosition position, Control control) {
        return new Run((MultiPlayerPosition) position.copy(), control).deepen();
    }

    /** One search. */
    private final class Run {
        private final MultiPlayerPosition position;
        private final RolloutPolicy policy;
        private final Control control;
        private final Counters counters = new Counters();
        private final int rootPlayer;
        private final int[][] moves = new int[MAX_PLIES][];
        private final int[][] line = new int[MAX_PLIES + 1][MAX_PLIES + 1];
        private final int[] lineLength = new int[MAX_PLIES + 1];
        /** History heuristic: per player and move, a score for the cutoffs it caused. */
        private final long[][] history;

        private boolean stopped;

        Run(MultiPlayerPosition position, Control control) {
            this.position = position;
            this.control = control;
            policy = position.rolloutPolicy();
            rootPlayer = position.toMove();
            history = new long[position.players()][1 << 16];
        }

        Outcome deepen() {
            if (position.moves(buffer(0)) == 0) return new Outcome.Impossible(control.stats(counters));
            int[] best = {moves[0][0]};
            int value = 0;
            int limit = maxDepth();
            for (int depth = 1; depth <= limit; depth++) {
                int found = search(depth, -WIN, WIN, 0, best);
                if (stopped) break;
                value = found;
                best = Arrays.copyOf(line[0], lineLength[0]);
                counters.depth = depth;
                control.reportImprovement(-1, value, best, counters);
                if (Math.abs(value) >= WIN - depth) break;
            }
            return new Outcome.Chosen(best[0], value, best, control.stats(counters));
        }

        private int maxDepth() {
            if (depthLimit > 0) return depthLimit;
            Budget b = control.budget();
            boolean unlimited = b.time().equals(Budget.FOREVER) && b.nodes() == Long.MAX_VALUE;
            return unlimited ? DEFAULT_DEPTH : MAX_PLIES - 1;
        }

        private int[] buffer(int ply) {
            if (moves[ply] == null) moves[ply] = new int[position.maxMoves()];
            return moves[ply];
        }

        /**
         * Returns the value for the root player, who raises alpha; the opponents lower beta.
         *
         * @param pv the principal variation of the last iteration, searched first
         */
        private int search(int depth, int alpha, int beta, int ply, int[] pv) {
            lineLength[ply] = 0;
            int result = position.result(rootPlayer);
            if (result != Position.UNDECIDED) return result * (WIN - ply);
            if (depth == 0) return position.evaluate(rootPlayer);
            counters.countExpansion(ply);
            if (control.shouldStop(counters)) stopped = true;
            if (stopped) return 0;
            int player = position.toMove();
            boolean maximising = player == rootPlayer;
            int n = allMoves ? position.moves(buffer(ply)) : policy.candidates(position, buffer(ply));
            counters.generated += n;
            orderMoves(ply, n, player, ply < pv.length ? pv[ply] : -1);
            int best = maximising ? -Integer.MAX_VALUE : Integer.MAX_VALUE;
            int[] rest = pv;
            for (int i = 0; i < n; i++) {
                int move = moves[ply][i];
                position.play(move);
                int v = search(depth - 1, alpha, beta, ply + 1, rest);
                position.undo();
                if (stopped) return 0;
                rest = NO_LINE;
                if (maximising ? v > best : v < best) {
                    best = v;
                    storeLine(ply, move);
                }
                if (maximising) alpha = Math.max(alpha, best);
                else beta = Math.min(beta, best);
                if (alpha >= beta) {
                    history[player][move & 0xffff] += (long) depth * depth;
                    break;
                }
            }
            return best;
        }

        private void storeLine(int ply, int move) {
            line[ply][0] = move;
            System.arraycopy(line[ply + 1], 0, line[ply], 1, lineLength[ply + 1]);
            lineLength[ply] = lineLength[ply + 1] + 1;
        }

        /** Sorts the moves: the move of the principal variation, then by history. Equal moves stay in the order of the generator. */
        private void orderMoves(int ply, int n, int player, int pvMove) {
            int[] list = moves[ply];
            long[] good = history[player];
            for (int i = 1; i < n; i++) {
                int move = list[i];
                int j = i;
                for (;
                        j > 0
                                && list[j - 1] != pvMove
                                && (move == pvMove || good[list[j - 1] & 0xffff] < good[move & 0xffff]);
                        j--) list[j] = list[j - 1];
                list[j] = move;
            }
        }
    }
}
