package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.Robots;
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
 * <p>It starts with the bound that costs nothing to have and changes to the strong one once the search has shown that it
 * will be long; a state waiting from before is looked at again when its turn comes, and most never have one. States already closed were reached by shortest
 * paths, and both bounds are consistent, so nothing closed need be looked at again.
 */
final class OptimalSearch {
    /** Expansions per cell of the board after which the strong bound pays for itself. */
    private static final int STRONG_AFTER = 1;

    /** Expansions after which it is worth looking for some line, and how many that may take. */
    private static final int LINE_AFTER = 20_000;

    /** Weight of the bound when any line will do. */
    private static final int GREEDY = 4;

    /** No goal yet: higher than any cost, lower than any bound that says there is no way. */
    private static final int NONE = HelpBound.FAR;

    /** One per thread: its tables are as large as the last search left them, within reason. */
    private static final ThreadLocal<OptimalSearch> MINE = ThreadLocal.withInitial(OptimalSearch::new);

    private final OptimalStates states = new OptimalStates();
    private final OptimalQueue queue = new OptimalQueue();
    private final int[] cells = new int[Robots.MOST];
    private final int[] flipped = new int[Robots.MOST];

    /** The children of the state in hand. */
    private final long[] lows = new long[4 * Robots.MOST];

    private final long[] highs = new long[4 * Robots.MOST];
    private final int[] places = new int[4 * Robots.MOST];
    private final int[] stops = new int[4 * Robots.MOST];
    private final int[] scratch = new int[4 * Robots.MOST];
    private int touched;

    private RicochetMission mission;
    private Control control;
    private Counters counters;
    private OptimalKeys keys;
    private OptimalBound bound;
    private RuleMemory memory;
    private boolean remembers;
    private Slides[] slides;
    private Slides numbering;
    private int movers;
    private int target;
    private long strongAfter;

    /** Nodes with lower numbers were put in the queue before the bound was strong. */
    private int guessed;

    /** 1 for shortest lines; more to hurry towards the goal, then the first line found is taken. */
    private int weight;

    /** The best goal so far: its cost, and the expanded state and key it comes from. */
    private int best;

    /** Its line, when it was not found among these states. */
    private int[] bestLine;

    private int bestParent;
    private long bestLow;
    private long bestHigh;

    static OptimalSearch mine() {
        return MINE.get();
    }

    Outcome solve(RicochetMission wanted, Control limits) {
        return solve(wanted, limits, 1);
    }

    private Outcome solve(RicochetMission wanted, Control limits, int bias) {
        mission = wanted;
        control = limits;
        weight = bias;
        bestLine = null;
        counters = new Counters();
        memory = new RuleMemory(mission);
        remembers = memory.used();
        if (memory.goal(RuleMemory.NONE, mission.robots()))
            return new Outcome.Solved(new int[0], 0, true, control.stats(counters));
        BoardTables tables = BoardTables.of(mission.board(), mission.rules().sameColourBounces());
        keys = new OptimalKeys(mission, tables, remembers);
        int n = keys.n;
        slides = new Slides[n];
        for (int p = 0; p < n; p++) slides[p] = tables.slides(tables.kind(keys.robot[p]));
        numbering = slides[0];
        bound = new OptimalBound(mission, tables, keys);
        target = mission.target();
        strongAfter = STRONG_AFTER * mission.board().size();
        movers = mission.rules().fixedHelpers() && mission.active() != RicochetMission.ANY ? 1 : n;
        states.reset(keys.ints());
        queue.reset();
        guessed = 0;
        best = NONE;
        for (int p = 0; p < n; p++) cells[p] = mission.robots()[keys.robot[p]];
        int h = bound.of(cells);
        if (h < HelpBound.FAR) {
            keys.make(cells, RuleMemory.NONE);
            states.find(keys.low, keys.high);
            queue.push(weight * h, states.add(keys.low, keys.high, -1, 0));
        }
        try {
            return search();
        } finally {
            bound.release();
        }
    }

