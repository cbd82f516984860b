package dev.damier.play;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.run.StepKind;
import dev.damier.run.Trace;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Alpha-beta search in negamax form, with iterative deepening. Each {@link Enhancement} can be enabled separately. None of
 * them changes the value at a given depth; without any, the search is plain minimax.
 */
public final class AlphaBeta implements Solver<TwoPlayerPosition> {
    /** An optional enhancement that reduces the number of visited positions. */
    public enum Enhancement {
        /** Alpha-beta pruning: stops the search of a position when its value is at least beta. */
        CUTS,
        /** Principal variation search: searches all moves but the first with a null window, and again if they are better. */
        PRINCIPAL_VARIATION,
        /** Transposition table: reuses the values of positions reached by another order of moves. */
        TABLE,
        /** Killer moves: tries moves first that caused a cutoff in another position of the same ply. */
        KILLERS,
        /** History heuristic: tries moves first that often caused cutoffs. */
        HISTORY
    }

    /** Depth limit, in plies, if neither the caller nor the budget limits the search. */
    private static final int DEFAULT_DEPTH = 4;

    private static final int MAX_PLIES = 128;
    private static final long TABLE_BYTES = 16 << 20;

    private final int depthLimit;
    private final EnumSet<Enhancement> enabled;

    /**
     * Creates a search.
     *
     * @param depthLimit maximum depth in plies, from 0 to 127; 0 for as deep as the budget allows (4 plies if the budget is
     *     unlimited)
     * @param enabled the enabled enhancements; may be empty
     * @throws IllegalArgumentException if the depth is out of range
     */
    public AlphaBeta(int depthLimit, Set<Enhancement> enabled) {
        if (depthLimit < 0 || depthLimit >= MAX_PLIES)
            throw new IllegalArgumentException(
                    "depth must be from 0 to " + (MAX_PLIES - 1) + ", but got " + depthLimit);
        this.depthLimit = depthLimit;
        this.enabled = enabled.isEmpty() ? EnumSet.noneOf(Enhancement.class) : EnumSet.copyOf(enabled);
    }

    @Override
    public Outcome solve(TwoPlayerPosition position, Control control) {
        return new Run((TwoPlayerPosition) position.copy(), control).deepen();
    }

    /** One search. */
    private final class Run {
        private final TwoPlayerPosition position;
        private final Control control;
        private final Counters counters = new Counters();
        private final @Nullable TranspositionTable table;
        private final int[][] moves = new int[MAX_PLIES][];
        private final long[][] scores = new long[MAX_PLIES][];
        private final int[][] line = new int[MAX_PLIES + 1][MAX_PLIES + 1];
        private final int[] lineLength = new int[MAX_PLIES + 1];
        private final int[][] killers = new int[MAX_PLIES][2];
        private final long[] history = new long[1 << 16];
        private final boolean cuts = enabled.contains(Enhancement.CUTS);
        private Trace trace = Trace.EMPTY;
        /** Whether a draw is a property of the path, so that values based on one must not be stored. */
        private final boolean pathDraws;

        /** Number of path-dependent draws so far. */
        private long draws;

        private boolean stopped;

        Run(TwoPlayerPosition position, Control control) {
            this.position = position;
            this.control = control;
            pathDraws = position.drawsDependOnPath();
            long bytes = Math.min(TABLE_BYTES, control.budget().bytes());
            table = enabled.contains(Enhancement.TABLE) ? new TranspositionTable(bytes) : null;
            counters.bytes = table == null ? 0 : table.bytes();
            for (int[] pair : killers) Arrays.fill(pair, -1);
        }

        Outcome deepen() {
            int n = position.moves(buffer(0));
            if (n == 0) return new Outcome.Impossible(control.stats(counters));
            int[] best = {moves[0][0]};
            int value = 0;
            for (int depth = 1; depth <= maxDepth(); depth++) {
                trace = newTrace();
                int root = trace.add(-1, -1, 0, 0);
                int found = search(depth, -WIN, WIN, 0, root);
                if (stopped) break;
                value = found;
                best = Arrays.copyOf(line[0], lineLength[0]);
                counters.depth = depth;
                control.trace(trace);
                control.reportImprovement(-1, value, best, counters);
                if (Math.abs(value) >= WIN - depth) break;
            }
            return new Outcome.Chosen(best[0], value, best, control.stats(counters));
        }

        private Trace newTrace() {
            if (control.traceLimit() == 0) return Trace.EMPTY;
            Trace fresh = new Trace(control.traceLimit(), Trace.Measure.VALUE);
            fresh.steps().nameVariables("depth", "alpha", "beta", "best");
            return fresh;
        }

        private int maxDepth() {
            if (depthLimit > 0) return depthLimit;
            Budget b = control.budget();
            boolean unlimited = b.time().equals(Budget.FOREVER) && b.nodes() == Long.MAX_VALUE;
            return unlimited ? DEFAULT_DEPTH : MAX_PLIES - 1;
        }

        private int[] buffer(int ply) {
            if (moves[ply] == null) {
                moves[ply] = new int[position.maxMoves()];
                scores[ply] = new long[position.maxMoves()];
            }
            return moves[ply];
        }

