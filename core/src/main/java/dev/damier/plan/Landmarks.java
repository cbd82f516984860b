package dev.damier.plan;

import dev.damier.run.Control;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Finds landmarks: facts that are true at some time in every plan. A fact is a landmark if the goal cannot be reached
 * without it even when nothing is deleted (Zhu and Givan 2003). Facts of the initial state are left out.
 */
public final class Landmarks {
    private final GroundTask task;
    private final int[][] actionsByPrecondition;

    /**
     * The landmarks of a task.
     *
     * @param facts the numbers of the facts
     * @param orders pairs of indices of {@code facts}: the first fact is true before the second in every plan; pairs that
     *     follow from two others are left out
     * @param complete whether all facts were checked before a limit was reached
     */
    public record Found(int[] facts, List<int[]> orders, boolean complete) {}

    private Landmarks(GroundTask task) {
        this.task = task;
        List<List<Integer>> users = new ArrayList<>();
        for (int f = 0; f < task.atoms().size(); f++) users.add(new ArrayList<>());
        for (int a = 0; a < task.actions().size(); a++)
            for (int f : task.actions().get(a).preconditions()) users.get(f).add(a);
        actionsByPrecondition = users.stream()
                .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    /** Finds the landmarks of a task. An unsolvable task has no meaningful landmarks; the result is then empty. */
    public static Found find(GroundTask task, Control control) {
        return new Landmarks(task).find(control);
    }

    private Found find(Control control) {
        if (!containsGoal(reachedWithout(-1))) return new Found(new int[0], List.of(), true);
        BitSet initial = new BitSet();
        for (int f : task.initial()) initial.set(f);
        List<Integer> facts = new ArrayList<>();
        List<BitSet> reached = new ArrayList<>();
        boolean complete = true;
        for (int f = 0; f < task.atoms().size() && complete; f++) {
            if (initial.get(f)) continue;
            BitSet without = reachedWithout(f);
            if (!containsGoal(without)) {
                facts.add(f);
                reached.add(without);
            }
            complete = !control.shouldStopNow();
        }
        return new Found(facts.stream().mapToInt(Integer::intValue).toArray(), orders(facts, reached), complete);
    }

    /** Returns the facts that can be reached without deletes and without the given fact. */
    private BitSet reachedWithout(int excluded) {
        int[] missing = new int[task.actions().size()];
        BitSet reached = new BitSet();
        int[] queue = new int[task.atoms().size()];
        int size = 0;
        for (int f : task.initial()) {
            reached.set(f);
            queue[size++] = f;
        }
        for (int a = 0; a < missing.length; a++) {
            missing[a] = task.actions().get(a).preconditions().length;
            if (missing[a] == 0) size = reach(a, excluded, reached, queue, size);
        }
        for (int next = 0; next < size; next++)
            for (int a : actionsByPrecondition[queue[next]])
                if (--missing[a] == 0) size = reach(a, excluded, reached, queue, size);
        return reached;
    }

    private int reach(int action, int excluded, BitSet reached, int[] queue, int size) {
        int end = size;
        for (int f : task.actions().get(action).adds()) {
            if (f == excluded || reached.get(f)) continue;
            reached.set(f);
            queue[end++] = f;
        }
        return end;
    }

    private boolean containsGoal(BitSet facts) {
        return Arrays.stream(task.goal()).allMatch(facts::get);
    }

    private static List<int[]> orders(List<Integer> facts, List<BitSet> reached) {
        int n = facts.size();
        boolean[][] before = new boolean[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) before[i][j] = i != j && !reached.get(i).get(facts.get(j));
        List<int[]> orders = new ArrayList<>();
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) if (before[i][j] && !follows(before, i, j)) orders.add(new int[] {i, j});
        return orders;
    }

    /** Returns whether an order follows from two others. */
    private static boolean follows(boolean[][] before, int i, int j) {
        for (int k = 0; k < before.length; k++)
            if (before[i][k] && before[k][j] && !before[k][i] && !before[j][k]) return true;
        return false;
    }
}
