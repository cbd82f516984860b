package dev.damier.plan.packed;

import dev.damier.plan.GroundTask;
import dev.damier.plan.GroundTask.Action;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The projection of a task to a few variables, the pattern. It computes exact distances to the goal in the projection, and
 * the minimum costs that preserve these distances.
 */
final class Projection {
    static final int UNREACHABLE = Integer.MAX_VALUE;
    private static final int UNKNOWN = -1;

    final int[] pattern;
    private final StateLayout layout;
    private final int[] sizes;
    private final int[] factors;
    private final int states;
    private final List<Transition> transitions = new ArrayList<>();
    /** The actions of each transition. */
    private final List<List<Integer>> actionsOf = new ArrayList<>();

    private final SuccessorTree backwards;
    private final int[] goal;
    private final List<int[]> forbiddenInGoal = new ArrayList<>();

    /** The values before and after an action, -1 where it has no condition; and pairs of place and excluded value. */
    private record Transition(int[] before, int[] after, List<int[]> forbidden) {
        List<List<Integer>> key() {
            List<List<Integer>> key = new ArrayList<>();
            key.add(Arrays.stream(before).boxed().toList());
            key.add(Arrays.stream(after).boxed().toList());
            for (int[] f : forbidden) key.add(List.of(f[0], f[1]));
            return key;
        }
    }

    Projection(GroundTask task, StateLayout layout, Map<Integer, int[]> derivations, int... pattern) {
        this.layout = layout;
        this.pattern = pattern;
        sizes = Arrays.stream(pattern).map(v -> layout.sizes[v]).toArray();
        factors = new int[pattern.length];
        int product = 1;
        for (int i = 0; i < pattern.length; i++) {
            factors[i] = product;
            product = Math.multiplyExact(product, sizes[i]);
        }
        states = product;
        goal = unknown();
        require(task.goal(), goal, forbiddenInGoal, derivations);
        Map<List<List<Integer>>, Integer> numbers = new HashMap<>();
        for (int a = 0; a < task.actions().size(); a++) project(task.actions().get(a), a, derivations, numbers);
        int[][][] conditions = new int[transitions.size()][][];
        List<Integer> all = new ArrayList<>();
        for (int t = 0; t < conditions.length; t++) {
            all.add(t);
            List<int[]> of = new ArrayList<>();
            for (int i = 0; i < pattern.length; i++)
                if (transitions.get(t).after[i] >= 0) of.add(new int[] {i, transitions.get(t).after[i]});
            conditions[t] = of.toArray(int[][]::new);
        }
        backwards = SuccessorTree.of(all, conditions, sizes);
    }

    private int[] unknown() {
        int[] values = new int[pattern.length];
        Arrays.fill(values, UNKNOWN);
        return values;
    }

    private int place(int variable) {
        for (int i = 0; i < pattern.length; i++) if (pattern[i] == variable) return i;
        return -1;
    }

    /** Writes the conditions of facts on the pattern; returns false if they contradict each other. */
    private boolean require(int[] facts, int[] values, List<int[]> forbidden, Map<Integer, int[]> derivations) {
        for (int f : facts) {
            int place = layout.variableOf[f] < 0 ? -1 : place(layout.variableOf[f]);
            if (place < 0) continue;
            if (values[place] >= 0 && values[place] != layout.valueOf[f]) return false;
            values[place] = layout.valueOf[f];
        }
        for (int f : facts) {
            int[] derivation = derivations.get(f);
            if (derivation == null) continue;
            for (int i = 1; i < derivation.length; i++) {
                int other = derivation[i];
                int place = layout.variableOf[other] < 0 ? -1 : place(layout.variableOf[other]);
                if (place < 0) continue;
                if (values[place] == layout.valueOf[other]) return false;
                if (values[place] < 0) forbidden.add(new int[] {place, layout.valueOf[other]});
            }
        }
        return true;
    }

    private void project(
            Action a, int number, Map<Integer, int[]> derivations, Map<List<List<Integer>>, Integer> numbers) {
        int[] before = unknown();
        List<int[]> forbidden = new ArrayList<>();
        if (!require(a.preconditions(), before, forbidden, derivations)) return;
        int[] after = before.clone();
        boolean[] deleted = new boolean[pattern.length];
        int[] deletedValue = unknown();
        for (int f : a.deletes()) {
            int place = layout.variableOf[f] < 0 ? -1 : place(layout.variableOf[f]);
            if (place < 0) continue;
            if (before[place] == layout.valueOf[f]) after[place] = layout.facts[pattern[place]].length;
            else if (before[place] < 0) {
                deleted[place] = true;
                deletedValue[place] = layout.valueOf[f];
            }
        }
        for (int f : a.adds()) {
            int place = layout.variableOf[f] < 0 ? -1 : place(layout.variableOf[f]);
            if (place < 0) continue;
            after[place] = layout.valueOf[f];
            deleted[place] = false;
        }
        expand(before, after, deleted, deletedValue, forbidden, 0, number, numbers);
    }

