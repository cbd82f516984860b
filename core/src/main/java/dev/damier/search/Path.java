package dev.damier.search;

import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome.Impossible;
import dev.damier.run.Outcome.Solved;
import dev.damier.run.Outcome.Stopped;
import dev.damier.run.Stats;
import dev.damier.run.StepKind;
import dev.damier.run.Trace;
import java.util.Arrays;
import java.util.Optional;

/**
 * The current path of an iterative-deepening search, with the untried successors of each state. It is an explicit stack, so
 * the path can have any length, and it allocates memory only when the path becomes longer than ever before.
 */
final class Path {
    /** Size of the hash filter that excludes most states that are not on the path, without scanning the path. */
    private static final int FILTER_SIZE = 1 << 12;

    final Counters counters = new Counters();

    private final StateSpace space;
    private final Control control;
    private final int width;
    private final int minStepCost;
    private final Trace trace;
    private final MemoryBudget memory;

    /** The states of the path; the state at depth d starts at {@code d * width}. */
    private long[] words = {};

    private int[] g = {};
    private int[] h = {};
    private int[] traceIds = {};
    /** Per depth: the index of the successor that is tried now. */
    private int[] cursor = {};

    private Successors[] successors = {};
    private int depth = -1;
    /** The bound of the current iteration on cost or depth; used only for the step log. */
    private int bound;

    private final short[] filter = new short[FILTER_SIZE];

    Path(StateSpace space, Control control) {
        this.space = space;
        this.control = control;
        width = space.width();
        minStepCost = space.minCost();
        trace = new Trace(control.traceLimit());
        memory = new MemoryBudget(control, counters);
        trace.steps().nameVariables("g", "h", "bound");
    }

    /** Starts a new iteration from the initial state. */
    void restart(int estimate, int newBound) {
        bound = newBound;
        depth = -1;
        Arrays.fill(filter, (short) 0);
        long[] state = new long[width];
        space.writeInitial(state, 0);
        enter(state, 0, 0, estimate, trace.size() == 0 ? trace.add(-1, 0, 0, estimate) : 0);
        logStep(StepKind.ROUND);
        logStep(StepKind.TAKE);
    }

    private void logStep(StepKind stepKind) {
        trace.steps().add(stepKind, traceIds[depth], g[depth], h[depth], bound, 0);
    }

    /** Logs that the successor under the cursor is pruned because it exceeds the bound. */
    void logBeyondBound(int nextG, int nextH) {
        trace.steps().add(StepKind.BEYOND, traceIds[depth], nextG, nextH, bound, 0);
    }

    int depth() {
        return depth;
    }

    int g() {
        return g[depth];
    }

    boolean isGoal() {
        logStep(StepKind.TEST);
        return space.isGoal(words, depth * width);
    }

    /**
     * Generates the successors of the last state of the path.
     *
     * @param profile the index of the profile at which the expansion is counted
     * @throws SearchStoppedException if a limit of the budget is reached
     */
    void expand(int profile) {
        if (control.shouldStop(counters)) throw SearchStoppedException.INSTANCE;
        counters.countExpansion(profile);
        Successors out = successors[depth];
        out.clear();
        cursor[depth] = -1;
        space.expand(words, depth * width, out);
        counters.generated += out.size();
        trace.markExpanded(traceIds[depth]);
        logStep(StepKind.EXPAND);
    }

    /** Moves the cursor to the next successor of the last state; returns false if all were tried. */
    boolean nextSuccessor() {
        return ++cursor[depth] < successors[depth].size();
    }

    /** Returns the path cost of the successor under the cursor. */
    int nextG() {
        return g[depth] + successors[depth].cost(cursor[depth], minStepCost);
    }

    /** Returns the estimate of the successor under the cursor. */
    int nextH(Heuristic heuristic) {
        Successors out = successors[depth];
        int i = cursor[depth];
        return heuristic.estimateAfterMove(h[depth], words, depth * width, out.moves[i], out.words, i * width);
    }

    /** Returns whether the successor under the cursor is already on the path. */
    boolean closesCycle() {
        Successors out = successors[depth];
        int at = cursor[depth] * width;
        if (filter[filterIndex(out.words, at)] == 0) return false;
        for (int d = depth; d >= 0; d--) {
            if (Arrays.equals(words, d * width, (d + 1) * width, out.words, at, at + width)) return true;
        }
        return false;
    }

    /** Appends the successor under the cursor to the path. */
    void push(int nextG, int nextH) {
        Successors out = successors[depth];
        int i = cursor[depth];
        enter(out.words, i * width, nextG, nextH, trace.add(traceIds[depth], out.moves[i], nextG, nextH));
        logStep(StepKind.TAKE);
    }

    /** Removes the last state of the path; returns false if it was the initial state. */
    boolean pop() {
        filter[filterIndex(words, depth * width)]--;
        return --depth >= 0;
    }

    private void enter(long[] state, int at, int pathCost, int estimate, int traceId) {
        if (depth + 1 == successors.length) grow();
        depth++;
        System.arraycopy(state, at, words, depth * width, width);
        g[depth] = pathCost;
        h[depth] = estimate;
        traceIds[depth] = traceId;
        filter[filterIndex(state, at)]++;
        if (depth > counters.depth) counters.depth = depth;
    }

    private int filterIndex(long[] state, int at) {
        long hash = state[at];
        for (int k = 1; k < width; k++) hash = StateTable.mix(hash) + state[at + k];
        return (int) StateTable.mix(hash) & (FILTER_SIZE - 1);
    }

    private void grow() {
        int old = successors.length;
        int length = Math.max(32, old * 2);
        memory.reserve((long) (length - old) * (64 + 16 * (2 * Integer.BYTES + (long) width * Long.BYTES)));
        successors = Arrays.copyOf(successors, length);
        for (int d = old; d < length; d++) successors[d] = new Successors(width);
        words = memory.grow(words, (long) length * width);
        g = memory.grow(g, length);
        h = memory.grow(h, length);
        traceIds = memory.grow(traceIds, length);
        cursor = memory.grow(cursor, length);
    }

    Solved solved(boolean optimal) {
        int[] moves = new int[depth];
        for (int d = 0; d < depth; d++) moves[d] = successors[d].moves[cursor[d]];
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
