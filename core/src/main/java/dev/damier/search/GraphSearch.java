package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Stats;
import dev.damier.run.StepKind;
import dev.damier.run.Trace;
import java.util.Optional;

/**
 * The shared part of all searches with an explored set: the table of states, the successor buffer, the counters and the
 * trace. An algorithm adds only the order in which it selects nodes and its stopping rule.
 */
final class GraphSearch {
    /** Largest index of the profile; nodes with a higher path cost are counted there. */
    private static final int MAX_PROFILE_DEPTH = 1 << 16;
    /** With assertions enabled, every n-th estimate that was updated incrementally is compared with a new one. */
    private static final int CHECKED_ESTIMATES = 256;

    final Counters counters = new Counters();
    final MemoryBudget memory;
    final StateTable table;
    final Successors successors;

    private final StateSpace space;
    private final Heuristic heuristic;
    private final boolean admissible;
    private final Control control;
    private final int width;
    private final int minStepCost;
    private final int traceLimit;
    private final Trace trace;
    /** The current id in the trace of each of the first nodes; a reopened node gets a new id. */
    private final int[] traceIds;

    /** The node being expanded; some of its successors may not be in the table yet. */
    private int current = -1;
    /** Minimum lower bound of all pruned paths. */
    private int prunedBound = Integer.MAX_VALUE;
    /** Number of nodes that the heuristic reports as dead ends. */
    private int deadEnds;

    GraphSearch(Problem problem, Control control) {
        this.control = control;
        space = problem.space();
        heuristic = problem.heuristic();
        admissible = heuristic.admissible();
        width = space.width();
        minStepCost = space.minCost();
        traceLimit = control.traceLimit();
        trace = new Trace(traceLimit);
        traceIds = new int[traceLimit];
        trace.steps().nameVariables("g", "h", "waiting");
        memory = new MemoryBudget(control, counters);
        table = new StateTable(width, memory);
        successors = new Successors(width);
        counters.open = 0;
        counters.closed = 0;
    }

    /** Adds the initial state to the table as node 0 and returns its estimate. */
    int root() {
        long[] state = new long[width];
        space.writeInitial(state, 0);
        table.reserve(1);
        table.put(state, 0);
        int h = heuristic.estimate(state, 0);
        if (h >= Heuristic.DEAD_END) deadEnds++;
        table.link(0, -1, 0, 0, h);
        trace.add(-1, 0, 0, h);
        if (admissible && h < Heuristic.DEAD_END) counters.lowerBound = h;
        return h;
    }

    /** Logs that the algorithm has selected this node from the frontier, and returns the node. */
    int logSelection(int id) {
        logStep(StepKind.TAKE, id);
        return id;
    }

    private void logStep(StepKind stepKind, int id) {
        if (id >= traceLimit) return;
        int waiting = (int) (table.size() - counters.closed - deadEnds);
        trace.steps()
                .add(stepKind, traceIds[id], table.g(id), heuristic == Heuristic.ZERO ? 0 : table.h(id), waiting, 0);
    }

    boolean isGoal(int id) {
        logStep(StepKind.TEST, id);
        return space.isGoal(table.chunk(id), table.offset(id));
    }

    /**
     * Expands and closes a node. Its successors are in {@link #successors} afterwards.
     *
     * @throws SearchStoppedException if a limit of the budget is reached
     */
    void expand(int id) {
        current = id;
        if (control.shouldStop(counters)) throw SearchStoppedException.INSTANCE;
        int g = table.g(id);
        counters.countExpansion(Math.min(g, MAX_PROFILE_DEPTH));
        if (g > counters.depth) counters.depth = g;
        successors.clear();
        space.expand(table.chunk(id), table.offset(id), successors);
        table.reserve(successors.size());
        table.close(id);
        counters.closed++;
        counters.generated += successors.size();
        counters.open = table.size() - counters.closed - deadEnds;
        if (id < traceLimit) trace.markExpanded(traceIds[id]);
        logStep(StepKind.EXPAND, id);
    }

    /**
     * Records the path to the i-th successor if its state is new or the path is cheaper than the known one.
     *
     * @return the node of the successor, or -1 if nothing was recorded or it is a dead end
     */
    int relax(int parent, int i) {
        return relax(parent, i, true);
    }

