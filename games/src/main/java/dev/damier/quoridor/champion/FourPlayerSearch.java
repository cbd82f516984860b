package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.RankedLine;
import dev.damier.run.Outcome.Scale;
import dev.damier.run.Solver;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The engine {@code damier} for four players: Monte Carlo tree search in which every player maximises its own wins (max^n).
 * {@link FourPlayerPolicy} supplies the prior probabilities (PUCT) and the simulations, and {@link OpponentModel} predicts the
 * opponents from their moves so far.
 */
final class FourPlayerSearch implements Solver<Board> {
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(1);
    /** Weight of the prior probabilities against the observed gains. */
    private static final double EXPLORATION = 1.0;
    /** How much less than its siblings a move without visits is expected to gain. */
    private static final double UNVISITED_DEFICIT = 0.1;
    /** Longest path in the tree, in plies. */
    private static final int MAX_TREE_PLIES = 256;

    private static final int NODE_BYTES = 4 * 4 + 4 + 8;

    private final Strength strength;
    private final PlayingStyle style;
    private final int maxTreePlies;
    private final Set<String> avoidedMoves;
    private final int lineCount;

    /**
     * @param depth the maximum depth of the tree in plies, 0 for no limit
     * @param avoidedMoves moves that are not chosen, in the notation of the game
     * @param lineCount number of best lines to return
     */
    FourPlayerSearch(Strength strength, PlayingStyle style, int depth, Set<String> avoidedMoves, int lineCount) {
        this.strength = strength;
        this.style = style;
        this.maxTreePlies = depth == 0 ? MAX_TREE_PLIES : Math.min(depth, MAX_TREE_PLIES);
        this.avoidedMoves = avoidedMoves;
        this.lineCount = lineCount;
    }

    @Override
    public Outcome solve(Board position, Control control) {
        int[] rootMoves = RootMoves.of(position, strength, avoidedMoves);
        if (rootMoves.length == 0) return new Outcome.Impossible(control.stats(new Counters()));
        return new Run(position.copy(), rootMoves, control).search();
    }

    /** One search. */
    private final class Run {
        private final Board board;
        private final Control control;
        private final Counters counters = new Counters();
        private final FourPlayerPolicy policy;
        private final double[] gains;
        private final int[] path = new int[MAX_TREE_PLIES];
        private final long endNanos;

        // The nodes of the tree, one array per attribute. Node 0 is the root; the children of a node are consecutive.

        private int[] move = new int[1024];
        /** The first child; 0 if the node is not expanded. */
        private int[] first = new int[1024];
        /** The number of children. */
        private int[] children = new int[1024];

        private int[] visits = new int[1024];
        private float[] prior = new float[1024];
        /** The sum of the gains of the player who made the move to the node. */
        private double[] totalGain = new double[1024];

        private int size = 1;

        Run(Board board, int[] rootMoves, Control control) {
            this.board = board;
            this.control = control;
            policy = new FourPlayerPolicy(board, new SplittableRandom(strength.seed()));
            gains = new double[board.players()];
            Budget budget = control.budget();
            boolean unlimited = budget.time().equals(Budget.FOREVER)
                    && budget.nodes() == Long.MAX_VALUE
                    && strength.simulations() == 0;
            endNanos = unlimited ? DEFAULT_TIME.toNanos() : Long.MAX_VALUE;
            policy.paths.reset();
            addChildren(0, keepOnly(rootMoves, policy.findCandidates()));
        }

        /**
         * Reduces the candidates to the moves that the level considers. If none of them is a candidate, all of them become
         * candidates.
         */
        private int keepOnly(int[] rootMoves, int candidates) {
            int n = 0;
            for (int i = 0; i < candidates; i++) {
                int candidate = policy.moves[i];
                if (Arrays.stream(rootMoves).noneMatch(m -> m == candidate)) continue;
                policy.moves[n] = candidate;
                policy.priors[n++] = policy.priors[i];
            }
            if (n > 0) return n;
            System.arraycopy(rootMoves, 0, policy.moves, 0, rootMoves.length);
            Arrays.fill(policy.priors, 0, rootMoves.length, 1.0 / rootMoves.length);
            return rootMoves.length;
        }

        Outcome search() {
            long nextReport = 1 << 10;
            while (!shouldStop()) {
                simulate();
                counters.expanded++;
                if (counters.expanded == nextReport) {
                    nextReport *= 2;
                    report();
                }
            }
            counters.generated = size;
            counters.bytes = (long) move.length * NODE_BYTES;
            List<RankedLine> lines = rankedLines();
            return new Outcome.Chosen(
                    lines.get(0).line()[0],
                    lines.get(0).value(),
                    Scale.PROBABILITY,
                    lines.get(0).line(),
                    lineCount > 1 ? lines : List.of(),
                    control.stats(counters));
        }

