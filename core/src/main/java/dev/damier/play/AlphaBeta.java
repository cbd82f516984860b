package dev.damier.play;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.StepKind;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.run.Trace;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * Negamax by iterative deepening. Each way of looking at fewer positions is a switch, and none of them changes the value
 * found at a given depth: with all switches off this is plain minimax.
 */
public final class AlphaBeta implements Solver<TwoPlayerPosition> {
    /** A way to look at fewer positions, or to look at the good moves first. */
    public enum Switch {
        /** Stops looking at a position once it is known to be too good to be allowed. */
        CUTS,
        /** Asks of every move but the first only whether it is better, and looks again if it is. */
        PRINCIPAL_VARIATION,
        /** Remembers positions reached by another order of moves. */
        TABLE,
        /** Tries first the moves that refuted a neighbour at the same depth. */
        KILLERS,
        /** Tries first the moves that were often too good elsewhere. */
        HISTORY
    }

    private static final int DEFAULT_DEPTH = 4;
    private static final int MAX_PLIES = 128;
    private static final long TABLE_BYTES = 16 << 20;

    private final int depthLimit;
    private final EnumSet<Switch> on;

    /** @param depthLimit plies to look ahead, 0 for as deep as the budget lasts (4 when it has no end) */
    public AlphaBeta(int depthLimit, Set<Switch> on) {
        if (depthLimit < 0 || depthLimit >= MAX_PLIES)
            throw new IllegalArgumentException(
                    "depth must be from 0 to " + (MAX_PLIES - 1) + ", but got " + depthLimit);
        this.depthLimit = depthLimit;
        this.on = on.isEmpty() ? EnumSet.noneOf(Switch.class) : EnumSet.copyOf(on);
    }

    @Override
    public Outcome solve(TwoPlayerPosition position, Control control) {
        return new Run((TwoPlayerPosition) position.copy(), control).deepen();
    }

    private final class Run {
        private final TwoPlayerPosition position;
        private final Control control;
        private final Counters counters = new Counters();
        private final TranspositionTable table;
        private final int[][] moves = new int[MAX_PLIES][];
        private final long[][] scores = new long[MAX_PLIES][];
        private final int[][] line = new int[MAX_PLIES + 1][MAX_PLIES + 1];
        private final int[] lineLength = new int[MAX_PLIES + 1];
        private final int[][] killers = new int[MAX_PLIES][2];
        private final long[] history = new long[1 << 16];
        private final boolean cuts = on.contains(Switch.CUTS);
        private Trace trace = Trace.EMPTY;
        /** Draws by the rules of repetition met so far: they depend on the path, so values built on them are not kept. */
        private long draws;

        private boolean stopped;

        Run(TwoPlayerPosition position, Control control) {
            this.position = position;
            this.control = control;
            long bytes = Math.min(TABLE_BYTES, control.budget().bytes());
            table = on.contains(Switch.TABLE) ? new TranspositionTable(bytes) : null;
            counters.bytes = table == null ? 0 : table.bytes();
            for (int[] pair : killers) Arrays.fill(pair, -1);
        }

        Outcome deepen() {
            int n = position.moves(buffer(0));
            if (n == 0) return new Outcome.Impossible(control.stats(counters));
            int[] best = {moves[0][0]};
            int value = 0;
            for (int depth = 1; depth <= limit(); depth++) {
                trace = followed();
                int root = trace.add(-1, -1, 0, 0);
                int found = search(depth, -WIN, WIN, 0, root);
                if (stopped) break;
                value = found;
                best = Arrays.copyOf(line[0], lineLength[0]);
                counters.depth = depth;
                control.trace(trace);
                control.improved(-1, value, best, counters);
                if (Math.abs(value) >= WIN - depth) break;
            }
            return new Outcome.Chosen(best[0], value, best, control.stats(counters));
        }

        private Trace followed() {
            if (control.traceLimit() == 0) return Trace.EMPTY;
            Trace fresh = new Trace(control.traceLimit(), Trace.Measure.VALUE);
            fresh.steps().watch("depth", "alpha", "beta", "best");
            return fresh;
        }