    /** Like {@link #relax(int, int)}, but ignores a cheaper path to an expanded node unless {@code reopen} is true. */
    int relax(int parent, int i, boolean reopen) {
        int g = table.g(parent) + cost(i);
        int child = table.put(successors.words, i * width);
        if (child >= 0) {
            int h = heuristic.estimateAfterMove(
                    table.h(parent),
                    table.chunk(parent),
                    table.offset(parent),
                    successors.moves[i],
                    successors.words,
                    i * width);
            assert child % CHECKED_ESTIMATES != 0 || h == heuristic.estimate(successors.words, i * width);
            link(child, parent, successors.moves[i], g, h);
            if (h < Heuristic.DEAD_END) return child;
            deadEnds++;
            return -1;
        }
        child = ~child;
        int h = table.h(child);
        if (g >= table.g(child) || h >= Heuristic.DEAD_END) return -1;
        if (table.isClosed(child)) {
            if (!reopen) {
                recordPruned(g, h);
                return -1;
            }
            counters.closed--;
        }
        link(child, parent, successors.moves[i], g, h);
        return child;
    }

    /** Records the i-th successor if its state is new, with {@code tag} in the field of h. Returns its node, or -1. */
    int discover(int parent, int i, int tag) {
        int child = table.put(successors.words, i * width);
        if (child < 0) return -1;
        link(child, parent, successors.moves[i], table.g(parent) + cost(i), tag);
        return child;
    }

    /**
     * Like {@link #discover}, but also records some known states again: if {@code anyDepth}, those not expanded yet; else
     * those that were reached at a greater depth before.
     */
    int revisit(int parent, int i, int depth, boolean anyDepth) {
        int child = table.put(successors.words, i * width);
        if (child < 0) {
            child = ~child;
            boolean closed = table.isClosed(child);
            if (anyDepth ? closed : table.h(child) <= depth) return -1;
            if (closed) counters.closed--;
        }
        link(child, parent, successors.moves[i], table.g(parent) + cost(i), depth);
        return child;
    }

    /** Stores parent, move and costs of a node that is new or reopened. */
    void link(int child, int parent, int move, int g, int h) {
        table.link(child, parent, move, g, h);
        if (child < traceLimit) traceIds[child] = parent < traceLimit ? trace.add(traceIds[parent], move, g, h) : -1;
    }

    int cost(int i) {
        return successors.cost(i, minStepCost);
    }

    /** Records that a path with these costs was pruned, so that {@link #lowerBound} stays correct. */
    void recordPruned(int g, int h) {
        prunedBound = Math.min(prunedBound, totalLowerBound(g, h));
    }

    /** Returns a lower bound on the cost of every solution through a node. */
    int totalLowerBound(int g, int h) {
        return admissible ? g + h : g;
    }

    /**
     * Returns a lower bound on the cost of every solution not yet found. An optimal path leaves the set of expanded nodes
     * either through an open node, whose g is the cost of the path so far, or through a pruned path.
     */
    int lowerBound() {
        int bound = prunedBound;
        for (int id = 0; id < table.size(); id++) {
            if (!table.isClosed(id) && table.h(id) < Heuristic.DEAD_END)
                bound = Math.min(bound, totalLowerBound(table.g(id), table.h(id)));
        }
        return Math.max(bound, counters.lowerBound);
    }

    /** Like {@link #lowerBound}, but correct also during an expansion, when some successors may not be in the table. */
    int lowerBoundDuringExpansion() {
        if (table.size() == 0) return 0;
        int outside = lowerBound();
        return current < 0 ? outside : Math.min(outside, totalLowerBound(table.g(current), table.h(current)));
    }

    Solved solved(int id, boolean optimal) {
        return new Solved(table.movesTo(id), table.g(id), optimal, stats());
    }

    Impossible impossible() {
        return new Impossible(stats());
    }

    Stopped stopped(Optional<Solved> best, int lowerBound) {
        counters.lowerBound = lowerBound;
        return new Stopped(control.reason(), best, lowerBound, stats());
    }

    Stats stats() {
        counters.open = table.size() - counters.closed - deadEnds;
        control.trace(trace);
        return control.stats(counters);
    }
}
