package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;

/**
 * A* search for any mission. Interchangeable helpers are sorted in the key, and the queue is a bucket queue by f. The
 * bound is consistent, so no state is expanded twice. A goal is recorded when it is generated. It is proved optimal when
 * no queued node has a smaller f.
 *
 * <p>After {@link #REFINE_AFTER_EXPANSIONS} expansions the bound is refined. A node that was queued before is
 * re-evaluated when it is dequeued, and most of these nodes are never dequeued. Closed states stay closed: they were
 * reached by shortest paths, and the bound is consistent before and after the refinement.
 */
final class AStarSearch {
    /** Number of expansions after which the bound is refined. */
    static final int REFINE_AFTER_EXPANSIONS = 8000;

    /**
     * Number of expansions after which a greedy search looks for a first solution. It is also the node limit of that
     * search.
     */
    static final int FIRST_SOLUTION_AFTER_EXPANSIONS = 20_000;

    /** Weight of the bound in the greedy search. */
    private static final int GREEDY_WEIGHT = 4;

    private final OptimalProblem problem;
    private final OptimalBound bound;
    private final Workspace workspace;
    private final Control control;
    private final Counters counters;

    /** Weight of h in f: 1 for shortest solutions. With a larger weight the search returns the first solution found. */
    private final int weight;

    private final OptimalKeys keys;
    private final OptimalStates states;
    private final OptimalQueue queue;
    private final int[] cells;
    private final int[] transposed;

    /** Nodes with smaller numbers were queued before the bound was refined. */
    private int firstRefinedNode;

    private final Incumbent incumbent;

    AStarSearch(OptimalProblem problem, OptimalBound bound, Workspace workspace, Control control, Counters counters) {
        this(problem, bound, workspace, control, counters, 1);
    }

    private AStarSearch(
            OptimalProblem problem,
            OptimalBound bound,
            Workspace workspace,
            Control control,
            Counters counters,
            int weight) {
        this.problem = problem;
        this.bound = bound;
        this.workspace = workspace;
        this.control = control;
        this.counters = counters;
        this.weight = weight;
        keys = problem.keys;
        states = workspace.states;
        queue = workspace.queue;
        cells = problem.startCells();
        transposed = new int[problem.n];
        incumbent = new Incumbent(control, counters);
    }

    Outcome solve() {
        states.reset(keys.intsPerKey());
        queue.reset();
        int h = bound.of(cells);
        if (h < HelperLowerBound.UNSOLVABLE) {
            keys.encode(cells, RuleMemory.NONE);
            states.find(keys.low, keys.high);
            queue.push(weight * h, states.add(keys.low, keys.high, -1, 0));
        }
        return search();
    }

    private Outcome search() {
        int previousF = 0;
        for (int f; (f = queue.lowestF()) < (weight == 1 ? incumbent.cost() : Incumbent.NOT_FOUND); ) {
            // The bound is consistent, so f never decreases.
            assert weight > 1 || f >= previousF;
            previousF = f;
            if (weight == 1) counters.lowerBound = Math.max(f, counters.lowerBound);
            counters.depth = f;
            int node = (int) queue.pop(f);
            boolean helpersOnly = node < 0;
            if (helpersOnly) node = ~node;
            else if (states.isClosed(node)) continue;
            if (node < firstRefinedNode && postponeIfLater(node, helpersOnly, f)) continue;
            if (control.shouldStop(counters) || !hasMemoryToExpand()) {
                recordCounters();
                return incumbent.stoppedOutcome();
            }
            if (!helpersOnly) {
                counters.countExpansion(f);
                if (counters.expanded == REFINE_AFTER_EXPANSIONS && bound.refine()) firstRefinedNode = states.size();
            }
            int costBefore = incumbent.cost();
            expand(node, f, helpersOnly);
            if (incumbent.cost() < costBefore
                    && incumbent.cost() > f
                    && counters.expanded > FIRST_SOLUTION_AFTER_EXPANSIONS) incumbent.report();
            if (weight > 1 && incumbent.isFound()) return incumbent.solvedOutcome(false);
            if (weight == 1 && counters.expanded == FIRST_SOLUTION_AFTER_EXPANSIONS && !helpersOnly)
                findFirstSolution(problem, bound, control, incumbent);
        }
        recordCounters();
        return incumbent.provedOutcome();
    }

