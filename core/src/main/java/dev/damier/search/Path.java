package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.StepKind;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Stats;
import dev.damier.run.Trace;
import java.util.Arrays;
import java.util.Optional;

/**
 * The one path a depth-first search holds in memory, with the successors still to try at each step. An explicit stack:
 * lines of any length, and nothing allocated once the deepest step was reached.
 */
final class Path {
    /** Places of the filter that tells most states off the path without a look at it. */
    private static final int FILTER = 1 << 12;

    final Counters counters = new Counters();

    private final StateSpace space;
    private final Control control;
    private final int width;
    private final int leastCost;
    private final Trace trace;
    private final MemoryBudget memory;

    /** The states of the path; step d is at {@code d * width}. */
    private long[] words = {};

    private int[] g = {};
    private int[] h = {};
    private int[] traced = {};
    /** The successor of each step that is tried now. */
    private int[] cursor = {};

    private Successors[] outs = {};
    private int depth = -1;
    /** What the path may cost or how long it may be, as the algorithm has it: told with the steps. */
    private int bound;

    private final short[] filter = new short[FILTER];

    Path(StateSpace space, Control control) {
        this.space = space;
        this.control = control;
        width = space.width();
        leastCost = space.minCost();
        trace = new Trace(control.traceLimit());
        memory = new MemoryBudget(control, counters);
        trace.steps().watch("g", "h", "bound");
    }

    /** Starts again from the initial state, under this bound. */
    void restart(int estimate, int newBound) {
        bound = newBound;
        depth = -1;
        Arrays.fill(filter, (short) 0);
        long[] state = new long[width];
        space.initial(state, 0);
        enter(state, 0, 0, estimate, trace.size() == 0 ? trace.add(-1, 0, 0, estimate) : 0);
        tell(StepKind.ROUND);
        tell(StepKind.TAKE);
    }

    private void tell(StepKind stepKind) {
        trace.steps().add(stepKind, traced[depth], g[depth], h[depth], bound, 0);
    }

    /** Leaves the successor under the cursor alone: it passes the bound by its cost and estimate. */
    void leave(int nextG, int nextH) {
        trace.steps().add(StepKind.BEYOND, traced[depth], nextG, nextH, bound, 0);
    }

    int depth() {
        return depth;
    }

    int g() {
        return g[depth];
    }

    int h() {
        return h[depth];
    }

    boolean goal() {
        tell(StepKind.TEST);
        return space.goal(words, depth * width);
    }

    /** Makes the successors of the path's end; throws {@link SearchStoppedException} when the budget ends here. */
    void expand(int profile) {
        if (control.shouldStop(counters)) throw SearchStoppedException.NOW;
        counters.expand(profile);
        Successors out = outs[depth];
        out.clear();
        cursor[depth] = -1;
        space.expand(words, depth * width, out);
        counters.generated += out.size();
        trace.expanded(traced[depth]);
        tell(StepKind.EXPAND);
    }

    /** Moves on to the next successor of the path's end; false when all were tried. */
    boolean next() {
        return ++cursor[depth] < outs[depth].size();
    }

    /** What the path and the successor under the cursor cost together. */
    int nextG() {
        return g[depth] + outs[depth].cost(cursor[depth], leastCost);
    }

    /** The estimate of the successor under the cursor. */
    int nextH(Heuristic heuristic) {
        Successors out = outs[depth];
        int i = cursor[depth];
        return heuristic.estimateAfterMove(h[depth], words, depth * width, out.moves[i], out.words, i * width);
    }

    /** Whether the successor under the cursor would close a circle. */
    boolean closesCycle() {
        Successors out = outs[depth];
        int at = cursor[depth] * width;
        if (filter[place(out.words, at)] == 0) return false;
        for (int d = depth; d >= 0; d--) {
            if (Arrays.equals(words, d * width, (d + 1) * width, out.words, at, at + width)) return true;
        }
        return false;
    }

    /** Lengthens the path by the successor under the cursor. */
    void push(int nextG, int nextH) {
        Successors out = outs[depth];
        int i = cursor[depth];
        enter(out.words, i * width, nextG, nextH, trace.add(traced[depth], out.moves[i], nextG, nextH));
        tell(StepKind.TAKE);
    }

    /** Shortens the path by one step; false when it was the initial state alone. */
    boolean pop() {
        filter[place(words, depth * width)]--;
        return --depth >= 0;
    }

    private void enter(long[] state, int at, int costs, int estimate, int traceId) {
        if (depth + 1 == outs.length) deepen();
        depth++;
        System.arraycopy(state, at, words, depth * width, width);
        g[depth] = costs;
        h[depth] = estimate;
        traced[depth] = traceId;
        filter[place(state, at)]++;
        if (depth > counters.depth) counters.depth = depth;
    }

    private int place(long[] state, int at) {
        long hash = state[at];
        for (int k = 1; k < width; k++) hash = StateTable.mix(hash) + state[at + k];
        return (int) StateTable.mix(hash) & (FILTER - 1);
    }

    private void deepen() {
        int old = outs.length;
        int length = Math.max(32, old * 2);
        memory.reserve((long) (length - old) * (64 + 16 * (2 * Integer.BYTES + (long) width * Long.BYTES)));
        outs = Arrays.copyOf(outs, length);
        for (int d = old; d < length; d++) outs[d] = new Successors(width);
        words = memory.longer(words, (long) length * width);
        g = memory.longer(g, length);
        h = memory.longer(h, length);
        traced = memory.longer(traced, length);
        cursor = memory.longer(cursor, length);
    }

    Solved solved(boolean optimal) {
        int[] moves = new int[depth];
        for (int d = 0; d < depth; d++) moves[d] = outs[d].moves[cursor[d]];
        return new Solved(moves, g(), optimal, stats());
    }

    Impossible impossible() {
        return new Impossible(stats());
    }

    Stopped stopped() {
        return new Stopped(control.reason(), Optional.empty(), counters.lowerBound, stats());
    }

    private Stats stats() {
        control.trace(trace);
        return control.stats(counters);
    }
}