    /** Adds a transition for each value of the variables that change without a condition. */
    private void expand(
            int[] before,
            int[] after,
            boolean[] deleted,
            int[] deletedValue,
            List<int[]> forbidden,
            int place,
            int number,
            Map<List<List<Integer>>, Integer> numbers) {
        if (place == pattern.length) {
            if (Arrays.equals(before, after)) return;
            Transition t = new Transition(before.clone(), after.clone(), forbidden);
            int id = numbers.computeIfAbsent(t.key(), k -> {
                transitions.add(t);
                actionsOf.add(new ArrayList<>());
                return transitions.size() - 1;
            });
            actionsOf.get(id).add(number);
            return;
        }
        boolean changes = before[place] < 0 && (after[place] >= 0 || deleted[place]);
        if (!changes) {
            expand(before, after, deleted, deletedValue, forbidden, place + 1, number, numbers);
            return;
        }
        int target = after[place];
        for (int value = 0; value < sizes[place]; value++) {
            before[place] = value;
            after[place] =
                    target >= 0 ? target : value == deletedValue[place] ? layout.facts[pattern[place]].length : value;
            if (after[place] < sizes[place])
                expand(before, after, deleted, deletedValue, forbidden, place + 1, number, numbers);
        }
        before[place] = UNKNOWN;
        after[place] = target;
    }

    int index(long[] state, int at) {
        int index = 0;
        for (int i = 0; i < pattern.length; i++) index += factors[i] * layout.value(state, at, pattern[i]);
        return index;
    }

    /** Computes the distances of all abstract states to the goal with the given costs of the actions. */
    int[] distances(int[] costs) {
        int[] weights = new int[transitions.size()];
        for (int t = 0; t < weights.length; t++) {
            weights[t] = Integer.MAX_VALUE;
            for (int a : actionsOf.get(t)) weights[t] = Math.min(weights[t], costs[a]);
        }
        int[] distance = new int[states];
        Arrays.fill(distance, UNREACHABLE);
        TreeMap<Integer, Bucket> queue = new TreeMap<>();
        for (int s = 0; s < states; s++) {
            if (!matches(s, goal) || isForbidden(s, forbiddenInGoal)) continue;
            distance[s] = 0;
            queue.computeIfAbsent(0, k -> new Bucket()).add(s);
        }
        while (!queue.isEmpty()) {
            Map.Entry<Integer, Bucket> first = queue.firstEntry();
            int d = first.getKey();
            Bucket bucket = first.getValue();
            if (bucket.size == 0) {
                queue.pollFirstEntry();
                continue;
            }
            int s = bucket.items[--bucket.size];
            if (distance[s] == d) relaxPredecessors(backwards, s, d, weights, distance, queue);
        }
        return distance;
    }

    private static final class Bucket {
        int[] items = new int[16];
        int size;

        void add(int item) {
            if (size == items.length) items = Arrays.copyOf(items, 2 * size);
            items[size++] = item;
        }
    }

    private int value(int state, int place) {
        return state / factors[place] % sizes[place];
    }

    private boolean matches(int state, int[] values) {
        for (int i = 0; i < values.length; i++) if (values[i] >= 0 && value(state, i) != values[i]) return false;
        return true;
    }

    private boolean isForbidden(int state, List<int[]> forbidden) {
        for (int[] f : forbidden) if (value(state, f[0]) == f[1]) return true;
        return false;
    }

    private void relaxPredecessors(
            SuccessorTree tree, int s, int d, int[] weights, int[] distance, TreeMap<Integer, Bucket> queue) {
        SuccessorTree n = tree;
        while (n.variable >= 0) {
            SuccessorTree child = n.children[value(s, n.variable)];
            if (child != null) relaxPredecessors(child, s, d, weights, distance, queue);
            if (n.rest == null) return;
            n = n.rest;
        }
        for (int t : n.actions) {
            Transition transition = transitions.get(t);
            if (!matches(s, transition.after)) continue;
            int p = s;
            for (int i = 0; i < pattern.length; i++)
                if (transition.after[i] >= 0) p += factors[i] * (transition.before[i] - transition.after[i]);
            int to = d + weights[t];
            if (to >= distance[p] || isForbidden(p, transition.forbidden)) continue;
            distance[p] = to;
            queue.computeIfAbsent(to, k -> new Bucket()).add(p);
        }
    }

    /** Reduces each cost by the part that the distances need (saturated cost partitioning, Seipp and Helmert 2014). */
    void subtractUsedCosts(int[] distance, int[] costs) {
        int[] used = new int[costs.length];
        for (int t = 0; t < transitions.size(); t++) {
            Transition transition = transitions.get(t);
            int step = 0;
            for (int i = 0; i < pattern.length; i++)
                if (transition.before[i] >= 0) step += factors[i] * (transition.after[i] - transition.before[i]);
            int max = maxUsedCost(transition, 0, 0, step, distance);
            for (int a : actionsOf.get(t)) used[a] = Math.max(used[a], max);
        }
        for (int a = 0; a < costs.length; a++) costs[a] -= used[a];
    }

    private int maxUsedCost(Transition t, int place, int state, int step, int[] distance) {
        if (place == pattern.length) {
            int from = distance[state];
            int to = distance[state + step];
            return from == UNREACHABLE || to == UNREACHABLE || isForbidden(state, t.forbidden)
                    ? 0
                    : Math.max(0, from - to);
        }
        if (t.before[place] >= 0)
            return maxUsedCost(t, place + 1, state + factors[place] * t.before[place], step, distance);
        int max = 0;
        for (int value = 0; value < sizes[place]; value++)
            max = Math.max(max, maxUsedCost(t, place + 1, state + factors[place] * value, step, distance));
        return max;
    }
}