        private boolean shouldStop() {
            return control.shouldStop(counters)
                    || strength.simulations() > 0 && counters.expanded >= strength.simulations()
                    || endNanos != Long.MAX_VALUE && control.elapsedNanos() > endNanos;
        }

        /** Selects a path, expands its last node, simulates the rest of the game and adds the gains along the path. */
        private void simulate() {
            int plies = 0;
            int node = 0;
            while (first[node] != 0 && plies < maxTreePlies) {
                node = select(node);
                board.play(move[node]);
                path[plies++] = node;
            }
            counters.depth = Math.max(counters.depth, plies);
            if (board.isOver()) {
                policy.setGains(gains);
            } else {
                policy.paths.reset();
                // A node is expanded at its second visit, because most leaves are visited only once.
                if (visits[node] > 0 && first[node] == 0) addChildren(node, policy.findCandidates());
                policy.playOut(gains);
            }
            visits[0]++;
            while (--plies >= 0) {
                board.undo();
                visits[path[plies]]++;
                totalGain[path[plies]] += gains[board.toMove()];
            }
        }

        /** Returns the child with the highest sum of observed gain and exploration term. */
        private int select(int node) {
            int end = first[node] + children[node];
            double sum = 1.0 / gains.length;
            for (int c = first[node]; c < end; c++) sum += totalGain[c];
            double unvisitedGain = sum / (visits[node] + 1) - UNVISITED_DEFICIT;
            double exploration = EXPLORATION * Math.sqrt(visits[node] + 1.0);
            int best = -1;
            double bestBound = Double.NEGATIVE_INFINITY;
            for (int c = first[node]; c < end; c++) {
                double gain = visits[c] == 0 ? unvisitedGain : totalGain[c] / visits[c];
                double bound = gain + exploration * prior[c] / (1 + visits[c]);
                if (node == 0 && MoveCode.isWall(move[c])) bound -= style.wallReluctance();
                if (bound > bestBound) {
                    bestBound = bound;
                    best = c;
                }
            }
            return best;
        }

        /** Adds the first candidates of the policy as children. Does nothing if the memory is used up. */
        private void addChildren(int node, int n) {
            if (size + n > move.length) {
                int length = Math.max(move.length * 2, size + n);
                if (!control.checkMemory((long) length * NODE_BYTES)) return;
                grow(length);
            }
            first[node] = size;
            children[node] = n;
            for (int i = 0; i < n; i++) {
                move[size] = policy.moves[i];
                prior[size++] = (float) policy.priors[i];
            }
        }

        private void grow(int length) {
            move = Arrays.copyOf(move, length);
            first = Arrays.copyOf(first, length);
            children = Arrays.copyOf(children, length);
            visits = Arrays.copyOf(visits, length);
            prior = Arrays.copyOf(prior, length);
            totalGain = Arrays.copyOf(totalGain, length);
        }

        private void report() {
            List<RankedLine> lines = rankedLines();
            control.reportImprovement(
                    lines.get(0).value(), Scale.PROBABILITY, lines.get(0).line(), counters);
            if (lineCount > 1) control.reportImprovement(lines, counters);
        }

        /** Returns the lines of the most visited moves. */
        private List<RankedLine> rankedLines() {
            return childrenByVisits(0)
                    .limit(lineCount)
                    .mapToObj(child -> new RankedLine(value(child), lineOf(child)))
                    .toList();
        }

        /** Returns the children of a node, the most visited first and among equals the one with the highest prior. */
        private IntStream childrenByVisits(int node) {
            return IntStream.range(first[node], first[node] + children[node])
                    .boxed()
                    .sorted(Comparator.<Integer>comparingInt(c -> -visits[c]).thenComparingDouble(c -> -prior[c]))
                    .mapToInt(c -> c);
        }

        /** Returns the move of a root child and the most visited moves after it. */
        private int[] lineOf(int child) {
            int[] line = new int[MAX_TREE_PLIES + 1];
            int n = 0;
            for (int node = child; n < line.length; ) {
                line[n++] = move[node];
                if (first[node] == 0) break;
                node = childrenByVisits(node).findFirst().orElseThrow();
                if (visits[node] == 0) break;
            }
            return Arrays.copyOf(line, n);
        }

        /** Returns the win rate on the scale of probabilities, with half a win and half a loss added. */
        private int value(int node) {
            double rate = (totalGain[node] + 0.5) / (visits[node] + 1.0);
            return (int) Math.round(10_000 * (rate - 0.5));
        }
    }
}