    private Outcome search() {
        for (int f; (f = queue.least()) < (weight == 1 ? best : NONE); ) {
            if (weight == 1) counters.lowerBound = f;
            counters.depth = f;
            int node = queue.pop(f);
            boolean helpersOnly = node < 0;
            if (helpersOnly) node = ~node;
            else if (states.closed(node)) continue;
            if (node < guessed && later(node, helpersOnly, f)) continue;
            if (control.stop(counters) || !roomToExpand()) return stopped();
            if (!helpersOnly) {
                counters.expand(f);
                if (counters.expanded == strongAfter && bound.strengthen()) guessed = states.size();
            }
            int before = best;
            expand(node, f, helpersOnly);
            if (best < before && best > f && counters.expanded > LINE_AFTER) tell();
            if (weight > 1 && best < NONE) return solved(false);
            if (weight == 1 && counters.expanded == LINE_AFTER && !helpersOnly) hurry();
        }
        finish();
        if (best == NONE) return new Outcome.Impossible(control.stats(counters));
        counters.lowerBound = best;
        counters.depth = best;
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
        int n = keys.n;
        for (int p = 0; p < n; p++) flipped[p] = numbering.flipped(cells[p]);
        int from = helpersOnly ? 1 : 0;
        int to = movers;
        if (!helpersOnly && movers > 1 && weight == 1 && bound.helpersWait()) {
            to = 1;
            queue.push(f + 1, ~node);
        }
        int count = 0;
        for (int place = from; place < to; place++) {
            for (int direction = 0; direction < 4; direction++) {
                if (remembers && !memory.allows(remembered, keys.robot[place], direction)) continue;
                int slide = slides[place].slide(cells, flipped, n, place, direction);
                if (slide == Slides.NONE) continue;
                int stop = slide >> 1;
                int after = 0;
                if (remembers) {
                    after = memory.after(remembered, keys.robot[place], direction, stop, (slide & 1) != 0);
                    if (after == RuleMemory.FORBIDDEN) continue;
                }
                counters.generated++;
                if (stop == target && g < best && finishes(place, after)) {
                    keys.change(low, cells, place, stop, after);
                    best = g;
                    bestLine = null;
                    bestParent = node;
                    bestLow = keys.low;
                    bestHigh = keys.high;
                    if (g <= f) return;
                    continue;
                }
                keys.change(low, cells, place, stop, after);
                lows[count] = keys.low;
                highs[count] = keys.high;
                places[count] = place;
                stops[count++] = stop;
            }
        }
        touched += states.touch(lows, highs, count, scratch);
        for (int i = 0; i < count; i++) {
            int child = states.find(lows[i], highs[i]);
            if (child >= 0 && !states.improve(child, node, g)) continue;
            int h = bound.after(cells, places[i], stops[i]);
            if (h >= best - g) continue;
            if (child < 0) child = states.add(lows[i], highs[i], node, g);
            queue.push(g + weight * h, child);
        }
    }

    /** Finds some line quickly: it tells an impatient caller something, and states that cannot beat it are not kept. */
    private void hurry() {
        Control limits = new Control(control.budget().withNodes(LINE_AFTER));
        if (new OptimalSearch().solve(mission, limits, GREEDY) instanceof Outcome.Solved line && line.cost() < best) {
            best = line.cost();
            bestLine = line.moves();
            tell();
        }
    }

    private void tell() {
        control.improved(best, 0, line(), counters);
    }

    /** Whether the robot of a place that has just stopped on the target ends the mission. */
    private boolean finishes(int place, int after) {
        int robot = keys.robot[place];
        if (mission.active() != RicochetMission.ANY && mission.active() != robot) return false;
        return !mission.rules().ricochet() || (RuleMemory.field(after, robot) & RuleMemory.TURNED) != 0;
    }

    /** Looks again at a node put in the queue under the weak bound: whether the strong one wants it later, or never. */
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
        long more = states.bytesToGrow(stops.length);
        return more == 0 || control.fits(states.bytes() + queue.bytes() + bound.bytes() + more);
    }

    private void finish() {
        counters.open = queue.size();
        counters.closed = counters.expanded;
        counters.bytes = states.bytes() + queue.bytes() + bound.bytes();
    }

    private Outcome stopped() {
        finish();
        int proved = counters.lowerBound;
        Optional<Outcome.Solved> line = best == NONE ? Optional.empty() : Optional.of(solved(false));
        return new Outcome.Stopped(control.reason(), line, proved, control.stats(counters));
    }

    private Outcome.Solved solved(boolean optimal) {
        return new Outcome.Solved(line(), best, optimal, control.stats(counters));
    }

    /** The moves to the best goal: each state of the path is looked for among the moves from the one before. */
    private int[] line() {
        if (bestLine != null) return bestLine;
        int[] path = new int[best + 1];
        int at = best;
        for (int node = bestParent; node >= 0; node = states.parent(node)) path[--at] = node;
        int[] moves = new int[best];
        for (int p = 0; p < keys.n; p++) cells[p] = mission.robots()[keys.robot[p]];
        int remembered = RuleMemory.NONE;
        for (int i = 0; i < best; i++) {
            boolean end = i + 1 == best;
            long low = end ? bestLow : states.low(path[i + 1]);
            long high = end ? bestHigh : states.high(path[i + 1]);
            remembered = step(remembered, low, high, moves, i);
        }
        return moves;
    }

    /** Makes the move that leads to the key; returns the memory after it. */
    private int step(int remembered, long low, long high, int[] moves, int at) {
        for (int p = 0; p < keys.n; p++) flipped[p] = numbering.flipped(cells[p]);
        for (int place = 0; place < movers; place++) {
            int robot = keys.robot[place];
            for (int direction = 0; direction < 4; direction++) {
                if (!memory.allows(remembered, robot, direction)) continue;
                int slide = slides[place].slide(cells, flipped, keys.n, place, direction);
                if (slide == Slides.NONE) continue;
                int after = memory.after(remembered, robot, direction, slide >> 1, (slide & 1) != 0);
                if (after == RuleMemory.FORBIDDEN) continue;
                int was = cells[place];
                cells[place] = slide >> 1;
                keys.make(cells, after);
                if (keys.low == low && keys.high == high) {
                    moves[at] = robot * 4 + direction;
                    return after;
                }
                cells[place] = was;
            }
        }
        throw new IllegalStateException("no move leads to the next state of the path: " + Arrays.toString(moves));
    }
}
