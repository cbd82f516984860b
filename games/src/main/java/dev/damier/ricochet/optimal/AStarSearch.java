package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import java.util.Arrays;
import java.util.Optional;

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
    private static final int REFINE_AFTER = 8000;

    /** Expansions after which it is worth looking for some line, and how many that may take. */
    private static final int LINE_AFTER = 20_000;

    /** Weight of the bound when any line will do. */
    private static final int GREEDY = 4;

    /** No goal yet: higher than any cost, lower than any bound that says there is no way. */
    private static final int NONE = HelpBound.FAR;

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

    private final Goal best = new Goal();

    /** The best goal so far: its cost, and the expanded state and key it comes from, or its line. */
    private static final class Goal {
        int cost = NONE;
        int parent;
        long low;
        long high;
        int[] line;
    }

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
    }

    Outcome solve() {
        states.reset(keys.ints());
        queue.reset();
        int h = bound.of(cells);
        if (h < HelpBound.FAR) {
            keys.make(cells, RuleMemory.NONE);
            states.find(keys.low, keys.high);
            queue.push(weight * h, states.add(keys.low, keys.high, -1, 0));
        }
        return search();
    }

    private Outcome search() {
        for (int f; (f = queue.least()) < (weight == 1 ? best.cost : NONE); ) {
            if (weight == 1) counters.lowerBound = Math.max(f, counters.lowerBound);
            counters.depth = f;
            int node = queue.pop(f);
            boolean helpersOnly = node < 0;
            if (helpersOnly) node = ~node;
            else if (states.closed(node)) continue;
            if (node < guessed && later(node, helpersOnly, f)) continue;
            if (control.stop(counters) || !roomToExpand()) return stopped();
            if (!helpersOnly) {
                counters.expand(f);
                if (counters.expanded == REFINE_AFTER && bound.refine()) guessed = states.size();
            }
            int before = best.cost;
            expand(node, f, helpersOnly);
            if (best.cost < before && best.cost > f && counters.expanded > LINE_AFTER) tell();
            if (weight > 1 && best.cost < NONE) return solved(false);
            if (weight == 1 && counters.expanded == LINE_AFTER && !helpersOnly) hurry();
        }
        finish();
        if (best.cost == NONE) return new Outcome.Impossible(control.stats(counters));
        counters.lowerBound = best.cost;
        counters.depth = best.cost;
        return solved(true);
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
                if (stop == problem.target && g < best.cost && problem.finishes(place, after)) {
                    best.cost = g;
                    best.line = null;
                    best.parent = node;
                    best.low = keys.low;
                    best.high = keys.high;
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
            if (h >= best.cost - g) continue;
            if (child < 0) child = states.add(work.lows[i], work.highs[i], node, g);
            queue.push(g + weight * h, child);
        }
    }

    /** Finds some line quickly: it tells an impatient caller something, and states that cannot beat it are not kept. */
    private void hurry() {
        Control limits = new Control(control.budget().withNodes(LINE_AFTER));
        AStarSearch greedy = new AStarSearch(problem, bound, new Workspace(), limits, new Counters(), GREEDY);
        if (greedy.solve() instanceof Outcome.Solved line && line.cost() < best.cost) {
            best.cost = line.cost();
            best.line = line.moves();
            tell();
        }
    }

    private void tell() {
        control.improved(best.cost, 0, line(), counters);
    }

    /** Looks again at a node put in the queue before the bound was refined: whether it is due later now, or never. */
    private boolean later(int node, boolean helpersOnly, int f) {
        keys.read(states.low(node), states.high(node), cells);
        int h = bound.of(cells);
        int due = states.cost(node) + weight * h;
        if (due <= f) return false;
        if (h < HelpBound.FAR) queue.push(due, helpersOnly ? ~node : node);
        return true;
    }

    /** Keeps the promise of the byte budget: asks before the tables grow, not after. */
    private boolean roomToExpand() {
        long more = states.bytesToGrow(work.stops.length);
        return more == 0 || control.fits(bytes() + more);
    }

    private long bytes() {
        return states.bytes() + queue.bytes() + work.failures.bytes() + bound.bytes();
    }

    private void finish() {
        counters.open = queue.size();
        counters.closed = counters.expanded;
        counters.bytes = bytes();
    }

    private Outcome stopped() {
        finish();
        int proved = counters.lowerBound;
        Optional<Outcome.Solved> line = best.cost == NONE ? Optional.empty() : Optional.of(solved(false));
        return new Outcome.Stopped(control.reason(), line, proved, control.stats(counters));
    }

    private Outcome.Solved solved(boolean optimal) {
        return new Outcome.Solved(line(), best.cost, optimal, control.stats(counters));
    }

    /** The moves to the best goal: each state of the path is looked for among the moves from the one before. */
    private int[] line() {
        if (best.line != null) return best.line;
        int length = best.cost;
        int[] path = new int[length + 1];
        int at = length;
        for (int node = best.parent; node >= 0; node = states.parent(node)) path[--at] = node;
        int[] moves = new int[length];
        System.arraycopy(problem.start(), 0, cells, 0, cells.length);
        int remembered = RuleMemory.NONE;
        for (int i = 0; i < length; i++) {
            boolean end = i + 1 == length;
            long low = end ? best.low : states.low(path[i + 1]);
            long high = end ? best.high : states.high(path[i + 1]);
            remembered = step(remembered, low, high, moves, i);
        }
        return moves;
    }

    /** Makes the move that leads to the key; returns the memory after it. */
    private int step(int remembered, long low, long high, int[] moves, int at) {
        problem.flip(cells, flipped);
        for (int place = 0; place < problem.movers; place++) {
            problem.stops(cells, flipped, place, work.slides, 0);
            for (int direction = 0; direction < 4; direction++) {
                int slide = work.slides[direction];
                if (slide == Slides.NONE) continue;
                int after = problem.after(remembered, place, direction, slide);
                if (after == RuleMemory.FORBIDDEN) continue;
                int was = cells[place];
                cells[place] = slide >> 1;
                keys.make(cells, after);
                if (keys.low == low && keys.high == high) {
                    moves[at] = problem.code(place, direction);
                    return after;
                }
                cells[place] = was;
            }
        }
        throw new IllegalStateException("no move leads to the next state of the path: " + Arrays.toString(moves));
    }
}
