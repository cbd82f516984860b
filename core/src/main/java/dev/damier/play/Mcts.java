package dev.damier.play;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Scale;
import dev.damier.run.Solver;
import dev.damier.run.StepKind;
import dev.damier.run.StepLog;
import dev.damier.run.Trace;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Monte Carlo tree search (UCT) for any number of players. Each iteration selects a path by upper confidence bounds,
 * expands one leaf, plays the game to its end with the {@link RolloutPolicy} of the game, and propagates the result back
 * along the path. The tree is stored in arrays; the children of a node are consecutive.
 */
public final class Mcts implements Solver<Position> {
    /** Time limit, in seconds, if the budget is unlimited. */
    private static final int DEFAULT_SECONDS = 1;

    private static final int NODE_BYTES = 4 * 4 + 8;

    private final double exploration;
    private final long seed;

    /**
     * Creates a search.
     *
     * @param exploration the exploration constant of UCT: higher values favour moves with few visits
     * @param seed the random seed of the simulations
     */
    public Mcts(double exploration, long seed) {
        this.exploration = exploration;
        this.seed = seed;
    }

    @Override
    public Outcome solve(Position position, Control control) {
        return new Run(position.copy(), control).search();
    }

    /** One search. */
    private final class Run {
        private final Position position;
        private final RolloutPolicy policy;
        private final Control control;
        private final Counters counters = new Counters();
        private final SplittableRandom random = new SplittableRandom(seed);
        private final double[] gains;
        private final int[] buffer;
        private final int[] path = new int[1024];

        // The nodes of the tree, one array per attribute; node 0 is the root.

        /** The move that leads to the node. */
        private int[] move = new int[1024];

        /** The first child; 0 if the node is not expanded. */
        private int[] first = new int[1024];

        /** The number of children. */
        private int[] children = new int[1024];

        private int[] visits = new int[1024];

        /** The sum of the results for the player who made the move to the node; a win counts 1. */
        private double[] totalGain = new double[1024];

        private int size = 1;

        /** The first steps, with node numbers of this tree. They are converted to trace ids when the trace is created. */
        private final StepLog steps;

        Run(Position position, Control control) {
            this.position = position;
            policy = position.rolloutPolicy();
            this.control = control;
            gains = new double[position.players()];
            buffer = new int[position.maxMoves()];
            steps = new Trace(control.traceLimit()).steps();
        }

        Outcome search() {
            if (position.moves(buffer) == 0) return new Outcome.Impossible(control.stats(counters));
            expand(0);
            boolean unlimited = control.budget().time().equals(Budget.FOREVER)
                    && control.budget().nodes() == Long.MAX_VALUE;
            long end = Duration.ofSeconds(DEFAULT_SECONDS).toNanos();
            long next = 1 << 10;
            while (!control.shouldStop(counters)) {
                if (unlimited && control.elapsedNanos() > end) break;
                simulate();
                counters.expanded++;
                if (counters.expanded == next) {
                    next *= 2;
                    reportBest();
                }
            }
            counters.generated = size;
            counters.bytes = (long) move.length * NODE_BYTES;
            if (control.traceLimit() > 0) storeTrace();
            int[] line = principalVariation();
            int value = value(mostVisitedChild(0));
            return new Outcome.Chosen(line[0], value, Scale.PROBABILITY, line, List.of(), control.stats(counters));
        }

        private void simulate() {
            int plies = 0;
            int node = 0;
            while (first[node] != 0 && plies < path.length) {
                node = select(node);
                position.play(move[node]);
                path[plies++] = node;
                logStep(StepKind.SELECT, node);
            }
            counters.depth = Math.max(counters.depth, plies);
            if (position.result(0) != Position.UNDECIDED) {
                for (int p = 0; p < gains.length; p++) gains[p] = (position.result(p) + 1) / 2.0;
            } else {
                // A node is expanded at its second visit, because most leaves are visited only once.
                if (visits[node] > 0) {
                    expand(node);
                    logStep(StepKind.GROW, node);
                }
                logStep(StepKind.PLAY_OUT, node);
                policy.playOut(position, random, gains);
            }
            visits[0]++;
            for (int i = plies - 1; i >= 0; i--) {
                position.undo();
                visits[path[i]]++;
                totalGain[path[i]] += gains[position.toMove()];
                logStep(StepKind.CREDIT, path[i]);
            }
            logStep(StepKind.CREDIT, 0);
        }

