package dev.damier.play;

import static dev.damier.run.Outcome.Chosen.WIN;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.StepKind;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.run.StepLog;
import dev.damier.run.Trace;
import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Monte Carlo tree search (UCT), for any number of players: walk down by upper confidence bounds, grow one leaf, play it
 * out by the game's {@link RolloutPolicy}, and credit the result to each player along the way. The tree is flat arrays; a node's children are consecutive.
 */
public final class Mcts implements Solver<Position> {
    private static final int DEFAULT_SECONDS = 1;
    private static final int NODE_BYTES = 4 * 4 + 8;

    private final double exploration;
    private final long seed;

    /** @param exploration by how much rarely tried moves are favoured */
    public Mcts(double exploration, long seed) {
        this.exploration = exploration;
        this.seed = seed;
    }

    @Override
    public Outcome solve(Position position, Control control) {
        return new Run(position.copy(), control).search();
    }

    private final class Run {
        private final Position position;
        private final RolloutPolicy policy;
        private final Control control;
        private final Counters counters = new Counters();
        private final SplittableRandom random = new SplittableRandom(seed);
        private final double[] gains;
        private final int[] buffer;
        private final int[] path = new int[1024];

        /** By node: the move that led to it, its first child (0 none yet), how many, visits, and what its mover got. */
        private int[] move = new int[1024];

        private int[] first = new int[1024];
        private int[] children = new int[1024];
        private int[] visits = new int[1024];
        private double[] gained = new double[1024];
        private int size = 1;

        /** The first steps, told with the nodes of this tree; they are renamed when the trace is made of it. */
        private final StepLog steps;

        Run(Position position, Control control) {
            this.position = position;
            policy = position.rollouts();
            this.control = control;
            gains = new double[position.players()];
            buffer = new int[position.maxMoves()];
            steps = new Trace(control.traceLimit()).steps();
        }

        Outcome search() {
            if (position.moves(buffer) == 0) return new Outcome.Impossible(control.stats(counters));
            expand(0);
            boolean endless = control.budget().time().equals(Budget.FOREVER)
                    && control.budget().nodes() == Long.MAX_VALUE;
            long end = Duration.ofSeconds(DEFAULT_SECONDS).toNanos();
            long next = 1 << 10;
            while (!control.shouldStop(counters)) {
                if (endless && control.elapsedNanos() > end) break;
                simulate();
                counters.expanded++;
                if (counters.expanded == next) {
                    next *= 2;
                    report();
                }
            }
            counters.generated = size;
            counters.bytes = (long) move.length * NODE_BYTES;
            if (control.traceLimit() > 0) keepTree();
            int[] line = line();
            return new Outcome.Chosen(line[0], value(most(0)), line, control.stats(counters));
        }

        private void simulate() {
            int plies = 0;
            int node = 0;
            while (first[node] != 0 && plies < path.length) {
                node = select(node);
                position.play(move[node]);
                path[plies++] = node;
                tell(StepKind.SELECT, node);
            }
            counters.depth = Math.max(counters.depth, plies);
            if (position.result(0) != Position.UNDECIDED) {
                for (int p = 0; p < gains.length; p++) gains[p] = (position.result(p) + 1) / 2.0;
            } else {
                // A node is grown on its second visit: most leaves are never seen again.
                if (visits[node] > 0) {
                    expand(node);
                    tell(StepKind.GROW, node);
                }
                tell(StepKind.PLAY_OUT, node);
                policy.playOut(position, random, gains);
            }
            visits[0]++;
            for (int i = plies - 1; i >= 0; i--) {
                position.undo();
                visits[path[i]]++;
                gained[path[i]] += gains[position.toMove()];
                tell(StepKind.CREDIT, path[i]);
            }
            tell(StepKind.CREDIT, 0);
        }

        private void tell(StepKind stepKind, int node) {
            if (steps.full()) return;
            int share = visits[node] == 0 ? 0 : (int) Math.round(1000 * gained[node] / visits[node]);
            steps.add(stepKind, node, visits[node], share, (int) counters.expanded, 0);
        }

        /** The child of greatest upper bound; one never visited comes first. */
        private int select(int node) {
            double log = Math.log(visits[node] + 1.0);
            int best = -1;
            double bestBound = Double.NEGATIVE_INFINITY;
            for (int c = first[node]; c < first[node] + children[node]; c++) {
                if (visits[c] == 0) return c;
                double bound = gained[c] / visits[c] + exploration * Math.sqrt(log / visits[c]);
                if (bound > bestBound) {
                    bestBound = bound;
                    best = c;
                }
            }
            return best;
        }

        private void expand(int node) {
            int n = policy.candidates(position, buffer);
            if (size + n > move.length) {
                long bytes = (long) Math.max(move.length * 2, size + n) * NODE_BYTES;
                if (!control.fits(bytes)) return;
                grow(Math.max(move.length * 2, size + n));
            }
            first[node] = size;
            children[node] = n;
            for (int i = 0; i < n; i++) move[size++] = buffer[i];
        }

        private void grow(int length) {
            move = Arrays.copyOf(move, length);
            first = Arrays.copyOf(first, length);
            children = Arrays.copyOf(children, length);
            visits = Arrays.copyOf(visits, length);
            gained = Arrays.copyOf(gained, length);
        }

        private int most(int node) {
            int best = first[node];
            for (int c = best; c < first[node] + children[node]; c++) if (visits[c] > visits[best]) best = c;
            return best;
        }

        private int[] line() {
            int[] line = new int[64];
            int n = 0;
            for (int node = 0; first[node] != 0 && n < line.length; n++) {
                node = most(node);
                if (n > 0 && visits[node] == 0) break;
                line[n] = move[node];
            }
            return Arrays.copyOf(line, n);
        }

        /** The rate of winning on the scale of a search: an even game is 0, the logit in hundredths beyond. */
        private int value(int node) {
            double rate = (gained[node] + 0.5) / (visits[node] + 1.0);
            return (int) Math.max(-WIN / 2, Math.min(WIN / 2, Math.round(100 * Math.log(rate / (1 - rate)))));
        }

        private void report() {
            control.improved(-1, value(most(0)), line(), counters);
        }

        /** The most visited part of the tree: {@code g} is the visits, {@code h} the thousandths its mover got. */
        private void keepTree() {
            Trace trace = new Trace(control.traceLimit(), Trace.Measure.SHARE);
            int[] kept = new int[size];
            Arrays.fill(kept, -1);
            kept[0] = 0;
            int[] queue = new int[Math.min(control.traceLimit(), size) + 1];
            int[] id = new int[queue.length];
            id[0] = trace.add(-1, -1, visits[0], 0);
            int tail = 1;
            for (int head = 0; head < tail; head++) {
                int node = queue[head];
                if (first[node] == 0) continue;
                trace.expanded(id[head]);
                for (int c = first[node]; c < first[node] + children[node] && tail < queue.length; c++) {
                    if (visits[c] == 0) continue;
                    int h = (int) Math.round(1000 * gained[c] / visits[c]);
                    int named = trace.add(id[head], move[c], visits[c], h);
                    if (named < 0) break;
                    kept[c] = named;
                    queue[tail] = c;
                    id[tail++] = named;
                }
            }
            trace.steps().watch("visits", "share", "games");
            for (int s = 0; s < steps.size(); s++) {
                trace.steps()
                        .add(
                                steps.moment(s),
                                kept[steps.node(s)],
                                steps.value(s, 0),
                                steps.value(s, 1),
                                steps.value(s, 2),
                                0);
            }
            control.trace(trace);
        }
    }
}
