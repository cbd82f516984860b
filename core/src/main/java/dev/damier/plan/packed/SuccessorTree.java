package dev.damier.plan.packed;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decision tree over the variables that finds the actions whose conditions on variables hold (Helmert 2006, "The Fast
 * Downward planning system"). Conditions on derived facts are checked by the caller.
 */
final class SuccessorTree {
    /** Nodes with at most this number of actions are not split. */
    private static final int LEAF_SIZE = 2;

    /** The variable that is tested here, or -1 in a leaf. */
    final int variable;

    /** The subtrees by value of the variable; null for a value that no action requires. */
    final @Nullable SuccessorTree[] children;
    /** The actions without a condition on the variable; null if there is none. */
    final @Nullable SuccessorTree rest;
    /** The actions of a leaf. */
    final int[] actions;

    /**
     * Creates a tree.
     *
     * @param actions the numbers of the actions
     * @param conditions per action and variable: the required value, or -1
     * @param sizes the number of values of each variable
     */
    static SuccessorTree of(List<Integer> actions, int[][][] conditions, int[] sizes) {
        return new SuccessorTree(actions, conditions, sizes, new boolean[sizes.length]);
    }

    private SuccessorTree(List<Integer> remaining, int[][][] conditions, int[] sizes, boolean[] tested) {
        int best = remaining.size() <= LEAF_SIZE ? -1 : mostUsed(remaining, conditions, sizes.length, tested);
        variable = best;
        if (best < 0) {
            children = new SuccessorTree[0];
            rest = null;
            actions = remaining.stream().mapToInt(Integer::intValue).toArray();
            return;
        }
        actions = new int[0];
        List<List<Integer>> byValue = new ArrayList<>();
        for (int i = 0; i <= sizes[best]; i++) byValue.add(new ArrayList<>());
        for (int a : remaining) {
            int value = sizes[best];
            for (int[] c : conditions[a]) if (c[0] == best) value = c[1];
            byValue.get(value).add(a);
        }
        tested[best] = true;
        children = new SuccessorTree[sizes[best]];
        for (int i = 0; i < children.length; i++) {
            if (!byValue.get(i).isEmpty()) children[i] = new SuccessorTree(byValue.get(i), conditions, sizes, tested);
        }
        List<Integer> others = byValue.get(sizes[best]);
        rest = others.isEmpty() ? null : new SuccessorTree(others, conditions, sizes, tested);
        tested[best] = false;
    }

    private static int mostUsed(List<Integer> remaining, int[][][] conditions, int variables, boolean[] tested) {
        int[] uses = new int[variables];
        for (int a : remaining) for (int[] c : conditions[a]) uses[c[0]]++;
        int best = -1;
        for (int v = 0; v < variables; v++)
            if (!tested[v] && uses[v] > 0 && (best < 0 || uses[v] > uses[best])) best = v;
        return best;
    }
}
