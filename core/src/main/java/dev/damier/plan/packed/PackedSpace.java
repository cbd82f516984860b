package dev.damier.plan.packed;

import dev.damier.plan.GroundTask;
import dev.damier.plan.GroundTask.Action;
import dev.damier.search.Heuristic;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * The state space of a grounded task with packed states. Each move is an action; if the state after it has exactly one
 * applicable action, that action follows at once, and so on, unless the goal is reached. States are replaced by symmetric
 * ones. {@link #plan} turns the moves of a solution into a plan. Immutable and thread-safe.
 */
public final class PackedSpace implements StateSpace {
    /** Maximum number of actions that follow a move, so that forced cycles end. */
    private static final int MAX_FORCED = 1000;

    /** Sampled states that decide whether forced actions are followed. */
    private static final int SAMPLES = 400;

    private final GroundTask task;
    private final StateLayout layout;
    private final SuccessorTree tree;
    private final List<ObjectPermutation> permutations;
    private final Operator[] operators;
    private final long[] goalBits;
    private final int[] goalWords;
    private final boolean followsForced;
    private final int minCost;
    private final ThreadLocal<Buffers> buffers = ThreadLocal.withInitial(Buffers::new);

    /** An action with its conditions and effects as pairs of word and bits. */
    private static final class Operator {
        final int cost;
        final int[] conditionWords;
        final long[] conditionBits;
        final int[] effectWords;
        final long[] addBits;
        final long[] deleteBits;
        final int[] variables;
        /** The new value of each variable, or {@code ~value} if the variable becomes empty when it had this value. */
        final int[] values;
        /** The value of each variable that means that none of its facts holds. */
        final int[] emptyValues;

        Operator(Action a, StateLayout layout) {
            cost = a.cost();
            int width = layout.maskWidth;
            long[] condition = mask(a.preconditions(), width);
            long[] add = mask(a.adds(), width);
            long[] delete = mask(a.deletes(), width);
            conditionWords = java.util.stream.IntStream.range(0, width)
                    .filter(w -> condition[w] != 0)
                    .toArray();
            conditionBits =
                    Arrays.stream(conditionWords).mapToLong(w -> condition[w]).toArray();
            effectWords = java.util.stream.IntStream.range(0, width)
                    .filter(w -> (add[w] | delete[w]) != 0)
                    .toArray();
            addBits = Arrays.stream(effectWords).mapToLong(w -> add[w]).toArray();
            deleteBits = Arrays.stream(effectWords).mapToLong(w -> delete[w]).toArray();
            List<int[]> changes = new ArrayList<>();
            // Deletes first: a variable that is emptied and set gets the new value.
            for (int f : a.deletes())
                if (layout.variableOf[f] >= 0) changes.add(new int[] {layout.variableOf[f], ~layout.valueOf[f]});
            for (int f : a.adds())
                if (layout.variableOf[f] >= 0) changes.add(new int[] {layout.variableOf[f], layout.valueOf[f]});
            variables = changes.stream().mapToInt(c -> c[0]).toArray();
            values = changes.stream().mapToInt(c -> c[1]).toArray();
            emptyValues =
                    Arrays.stream(variables).map(v -> layout.facts[v].length).toArray();
        }
    }

    /** The buffers of one thread. */
    private final class Buffers {
        final int[] values = new int[layout.facts.length];
        final long[] mask = new long[layout.maskWidth];
        final int[] nextValues = new int[layout.facts.length];
        final long[] nextMask = new long[layout.maskWidth];
        final int[] oldValues = new int[layout.facts.length];
        final long[] keys = new long
                [permutations.stream()
                        .mapToInt(ObjectPermutation::objects)
                        .max()
                        .orElse(0)];
        final int[] from = new int[keys.length];
        int[] applicable = new int[64];
        int[] following = new int[2];
        int found;
    }

    /** Creates the space of a task that follows forced actions where this pays, and uses symmetries. */
    public PackedSpace(GroundTask task) {
        this(task, true);
    }

    /**
     * Creates the space of a task.
     *
     * @param reduced whether forced actions are followed and symmetric states are merged
     */
    public PackedSpace(GroundTask task, boolean reduced) {
        this.task = task;
        layout = new StateLayout(task);
        operators = task.actions().stream().map(a -> new Operator(a, layout)).toArray(Operator[]::new);
        int[][][] conditions = new int[operators.length][][];
        List<Integer> numbers = new ArrayList<>();
        int min = Integer.MAX_VALUE;
        for (int i = 0; i < operators.length; i++) {
            conditions[i] = Arrays.stream(task.actions().get(i).preconditions())
                    .filter(f -> layout.variableOf[f] >= 0)
                    .mapToObj(f -> new int[] {layout.variableOf[f], layout.valueOf[f]})
                    .toArray(int[][]::new);
            if (isConsistent(conditions[i])) numbers.add(i);
            min = Math.min(min, operators[i].cost);
        }
        minCost = min == Integer.MAX_VALUE ? 1 : min;
        tree = SuccessorTree.of(numbers, conditions, layout.sizes);
        permutations = reduced ? ObjectPermutation.of(task, layout) : List.of();
        long[] goal = mask(task.goal(), layout.maskWidth);
        goalWords = java.util.stream.IntStream.range(0, goal.length)
                .filter(w -> goal[w] != 0)
                .toArray();
        goalBits = Arrays.stream(goalWords).mapToLong(w -> goal[w]).toArray();
        followsForced = reduced && forcedActionsAreFrequent();
    }

    private static boolean isConsistent(int[][] conditions) {
        for (int[] a : conditions) for (int[] b : conditions) if (a[0] == b[0] && a[1] != b[1]) return false;
        return true;
    }

    private static long[] mask(int[] facts, int width) {
        long[] mask = new long[width];
        for (int f : facts) mask[f >> 6] |= 1L << f;
        return mask;
    }

    /** Walks through the space at random and counts states with exactly one applicable action. */
    private boolean forcedActionsAreFrequent() {
        Buffers b = buffers.get();
        Random random = new Random(0);
        int forced = 0;
        start(b);
        for (int i = 0; i < SAMPLES; i++) {
            b.applicable = applicable(b, b.values, b.mask, b.applicable, Integer.MAX_VALUE);
            if (b.found == 1) forced++;
            if (b.found == 0 || i % 50 == 49) start(b);
            else apply(operators[b.applicable[random.nextInt(b.found)]], b.values, b.mask);
        }
        return forced > SAMPLES / 10;
    }

    private void start(Buffers b) {
        System.arraycopy(layout.valuesOf(task.initial()), 0, b.values, 0, b.values.length);
        layout.unpack(b.values, b.mask);
    }

    @Override
    public int width() {
        return layout.words;
    }

    @Override
    public int minCost() {
        return minCost;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        int[] values = layout.valuesOf(task.initial());
        write(values, buffers.get(), to, at);
    }

    private void write(int[] values, Buffers b, long[] to, int at) {
        for (ObjectPermutation p : permutations) {
            if (p.order(values, b.keys, b.from)) p.exchange(values, b.from, b.oldValues);
        }
        layout.pack(values, to, at);
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        Buffers b = buffers.get();
        layout.readValues(from, at, b.values);
        layout.unpack(b.values, b.mask);
        b.applicable = applicable(b, b.values, b.mask, b.applicable, Integer.MAX_VALUE);
        int n = b.found;
        for (int i = 0; i < n; i++) {
            System.arraycopy(b.values, 0, b.nextValues, 0, b.values.length);
            System.arraycopy(b.mask, 0, b.nextMask, 0, b.mask.length);
            int cost = follow(b, b.applicable[i], null);
            if (cost < 0) continue;
            int to = out.add(b.applicable[i], cost);
            write(b.nextValues, b, out.words, to);
        }
    }

    /** Applies an action and the forced ones after it; returns the cost, or -1 in a dead end. */
    private int follow(Buffers b, int action, @Nullable List<Integer> plan) {
        int cost = 0;
        int next = action;
        for (int length = 0; ; length++) {
            cost += operators[next].cost;
            if (plan != null) plan.add(next);
            apply(operators[next], b.nextValues, b.nextMask);
            if (!followsForced || length == MAX_FORCED || isGoal(b.nextMask)) return cost;
            b.following = applicable(b, b.nextValues, b.nextMask, b.following, 2);
            if (b.found == 0) return -1;
            if (b.found > 1) return cost;
            next = b.following[0];
        }
    }

    private static void apply(Operator op, int[] values, long[] mask) {
        for (int i = 0; i < op.effectWords.length; i++) {
            int w = op.effectWords[i];
            mask[w] = mask[w] & ~op.deleteBits[i] | op.addBits[i];
        }
        for (int i = 0; i < op.variables.length; i++) {
            int value = op.values[i];
            if (value >= 0) values[op.variables[i]] = value;
            else if (values[op.variables[i]] == ~value) values[op.variables[i]] = op.emptyValues[i];
        }
    }

    /** Writes the applicable actions to {@code to} and their number to {@link Buffers#found}; stops at the limit. */
    private int[] applicable(Buffers b, int[] values, long[] mask, int[] to, int limit) {
        b.found = 0;
        return collect(tree, b, values, mask, to, limit);
    }

    private int[] collect(SuccessorTree node, Buffers b, int[] values, long[] mask, int[] to, int limit) {
        int[] result = to;
        SuccessorTree n = node;
        while (n.variable >= 0) {
            SuccessorTree child = n.children[values[n.variable]];
            if (child != null) {
                if (n.rest == null) {
                    n = child;
                    continue;
                }
                result = collect(child, b, values, mask, result, limit);
                if (b.found >= limit) return result;
            }
            if (n.rest == null) return result;
            n = n.rest;
        }
        for (int a : n.actions) {
            Operator op = operators[a];
            if (!holds(op.conditionWords, op.conditionBits, mask)) continue;
            if (b.found == result.length) result = Arrays.copyOf(result, 2 * result.length);
            result[b.found++] = a;
            if (b.found >= limit) return result;
        }
        return result;
    }

    private static boolean holds(int[] words, long[] bits, long[] mask) {
        for (int i = 0; i < words.length; i++) if ((bits[i] & ~mask[words[i]]) != 0) return false;
        return true;
    }

    private boolean isGoal(long[] mask) {
        return holds(goalWords, goalBits, mask);
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        Buffers b = buffers.get();
        unpack(from, at, b.nextMask);
        return isGoal(b.nextMask);
    }

    /** Writes a state with one bit per fact. */
    public void unpack(long[] state, int at, long[] mask) {
        Buffers b = buffers.get();
        layout.readValues(state, at, b.nextValues);
        layout.unpack(b.nextValues, mask);
    }

    /**
     * Returns the plan that the moves of a solution stand for: numbers of actions, with the forced ones. The solution is a
     * path of representatives of symmetric states. The exchanges of objects are undone for each state of the path.
     */
    public int[] plan(int[] moves) {
        Buffers b = buffers.get();
        List<Exchange> exchanges = new ArrayList<>();
        int[] actual = layout.valuesOf(task.initial());
        int[] state = actual.clone();
        exchange(state, exchanges, b);
        List<Integer> plan = new ArrayList<>();
        for (int move : moves) {
            System.arraycopy(state, 0, b.nextValues, 0, state.length);
            layout.unpack(state, b.nextMask);
            int cost = follow(b, move, null);
            state = b.nextValues.clone();
            int[] wanted = state.clone();
            for (int i = exchanges.size() - 1; i >= 0; i--) exchanges.get(i).undo(wanted, b.oldValues);
            appendStep(actual, wanted, cost, plan, b);
            actual = wanted;
            exchange(state, exchanges, b);
        }
        return plan.stream().mapToInt(Integer::intValue).toArray();
    }

    /** An exchange of objects. */
    private record Exchange(ObjectPermutation permutation, int[] from) {
        void undo(int[] values, int[] buffer) {
            int[] inverse = new int[from.length];
            for (int i = 0; i < from.length; i++) inverse[from[i]] = i;
            permutation.exchange(values, inverse, buffer);
        }
    }

    private void exchange(int[] values, List<Exchange> done, Buffers b) {
        for (ObjectPermutation p : permutations) {
            if (!p.order(values, b.keys, b.from)) continue;
            p.exchange(values, b.from, b.oldValues);
            done.add(new Exchange(p, Arrays.copyOf(b.from, p.objects())));
        }
    }

    /** Appends the actions that lead from one state to another at the given cost. */
    private void appendStep(int[] actual, int[] wanted, int cost, List<Integer> plan, Buffers b) {
        System.arraycopy(actual, 0, b.values, 0, actual.length);
        layout.unpack(b.values, b.mask);
        b.applicable = applicable(b, b.values, b.mask, b.applicable, Integer.MAX_VALUE);
        int n = b.found;
        for (int i = 0; i < n; i++) {
            System.arraycopy(b.values, 0, b.nextValues, 0, b.values.length);
            System.arraycopy(b.mask, 0, b.nextMask, 0, b.mask.length);
            List<Integer> actions = new ArrayList<>();
            if (follow(b, b.applicable[i], actions) != cost || !Arrays.equals(b.nextValues, wanted)) continue;
            plan.addAll(actions);
            return;
        }
        throw new IllegalStateException("no action leads to the next state of the solution");
    }

    /** Returns the evaluation of best-first width search, for one search of this space. */
    public Heuristic noveltyEstimate() {
        return new NoveltyEstimate(task, this);
    }

    /** Returns a description of the packed states, such as their size and what is reduced. */
    public Summary summary() {
        return new Summary(
                layout.facts.length,
                layout.derivations.size(),
                layout.words * Long.SIZE,
                permutations.size(),
                followsForced);
    }

    /**
     * A description of the packed states.
     *
     * @param variables the number of variables
     * @param derivedFacts the number of facts that are not stored
     * @param bits the size of a state in bits
     * @param symmetries the number of classes of interchangeable objects that are used
     * @param followsForced whether forced actions are followed at once
     */
    public record Summary(int variables, int derivedFacts, int bits, int symmetries, boolean followsForced) {}

    StateLayout layout() {
        return layout;
    }
}