        private int search(int depth, int alpha, int beta, int ply, int node) {
            lineLength[ply] = 0;
            int value = leafValue(depth, ply);
            if (value != Position.UNDECIDED) {
                trace.update(node, ply, value);
                logStep(StepKind.LEAF, node, depth, alpha, beta, value);
                return value;
            }
            counters.countExpansion(ply);
            if (control.shouldStop(counters)) stopped = true;
            if (stopped) return 0;
            trace.markExpanded(node);
            logStep(StepKind.ENTER, node, depth, alpha, beta, -WIN);

            long entry = table == null ? TranspositionTable.MISS : table.probe(position.key());
            if (entry != TranspositionTable.MISS && ply > 0 && TranspositionTable.depth(entry) == depth) {
                int v = fromTable(TranspositionTable.value(entry), ply);
                int bound = TranspositionTable.bound(entry);
                if (bound == TranspositionTable.EXACT
                        || cuts && bound == TranspositionTable.LOWER && v >= beta
                        || cuts && bound == TranspositionTable.UPPER && v <= alpha) {
                    trace.update(node, ply, v);
                    return v;
                }
            }
            long drawsBefore = draws;
            int n = position.moves(buffer(ply));
            counters.generated += n;
            orderMoves(ply, n, entry == TranspositionTable.MISS ? -1 : TranspositionTable.move(entry));
            int best = -Integer.MAX_VALUE;
            int bestMove = -1;
            int currentAlpha = alpha;
            for (int i = 0; i < n; i++) {
                int move = moves[ply][i];
                int child = trace.add(node, move, ply + 1, 0);
                position.play(move);
                logStep(StepKind.TRY, child, depth, currentAlpha, beta, best);
                int v = searchChild(depth, currentAlpha, beta, ply, child, i == 0);
                position.undo();
                if (stopped) return 0;
                if (v > best) {
                    best = v;
                    bestMove = move;
                    line[ply][0] = move;
                    System.arraycopy(line[ply + 1], 0, line[ply], 1, lineLength[ply + 1]);
                    lineLength[ply] = lineLength[ply + 1] + 1;
                }
                currentAlpha = Math.max(currentAlpha, cuts ? best : currentAlpha);
                logStep(StepKind.BACK, child, depth, currentAlpha, beta, best);
                if (currentAlpha >= beta) {
                    logStep(StepKind.CUT, node, depth, currentAlpha, beta, best);
                    if (i + 1 < n) trace.mark(node, Trace.CUTOFF);
                    recordCutoff(ply, move, depth);
                    break;
                }
            }
            trace.update(node, ply, best);
            logStep(StepKind.RETURN, node, depth, currentAlpha, beta, best);
            if (table != null && draws == drawsBefore) {
                int bound = best <= alpha && cuts
                        ? TranspositionTable.UPPER
                        : best >= beta && cuts ? TranspositionTable.LOWER : TranspositionTable.EXACT;
                table.store(position.key(), depth, bound, toTable(best, ply), bestMove);
            }
            return best;
        }

        /** Logs a step. Values outside the range, such as no best value yet, are clamped to a loss or a win. */
        private void logStep(StepKind stepKind, int node, int depth, int alpha, int beta, int best) {
            trace.steps().add(stepKind, node, depth, Math.max(-WIN, alpha), Math.min(WIN, beta), Math.max(-WIN, best));
        }

        private int searchChild(int depth, int alpha, int beta, int ply, int node, boolean first) {
            if (!cuts) return -search(depth - 1, -WIN, WIN, ply + 1, node);
            if (!first && enabled.contains(Enhancement.PRINCIPAL_VARIATION)) {
                int v = -search(depth - 1, -alpha - 1, -alpha, ply + 1, node);
                if (stopped || v <= alpha || v >= beta) return v;
            }
            return -search(depth - 1, -beta, -alpha, ply + 1, node);
        }

        /** Returns the value of a finished game or at the depth limit, else {@link Position#UNDECIDED}. */
        private int leafValue(int depth, int ply) {
            int result = position.result(position.toMove());
            if (result == 0) {
                if (pathDraws) draws++;
                return 0;
            }
            if (result != Position.UNDECIDED) return result * (WIN - ply);
            return depth == 0 ? position.evaluate() : Position.UNDECIDED;
        }

        /** Converts a value for the table: in the search, wins are counted in plies from the root; in the table, from the position. */
        private static int toTable(int value, int ply) {
            return value > WIN - MAX_PLIES ? value + ply : value < MAX_PLIES - WIN ? value - ply : value;
        }

        private static int fromTable(int value, int ply) {
            return value > WIN - MAX_PLIES ? value - ply : value < MAX_PLIES - WIN ? value + ply : value;
        }

        private void recordCutoff(int ply, int move, int depth) {
            if (killers[ply][0] != move) {
                killers[ply][1] = killers[ply][0];
                killers[ply][0] = move;
            }
            history[move & 0xffff] += (long) depth * depth;
        }

        /** Sorts the moves: table move, killer moves, then by history. Equal moves stay in the order of the generator. */
        private void orderMoves(int ply, int n, int tableMove) {
            int[] list = moves[ply];
            long[] score = scores[ply];
            for (int i = 0; i < n; i++) {
                int move = list[i];
                long s = enabled.contains(Enhancement.HISTORY) ? history[move & 0xffff] : 0;
                if (enabled.contains(Enhancement.KILLERS) && (killers[ply][0] == move || killers[ply][1] == move))
                    s += 1L << 50;
                if (move == tableMove) s += 1L << 60;
                int j = i;
                for (; j > 0 && score[j - 1] < s; j--) {
                    score[j] = score[j - 1];
                    list[j] = list[j - 1];
                }
                score[j] = s;
                list[j] = move;
            }
        }
    }
}