        private void logStep(StepKind stepKind, int node) {
            if (steps.isFull()) return;
            int share = visits[node] == 0 ? 0 : (int) Math.round(1000 * totalGain[node] / visits[node]);
            steps.add(stepKind, node, visits[node], share, (int) counters.expanded, 0);
        }

        /** Returns the child with the highest upper confidence bound; a child without visits comes first. */
        private int select(int node) {
            double log = Math.log(visits[node] + 1.0);
            int best = -1;
            double bestBound = Double.NEGATIVE_INFINITY;
            for (int c = first[node]; c < first[node] + children[node]; c++) {
                if (visits[c] == 0) return c;
                double bound = totalGain[c] / visits[c] + exploration * Math.sqrt(log / visits[c]);
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
                if (!control.checkMemory(bytes)) return;
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
            totalGain = Arrays.copyOf(totalGain, length);
        }

        private int mostVisitedChild(int node) {
            int best = first[node];
            for (int c = best; c < first[node] + children[node]; c++) if (visits[c] > visits[best]) best = c;
            return best;
        }

        private int[] principalVariation() {
            int[] line = new int[64];
            int n = 0;
            for (int node = 0; first[node] != 0 && n < line.length; n++) {
                node = mostVisitedChild(node);
                if (n > 0 && visits[node] == 0) break;
                line[n] = move[node];
            }
            return Arrays.copyOf(line, n);
        }

        /** Returns the win rate on the scale of probabilities, with half a win and half a loss added. */
        private int value(int node) {
            double rate = (totalGain[node] + 0.5) / (visits[node] + 1.0);
            return (int) Math.round(10_000 * (rate - 0.5));
        }

        private void reportBest() {
            control.reportImprovement(value(mostVisitedChild(0)), Scale.PROBABILITY, principalVariation(), counters);
        }

        /**
         * Stores the upper part of the tree, in breadth-first order, as the trace: {@code g} is the number of visits,
         * {@code h} the win rate in thousandths of the player who made the move.
         */
        private void storeTrace() {
            Trace trace = new Trace(control.traceLimit(), Trace.Measure.SHARE);
            int[] traceIds = new int[size];
            Arrays.fill(traceIds, -1);
            traceIds[0] = 0;
            int[] queue = new int[Math.min(control.traceLimit(), size) + 1];
            int[] id = new int[queue.length];
            id[0] = trace.add(-1, -1, visits[0], 0);
            int tail = 1;
            for (int head = 0; head < tail; head++) {
                int node = queue[head];
                if (first[node] == 0) continue;
                trace.markExpanded(id[head]);
                for (int c = first[node]; c < first[node] + children[node] && tail < queue.length; c++) {
                    if (visits[c] == 0) continue;
                    int h = (int) Math.round(1000 * totalGain[c] / visits[c]);
                    int traceId = trace.add(id[head], move[c], visits[c], h);
                    if (traceId < 0) break;
                    traceIds[c] = traceId;
                    queue[tail] = c;
                    id[tail++] = traceId;
                }
            }
            trace.steps().nameVariables("visits", "share", "games");
            for (int s = 0; s < steps.size(); s++) {
                trace.steps()
                        .add(
                                steps.kind(s),
                                traceIds[steps.node(s)],
                                steps.value(s, 0),
                                steps.value(s, 1),
                                steps.value(s, 2),
                                0);
            }
            control.trace(trace);
        }
    }
}