    /**
     * Generates the children of a state. While the bound ignores helpers, a helper move always raises f. The state is
     * then queued again at f + 1 for its helper moves only. On the last level of f this entry is never dequeued.
     */
    private void expand(int node, int f, boolean helpersOnly) {
        states.close(node);
        int g = states.cost(node) + 1;
        long low = states.low(node);
        int memory = keys.decode(low, states.high(node), cells);
        problem.transpose(cells, transposed);
        int firstPlace = helpersOnly ? 1 : 0;
        int endPlace = problem.movers;
        if (!helpersOnly && endPlace > 1 && weight == 1 && bound.canDelayHelperMoves()) {
            endPlace = 1;
            queue.push(f + 1, ~node);
        }
        int count = 0;
        for (int place = firstPlace; place < endPlace; place++) {
            problem.stops(cells, transposed, place, workspace.slides, 0);
            for (int direction = 0; direction < 4; direction++) {
                int slide = workspace.slides[direction];
                if (slide == Slides.NONE) continue;
                int newMemory = problem.memoryAfter(memory, place, direction, slide);
                if (newMemory == RuleMemory.FORBIDDEN) continue;
                int stop = slide >> 1;
                counters.generated++;
                keys.encodeMove(low, cells, place, stop, newMemory);
                if (stop == problem.target && g < incumbent.cost() && problem.finishes(place, newMemory)) {
                    incumbent.replace(movesTo(node, g, keys.low, keys.high));
                    if (g <= f) return;
                    continue;
                }
                workspace.lows[count] = keys.low;
                workspace.highs[count] = keys.high;
                workspace.places[count] = place;
                workspace.stops[count++] = stop;
            }
        }
        enqueueChildren(node, g, count);
    }

    /** Stores and queues those children that are new or were reached by a shorter path. */
    private void enqueueChildren(int node, int g, int count) {
        workspace.prefetchSum += states.prefetch(workspace.lows, workspace.highs, count, workspace.scratch);
        for (int i = 0; i < count; i++) {
            int child = states.find(workspace.lows[i], workspace.highs[i]);
            if (child >= 0 && !states.improve(child, node, g)) continue;
            int h = bound.afterMove(cells, workspace.places[i], workspace.stops[i]);
            if (h >= incumbent.cost() - g) continue;
            if (child < 0) child = states.add(workspace.lows[i], workspace.highs[i], node, g);
            queue.push(g + weight * h, child);
        }
    }

    /**
     * Runs a greedy search for any solution. A caller with a time limit then gets a solution early, and the main search
     * discards states that cannot lead to a shorter one.
     */
    static void findFirstSolution(OptimalProblem problem, OptimalBound bound, Control control, Incumbent incumbent) {
        Control limits = new Control(control.budget().withNodes(FIRST_SOLUTION_AFTER_EXPANSIONS));
        AStarSearch greedy = new AStarSearch(problem, bound, new Workspace(), limits, new Counters(), GREEDY_WEIGHT);
        if (greedy.solve() instanceof Outcome.Solved solution && solution.cost() < incumbent.cost()) {
            incumbent.replace(solution.moves());
            incumbent.report();
        }
    }

    /**
     * Re-evaluates a node that was queued before the bound was refined. If its f is now higher, queues it again, or drops
     * it if the goal is unreachable.
     *
     * @return whether the node must not be expanded now
     */
    private boolean postponeIfLater(int node, boolean helpersOnly, int f) {
        keys.decode(states.low(node), states.high(node), cells);
        int h = bound.of(cells);
        int due = states.cost(node) + weight * h;
        if (due <= f) return false;
        if (h < HelperLowerBound.UNSOLVABLE) queue.push(due, helpersOnly ? ~node : node);
        return true;
    }

    /** Returns whether one more expansion stays within the memory limit, including a growth of the tables. */
    private boolean hasMemoryToExpand() {
        return control.checkMemory(bytes() + states.bytesToGrow(workspace.stops.length));
    }

    private long bytes() {
        return states.bytes() + queue.bytes() + workspace.failedStates.bytes() + bound.bytes();
    }

    private void recordCounters() {
        counters.open = queue.size();
        counters.closed = counters.expanded;
        counters.bytes = bytes();
    }

    /** Returns the moves to a goal with this key, which is a child of the node {@code parent}. */
    private int[] movesTo(int parent, int length, long low, long high) {
        long[] lows = new long[length];
        long[] highs = new long[length];
        lows[length - 1] = low;
        highs[length - 1] = high;
        int node = parent;
        for (int at = length - 2; at >= 0; at--) {
            lows[at] = states.low(node);
            highs[at] = states.high(node);
            node = states.parent(node);
        }
        return PathReplay.moves(problem, lows, highs);
    }
}