        private int limit() {
            if (depthLimit > 0) return depthLimit;
            Budget b = control.budget();
            boolean endless = b.time().equals(Budget.FOREVER) && b.nodes() == Long.MAX_VALUE;
            return endless ? DEFAULT_DEPTH : MAX_PLIES - 1;
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
            int value = leaf(depth, ply);
            if (value != Position.UNDECIDED) {
                trace.settle(node, ply, value);
                tell(StepKind.LEAF, node, depth, alpha, beta, value);
                return value;
            }
            counters.expand(ply);
            if (control.shouldStop(counters)) stopped = true;
            if (stopped) return 0;
            trace.expanded(node);
            tell(StepKind.ENTER, node, depth, alpha, beta, -WIN);

            long known = table == null ? TranspositionTable.MISS : table.probe(position.key());
            if (known != TranspositionTable.MISS && ply > 0 && TranspositionTable.depth(known) == depth) {
                int v = fromTable(TranspositionTable.value(known), ply);
                int bound = TranspositionTable.bound(known);
                if (bound == TranspositionTable.EXACT
                        || cuts && bound == TranspositionTable.LOWER && v >= beta
                        || cuts && bound == TranspositionTable.UPPER && v <= alpha) {
                    trace.settle(node, ply, v);
                    return v;
                }
            }
            long drawsBefore = draws;
            int n = position.moves(buffer(ply));
            counters.generated += n;
            order(ply, n, known == TranspositionTable.MISS ? -1 : TranspositionTable.move(known));
            int best = -Integer.MAX_VALUE;
            int bestMove = -1;
            int bar = alpha;
            for (int i = 0; i < n; i++) {
                int move = moves[ply][i];
                int child = trace.add(node, move, ply + 1, 0);
                position.play(move);
                tell(StepKind.TRY, child, depth, bar, beta, best);
                int v = child(depth, bar, beta, ply, child, i == 0);
                position.undo();
                if (stopped) return 0;
                if (v > best) {
                    best = v;
                    bestMove = move;
                    line[ply][0] = move;
                    System.arraycopy(line[ply + 1], 0, line[ply], 1, lineLength[ply + 1]);
                    lineLength[ply] = lineLength[ply + 1] + 1;
                }
                bar = Math.max(bar, cuts ? best : bar);
                tell(StepKind.BACK, child, depth, bar, beta, best);
                if (bar >= beta) {
                    tell(StepKind.CUT, node, depth, bar, beta, best);
                    if (i + 1 < n) trace.mark(node, Trace.CUT);
                    remember(ply, move, depth);
                    break;
                }
            }
            trace.settle(node, ply, best);
            tell(StepKind.RETURN, node, depth, bar, beta, best);
            if (table != null && draws == drawsBefore) {
                int bound = best <= alpha && cuts
                        ? TranspositionTable.UPPER
                        : best >= beta && cuts ? TranspositionTable.LOWER : TranspositionTable.EXACT;
                table.store(position.key(), depth, bound, toTable(best, ply), bestMove);
            }
            return best;
        }

        /** Nothing known yet is told as a loss. */
        private void tell(StepKind stepKind, int node, int depth, int alpha, int beta, int best) {
            trace.steps().add(stepKind, node, depth, Math.max(-WIN, alpha), Math.min(WIN, beta), Math.max(-WIN, best));
        }

        private int child(int depth, int alpha, int beta, int ply, int node, boolean first) {
            if (!cuts) return -search(depth - 1, -WIN, WIN, ply + 1, node);
            if (!first && on.contains(Switch.PRINCIPAL_VARIATION)) {
                int v = -search(depth - 1, -alpha - 1, -alpha, ply + 1, node);
                if (stopped || v <= alpha || v >= beta) return v;
            }
            return -search(depth - 1, -beta, -alpha, ply + 1, node);
        }

        /** The value of a finished game or of the horizon, else {@link Position#UNDECIDED}. */
        private int leaf(int depth, int ply) {
            int result = position.result(position.toMove());
            if (result == 0) {
                draws++;
                return 0;
            }
            if (result != Position.UNDECIDED) return result * (WIN - ply);
            return depth == 0 ? position.evaluate() : Position.UNDECIDED;
        }

        /** Wins are counted from the root on the stack, from the position in the table. */
        private static int toTable(int value, int ply) {
            return value > WIN - MAX_PLIES ? value + ply : value < MAX_PLIES - WIN ? value - ply : value;
        }

        private static int fromTable(int value, int ply) {
            return value > WIN - MAX_PLIES ? value - ply : value < MAX_PLIES - WIN ? value + ply : value;
        }

        private void remember(int ply, int move, int depth) {
            if (killers[ply][0] != move) {
                killers[ply][1] = killers[ply][0];
                killers[ply][0] = move;
            }
            history[move & 0xffff] += (long) depth * depth;
        }

        /** Most promising first; equal ones stay in the generator's order. */
        private void order(int ply, int n, int tableMove) {
            int[] list = moves[ply];
            long[] score = scores[ply];
            for (int i = 0; i < n; i++) {
                int move = list[i];
                long s = on.contains(Switch.HISTORY) ? history[move & 0xffff] : 0;
                if (on.contains(Switch.KILLERS) && (killers[ply][0] == move || killers[ply][1] == move)) s += 1L << 50;
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
