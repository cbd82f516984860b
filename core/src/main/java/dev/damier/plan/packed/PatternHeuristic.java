package dev.damier.plan.packed;

import dev.damier.plan.GroundTask;
import dev.damier.run.Control;
import dev.damier.search.Heuristic;
import dev.damier.search.Successors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;

/**
 * Pattern databases over all patterns of one or two variables that matter for the goal, combined by saturated cost
 * partitioning (Seipp, Keller and Helmert 2020). The estimate is the maximum over several orders of the patterns.
 * Admissible and consistent. Thread-safe.
 */
public final class PatternHeuristic implements Heuristic {
    private static final int MAX_STATES = 200_000;
    private static final int MAX_TOTAL_STATES = 8_000_000;
    private static final int MAX_ORDERS = 12;
    private static final int SAMPLES = 200;

    /** Part of the time limit that the construction may use. */
    private static final double TIME_SHARE = 0.2;

    private final PackedSpace space;
    private final List<Projection> projections = new ArrayList<>();
    /** Per order: the indices of the projections and their distances. */
    private final List<int[]> order = new ArrayList<>();

    private final List<int[][]> tables = new ArrayList<>();

    /**
     * Builds the databases.
     *
     * @param task the task
     * @param space its space
     * @param control its budget bounds the time and memory of the construction
     */
    public PatternHeuristic(GroundTask task, PackedSpace space, Control control) {
        this.space = space;
        long deadline = control.elapsedNanos() + (long) (TIME_SHARE * Math.min(control.remainingNanos(), 300e9));
        control.note("building pattern databases");
        buildProjections(task, control, deadline);
        long[] samples = samples();
        int[] best = new int[SAMPLES];
        Arrays.fill(best, -1);
        int[] costs = task.actions().stream().mapToInt(GroundTask.Action::cost).toArray();
        List<Integer> sequence = new ArrayList<>();
        for (int i = 0; i < projections.size(); i++) sequence.add(i);
        sortByInitialValue(sequence, costs);
        Random random = new Random(1);
        for (int k = 0; k < MAX_ORDERS && !projections.isEmpty(); k++) {
            if (k > 0 && (control.shouldStopNow() || control.elapsedNanos() > deadline)) break;
            addOrder(sequence, costs.clone());
            int last = tables.size() - 1;
            boolean improves = false;
            for (int s = 0; s < SAMPLES; s++) {
                int value = sum(last, samples, s * space.width());
                improves |= value > best[s];
                best[s] = Math.max(best[s], value);
            }
            if (!improves) {
                tables.remove(last);
                order.remove(last);
            }
            Collections.shuffle(sequence, random);
        }
    }

    private void buildProjections(GroundTask task, Control control, long deadline) {
        StateLayout layout = space.layout();
        Map<Integer, int[]> derivations = new HashMap<>();
        for (int[] d : layout.derivations) derivations.put(d[0], d);
        BitSet goals = new BitSet();
        for (int f : task.goal()) {
            if (layout.variableOf[f] >= 0) goals.set(layout.variableOf[f]);
            else
                for (int other : Objects.requireNonNull(derivations.get(f)))
                    if (layout.variableOf[other] >= 0) goals.set(layout.variableOf[other]);
        }
        List<int[]> patterns = new ArrayList<>();
        goals.stream().forEach(g -> patterns.add(new int[] {g}));
        for (int g = goals.nextSetBit(0); g >= 0; g = goals.nextSetBit(g + 1)) {
            BitSet partners = causes(task, layout, g);
            for (int v = 0; v < layout.facts.length; v++)
                if (v != g && (goals.get(v) ? v > g : partners.get(v))) patterns.add(new int[] {g, v});
        }
        long total = 0;
        for (int[] pattern : patterns) {
            long states = 1;
            for (int v : pattern) states *= layout.sizes[v];
            if (states > MAX_STATES || total + states > MAX_TOTAL_STATES) continue;
            if (!projections.isEmpty() && (control.shouldStopNow() || control.elapsedNanos() > deadline)) return;
            if (!control.checkMemory((total + states) * Integer.BYTES)) return;
            total += states;
            projections.add(new Projection(task, layout, derivations, pattern));
        }
    }

    /** Returns the variables that occur in conditions of actions that change the given variable. */
    private static BitSet causes(GroundTask task, StateLayout layout, int variable) {
        BitSet causes = new BitSet();
        for (GroundTask.Action a : task.actions()) {
            boolean changes = false;
            for (int f : a.adds()) changes |= layout.variableOf[f] == variable;
            if (!changes) continue;
            for (int f : a.preconditions()) if (layout.variableOf[f] >= 0) causes.set(layout.variableOf[f]);
        }
        return causes;
    }

    private void sortByInitialValue(List<Integer> sequence, int[] costs) {
        long[] initial = new long[space.width()];
        space.writeInitial(initial, 0);
        int[] value = new int[projections.size()];
        for (int i = 0; i < value.length; i++) {
            Projection p = projections.get(i);
            value[i] = p.distances(costs)[p.index(initial, 0)];
        }
        sequence.sort((a, b) -> Integer.compare(value[b], value[a]));
    }

    private void addOrder(List<Integer> sequence, int[] costs) {
        List<Integer> used = new ArrayList<>();
        List<int[]> distances = new ArrayList<>();
        for (int i : sequence) {
            Projection p = projections.get(i);
            int[] distance = p.distances(costs);
            if (Arrays.stream(distance).allMatch(d -> d == 0)) continue;
            p.subtractUsedCosts(distance, costs);
            used.add(i);
            distances.add(distance);
        }
        order.add(used.stream().mapToInt(Integer::intValue).toArray());
        tables.add(distances.toArray(int[][]::new));
    }

    /** Returns states of random walks from the initial state. */
    private long[] samples() {
        int width = space.width();
        long[] samples = new long[SAMPLES * width];
        Successors out = new Successors(width);
        Random random = new Random(2);
        space.writeInitial(samples, 0);
        for (int s = 1; s < SAMPLES; s++) {
            out.clear();
            space.expand(samples, (s - 1) * width, out);
            if (out.size() == 0 || s % 20 == 0) space.writeInitial(samples, s * width);
            else System.arraycopy(out.words, random.nextInt(out.size()) * width, samples, s * width, width);
        }
        return samples;
    }

    private int sum(int k, long[] state, int at) {
        int sum = 0;
        int[] indices = order.get(k);
        int[][] distances = tables.get(k);
        for (int i = 0; i < indices.length; i++) {
            int d = distances[i][projections.get(indices[i]).index(state, at)];
            if (d == Projection.UNREACHABLE) return DEAD_END;
            sum += d;
        }
        return sum;
    }

    @Override
    public int estimate(long[] state, int at) {
        int best = 0;
        for (int k = 0; k < tables.size() && best < DEAD_END; k++) best = Math.max(best, sum(k, state, at));
        return best;
    }
}
