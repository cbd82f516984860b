package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.StepKind;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Stats;
import dev.damier.run.Trace;
import java.util.Optional;

/**
 * What all searches that remember their states share: the table, the scratch, the counters and the trace. What is left
 * to an algorithm is the order in which it takes nodes and the reason for which it stops.
 */
final class GraphSearch {
    /** Costs beyond this share the last place of the profile. */
    private static final int MAX_PROFILE_DEPTH = 1 << 16;

    final Counters counters = new Counters();
    final MemoryBudget memory;
    final StateTable table;
    final Successors out;

    private final StateSpace space;
    private final Heuristic heuristic;
    private final boolean admissible;
    private final Control control;
    private final int width;
    private final int leastCost;
    private final int traceLimit;
    private final Trace trace;
    /** The latest place in the trace of each of the first nodes: one that is taken up again gets another. */
    private final int[] traced;

    /** The node being expanded: some of its successors may not be in the table yet. */
    private int current = -1;
    /** The least estimate of all ways to a goal that were found and not followed. */
    private int forsaken = Integer.MAX_VALUE;
    /** Nodes from which no goal can be reached. */
    private int dead;

    GraphSearch(Problem problem, Control control) {
        this.control = control;
        space = problem.space();
        heuristic = problem.heuristic();
        admissible = heuristic.admissible();
        width = space.width();
        leastCost = space.minCost();
        traceLimit = control.traceLimit();
        trace = new Trace(traceLimit);
        traced = new int[traceLimit];
        trace.steps().watch("g", "h", "waiting");
        memory = new MemoryBudget(control, counters);
        table = new StateTable(width, memory);
        out = new Successors(width);
        counters.open = 0;
        counters.closed = 0;
    }

    /** Puts the initial state in the table, as node 0, and returns its estimate. */
    int root() {
        long[] state = new long[width];
        space.initial(state, 0);
        table.reserve(1);
        table.put(state, 0);
        int h = heuristic.estimate(state, 0);
        if (h >= Heuristic.DEAD) dead++;
        table.link(0, -1, 0, 0, h);
        trace.add(-1, 0, 0, h);
        if (admissible && h < Heuristic.DEAD) counters.lowerBound = h;
        return h;
    }

    /** Tells that it is this node's turn, the algorithm's choice among those that wait. */
    int take(int id) {
        tell(StepKind.TAKE, id);
        return id;
    }

    private void tell(StepKind stepKind, int id) {
        if (id >= traceLimit) return;
        int waiting = (int) (table.size() - counters.closed - dead);
        trace.steps().add(stepKind, traced[id], table.g(id), heuristic == Heuristic.ZERO ? 0 : table.h(id), waiting, 0);
    }

    boolean goal(int id) {
        tell(StepKind.TEST, id);
        return space.goal(table.chunk(id), table.offset(id));
    }

    /** Closes a node, with its successors in {@link #out}; throws {@link SearchStoppedException} when the budget ends here. */
    void expand(int id) {
        current = id;
        if (control.shouldStop(counters)) throw SearchStoppedException.NOW;
        int g = table.g(id);
        counters.expand(Math.min(g, MAX_PROFILE_DEPTH));
        if (g > counters.depth) counters.depth = g;
        out.clear();
        space.expand(table.chunk(id), table.offset(id), out);
        table.reserve(out.size());
        table.close(id);
        counters.closed++;
        counters.generated += out.size();
        counters.open = table.size() - counters.closed - dead;
        if (id < traceLimit) trace.expanded(traced[id]);
        tell(StepKind.EXPAND, id);
    }

    /** Notes the way to the i-th successor if it is new or cheaper; returns its node, or -1 if there is nothing to do. */
    int relax(int parent, int i) {
        return relax(parent, i, true);
    }

    /** As {@link #relax(int, int)}; a cheaper way to an expanded node may be left alone. */
    int relax(int parent, int i, boolean reopen) {
        int g = table.g(parent) + cost(i);
        int child = table.put(out.words, i * width);
        if (child >= 0) {
            int h = heuristic.estimateAfterMove(
                    table.h(parent), table.chunk(parent), table.offset(parent), out.moves[i], out.words, i * width);
            enter(child, parent, out.moves[i], g, h);
            if (h < Heuristic.DEAD) return child;
            dead++;
            return -1;
        }
        child = ~child;
        int h = table.h(child);
        if (g >= table.g(child) || h >= Heuristic.DEAD) return -1;
        if (table.closed(child)) {
            if (!reopen) {
                recordPruned(g, h);
                return -1;
            }
            counters.closed--;
        }
        enter(child, parent, out.moves[i], g, h);
        return child;
    }

    /** Notes the i-th successor if its state is new, with a number of the caller's in place of h; else returns -1. */
    int discover(int parent, int i, int tag) {
        int child = table.put(out.words, i * width);
        if (child < 0) return -1;
        enter(child, parent, out.moves[i], table.g(parent) + cost(i), tag);
        return child;
    }

    /**
     * As {@link #discover}, and also takes a known state up again: one not expanded yet, if {@code anyDepth}, else one that
     * was met deeper before.
     */
    int revisit(int parent, int i, int depth, boolean anyDepth) {
        int child = table.put(out.words, i * width);
        if (child < 0) {
            child = ~child;
            boolean closed = table.closed(child);
            if (anyDepth ? closed : table.h(child) <= depth) return -1;
            if (closed) counters.closed--;
        }
        enter(child, parent, out.moves[i], table.g(parent) + cost(i), depth);
        return child;
    }

    /** Writes what is known of a node that is new, or open again. */
    void enter(int child, int parent, int move, int g, int h) {
        table.link(child, parent, move, g, h);
        if (child < traceLimit) traced[child] = parent < traceLimit ? trace.add(traced[parent], move, g, h) : -1;
    }

    int cost(int i) {
        return out.cost(i, leastCost);
    }

    /** Remembers that a way costing at least g + h is given up, so that no bound will claim otherwise. */
    void recordPruned(int g, int h) {
        forsaken = Math.min(forsaken, least(g, h));
    }

    /** What a way through a node costs at least. */
    int least(int g, int h) {
        return admissible ? g + h : g;
    }

    /**
     * What any goal not yet found costs at least. An optimal way leaves the expanded nodes somewhere: by an open node
     * whose g is that of the way, or by one that was forsaken.
     */
    int bound() {
        int bound = forsaken;
        for (int id = 0; id < table.size(); id++) {
            if (!table.closed(id) && table.h(id) < Heuristic.DEAD)
                bound = Math.min(bound, least(table.g(id), table.h(id)));
        }
        return Math.max(bound, counters.lowerBound);
    }

    /** The {@link #bound} in the middle of an expansion, when some successors may not be in the table. */
    int boundWithin() {
        if (table.size() == 0) return 0;
        int around = bound();
        return current < 0 ? around : Math.min(around, least(table.g(current), table.h(current)));
    }

    Solved solved(int id, boolean optimal) {
        return new Solved(table.line(id), table.g(id), optimal, stats());
    }

    Impossible impossible() {
        return new Impossible(stats());
    }

    Stopped stopped(Optional<Solved> best, int lowerBound) {
        counters.lowerBound = lowerBound;
        return new Stopped(control.reason(), best, lowerBound, stats());
    }

    Stats stats() {
        counters.open = table.size() - counters.closed - dead;
        control.trace(trace);
        return control.stats(counters);
    }
}
