package dev.damier.play;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Arrays;

/**
 * Paranoid search for three or more players: whoever is to move takes all others to be in league against him. That makes
 * two sides of many players, so alpha-beta cuts hold, which they hardly do when each is thought to play for himself.
 */
public final class Paranoid implements Solver<MultiPlayerPosition> {
    private static final int DEFAULT_DEPTH = 3;
    private static final int MAX_PLIES = 64;
    private static final int[] NO_LINE = {};

    private final int depthLimit;
    private final boolean allMoves;

    /**
     * @param depthLimit plies to look ahead, 0 for as deep as the budget lasts (3 when it has no end)
     * @param allMoves looks at every move, else at those that the game's {@link RolloutPolicy} thinks worth it
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

    private final class Run {
        private final MultiPlayerPosition position;
        private final RolloutPolicy policy;
        private final Control control;
        private final Counters counters = new Counters();
        private final int hero;
        private final int[][] moves = new int[MAX_PLIES][];
        private final int[][] line = new int[MAX_PLIES + 1][MAX_PLIES + 1];
        private final int[] lineLength = new int[MAX_PLIES + 1];
        /** By player and move: how often it was too good. */
        private final long[][] history;

        private boolean stopped;

        Run(MultiPlayerPosition position, Control control) {
            this.position = position;
            this.control = control;
            policy = position.rollouts();
            hero = position.toMove();
            history = new long[position.players()][1 << 16];
        }

        Outcome deepen() {
            if (position.moves(buffer(0)) == 0) return new Outcome.Impossible(control.stats(counters));
            int[] best = {moves[0][0]};
            int value = 0;
            int limit = limit();
            for (int depth = 1; depth <= limit; depth++) {
                int found = search(depth, -WIN, WIN, 0, best);
                if (stopped) break;
                value = found;
                best = Arrays.copyOf(line[0], lineLength[0]);
                counters.depth = depth;
                control.improved(-1, value, best, counters);
                if (Math.abs(value) >= WIN - depth) break;
            }
            return new Outcome.Chosen(best[0], value, best, control.stats(counters));
        }

        private int limit() {
            if (depthLimit > 0) return depthLimit;
            Budget b = control.budget();
            boolean endless = b.time().equals(Budget.FOREVER) && b.nodes() == Long.MAX_VALUE;
            return endless ? DEFAULT_DEPTH : MAX_PLIES - 1;
        }

        private int[] buffer(int ply) {
            if (moves[ply] == null) moves[ply] = new int[position.maxMoves()];
            return moves[ply];
        }

        /** The hero's value: he raises alpha, the others lower beta. {@code first} is the line to look at before others. */
        private int search(int depth, int alpha, int beta, int ply, int[] first) {
            lineLength[ply] = 0;
            int result = position.result(hero);
            if (result != Position.UNDECIDED) return result * (WIN - ply);
            if (depth == 0) return position.evaluate(hero);
            counters.expand(ply);
            if (control.shouldStop(counters)) stopped = true;
            if (stopped) return 0;
            int player = position.toMove();
            boolean mine = player == hero;
            int n = allMoves ? position.moves(buffer(ply)) : policy.candidates(position, buffer(ply));
            counters.generated += n;
            order(ply, n, player, ply < first.length ? first[ply] : -1);
            int best = mine ? -Integer.MAX_VALUE : Integer.MAX_VALUE;
            int[] rest = first;
            for (int i = 0; i < n; i++) {
                int move = moves[ply][i];
                position.play(move);
                int v = search(depth - 1, alpha, beta, ply + 1, rest);
                position.undo();
                if (stopped) return 0;
                rest = NO_LINE;
                if (mine ? v > best : v < best) {
                    best = v;
                    keepLine(ply, move);
                }
                if (mine) alpha = Math.max(alpha, best);
                else beta = Math.min(beta, best);
                if (alpha >= beta) {
                    history[player][move & 0xffff] += (long) depth * depth;
                    break;
                }
            }
            return best;
        }

        private void keepLine(int ply, int move) {
            line[ply][0] = move;
            System.arraycopy(line[ply + 1], 0, line[ply], 1, lineLength[ply + 1]);
            lineLength[ply] = lineLength[ply + 1] + 1;
        }

        /** The move of the last line first, then what was often too good; equal ones stay in the generator's order. */
        private void order(int ply, int n, int player, int first) {
            int[] list = moves[ply];
            long[] good = history[player];
            for (int i = 1; i < n; i++) {
                int move = list[i];
                int j = i;
                for (;
                        j > 0
                                && list[j - 1] != first
                                && (move == first || good[list[j - 1] & 0xffff] < good[move & 0xffff]);
                        j--) list[j] = list[j - 1];
                list[j] = move;
            }
        }
    }
}
