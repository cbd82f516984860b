package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;

/**
 * A* for one mission: helpers sorted in the key, a bucket queue, consistent bounds, so no state is expanded twice. A
 * goal is noticed when it is generated; once the least f in the queue is no lower than its length, it is optimal.
 *
 * <p>The bound is refined once the search has shown that it will be long; a state waiting from before is looked at again
 * when its turn comes, and most never have one. States already closed were reached by shortest paths, and the bound is
 * consistent before and after, so nothing closed need be looked at again.
 */
final class AStarSearch {
    /** Expansions after which a more exact bound pays for itself. */
    static final int REFINE_AFTER = 8000;

    /** Expansions after which it is worth looking for some line, and how many that may take. */
    static final int LINE_AFTER = 20_000;

    /** Weight of the bound when any line will do. */
    private static final int GREEDY_WEIGHT = 4;

    private final OptimalProblem problem;
    private final OptimalBound bound;
    private final Workspace work;
    private final Control control;
    private final Counters counters;

    /** 1 for shortest lines; more to hurry towards the goal, then the first line found is taken. */
    private final int weight;

    private final OptimalKeys keys;
    private final OptimalStates states;
    private final OptimalQueue queue;
    private final int[] cells;
    private final int[] flipped;

    /** Nodes with lower numbers were put in the queue before the bound was refined. */
    private int guessed;

    private final Incumbent best;

    AStarSearch(OptimalProblem problem, OptimalBound bound, Workspace work, Control control, Counters counters) {
        this(problem, bound, work, control, counters, 1);
    }

    private AStarSearch(
            OptimalProblem problem,
            OptimalBound bound,
            Workspace work,
            Control control,
            Counters counters,
            int weight) {
        this.problem = problem;
        this.bound = bound;
        this.work = work;
        this.control = control;
        this.counters = counters;
        this.weight = weight;
        keys = problem.keys;
        states = work.states;
        queue = work.queue;
        cells = problem.start();
        flipped = new int[problem.n];
        best = new Incumbent(control, counters);
    }

    Outcome solve() {
        states.reset(keys.ints());
        queue.reset();
        int h = bound.of(cells);
        if (h < HelperLowerBound.FAR) {
            keys.make(cells, RuleMemory.NONE);
            states.find(keys.low, keys.high);
            queue.push(weight * h, states.add(keys.low, keys.high, -1, 0));
        }
        return search();
    }

    private Outcome search() {
        for (int f; (f = queue.least()) < (weight == 1 ? best.cost() : Incumbent.NONE); ) {
            if (weight == 1) counters.lowerBound = Math.max(f, counters.lowerBound);
            counters.depth = f;
            int node = (int) queue.pop(f);
            boolean helpersOnly = node < 0;
            if (helpersOnly) node = ~node;
            else if (states.closed(node)) continue;
            if (node < guessed && later(node, helpersOnly, f)) continue;
            if (control.shouldStop(counters) || !roomToExpand()) {
                finish();
                return best.stopped();
            }
            if (!helpersOnly) {
                counters.expand(f);
                if (counters.expanded == REFINE_AFTER && bound.refine()) guessed = states.size();
            }
            int before = best.cost();
            expand(node, f, helpersOnly);
            if (best.cost() < before && best.cost() > f && counters.expanded > LINE_AFTER) best.tell();
            if (weight > 1 && best.found()) return best.solved(false);
            if (weight == 1 && counters.expanded == LINE_AFTER && !helpersOnly) findFirstSolution(problem, bound, control, best);
        }
        finish();
        return best.proved();
    }

    /**
     * Makes the children of a state. While the bound knows nothing of helpers, their moves cannot belong to the present
     * f: the state itself comes back for them at the next, and on the last level that is never.
     */
    private void expand(int node, int f, boolean helpersOnly) {
        states.close(node);
        int g = states.cost(node) + 1;
        long low = states.low(node);
        int remembered = keys.read(low, states.high(node), cells);
        problem.flip(cells, flipped);
        int from = helpersOnly ? 1 : 0;
        int to = problem.movers;
        if (!helpersOnly && to > 1 && weight == 1 && bound.helpersWait()) {
            to = 1;
            queue.push(f + 1, ~node);
        }
        int count = 0;
        for (int place = from; place < to; place++) {
            problem.stops(cells, flipped, place, work.slides, 0);
            for (int direction = 0; direction < 4; direction++) {
                int slide = work.slides[direction];
                if (slide == Slides.NONE) continue;
                int after = problem.after(remembered, place, direction, slide);
                if (after == RuleMemory.FORBIDDEN) continue;
                int stop = slide >> 1;
                counters.generated++;
                keys.change(low, cells, place, stop, after);
                if (stop == problem.target && g < best.cost() && problem.finishes(place, after)) {
                    best.take(line(node, g, keys.low, keys.high));
                    if (g <= f) return;
                    continue;
                }
                work.lows[count] = keys.low;
                work.highs[count] = keys.high;
                work.places[count] = place;
                work.stops[count++] = stop;
            }
        }
        add(node, g, count);
    }

    /** Puts the new ones among the children of a state in the queue. */
    private void add(int node, int g, int count) {
        work.touched += states.touch(work.lows, work.highs, count, work.scratch);
        for (int i = 0; i < count; i++) {
            int child = states.find(work.lows[i], work.highs[i]);
            if (child >= 0 && !states.improve(child, node, g)) continue;
            int h = bound.after(cells, work.places[i], work.stops[i]);
            if (h >= best.cost() - g) continue;
            if (child < 0) child = states.add(work.lows[i], work.highs[i], node, g);
            queue.push(g + weight * h, child);
        }
    }

    /** Finds some line quickly: it tells an impatient caller something, and states that cannot beat it are not kept. */
    static void findFirstSolution(OptimalProblem problem, OptimalBound bound, Control control, Incumbent best) {
        Control limits = new Control(control.budget().withNodes(LINE_AFTER));
        AStarSearch greedy = new AStarSearch(problem, bound, new Workspace(), limits, new Counters(), GREEDY_WEIGHT);
        if (greedy.solve() instanceof Outcome.Solved line && line.cost() < best.cost()) {
            best.take(line.moves());
            best.tell();
        }
    }

    /** Looks again at a node put in the queue before the bound was refined: whether it is due later now, or never. */
    private boolean later(int node, boolean helpersOnly, int f) {
        keys.read(states.low(node), states.high(node), cells);
        int h = bound.of(cells);
        int due = states.cost(node) + weight * h;
        if (due <= f) return false;
        if (h < HelperLowerBound.FAR) queue.push(due, helpersOnly ? ~node : node);
        return true;
    }

    /** Keeps the promise of the byte budget: asks before the tables grow, not after. */
    private boolean roomToExpand() {
        return control.fits(bytes() + states.bytesToGrow(work.stops.length));
    }

    private long bytes() {
        return states.bytes() + queue.bytes() + work.failedStates.bytes() + bound.bytes();
    }

    private void finish() {
        counters.open = queue.size();
        counters.closed = counters.expanded;
        counters.bytes = bytes();
    }

    /** The moves to a goal with this key, which is a child of this node. */
    private int[] line(int parent, int length, long low, long high) {
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
