package dev.damier.plan;

import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.List;

/**
 * A STRIPS task as a state space. The move codes are the numbers of the actions. Each action is indexed by its rarest
 * precondition, so an expansion tests only actions of which this precondition holds.
 */
public final class StripsSpace implements StateSpace {
    private final int width;
    private final long[] initial;
    private final long[] goal;
    private final Strips.Action[] actions;
    private final int minCost;

    /** The actions indexed by each fluent; the last list has the actions without preconditions. */
    private final int[][] actionsByFluent;

    /** Creates the state space of a task. */
    public StripsSpace(Strips task) {
        width = task.width();
        initial = task.initial();
        goal = task.goal();
        actions = task.actions().toArray(Strips.Action[]::new);
        minCost = task.actions().stream().anyMatch(a -> a.cost() == 0) ? 0 : 1;
        actionsByFluent = indexActions(task.fluents().size(), task.actions());
    }

    private static int[][] indexActions(int fluents, List<Strips.Action> actions) {
        int[] uses = new int[fluents];
        for (Strips.Action a : actions) for (int f : Strips.members(a.preconditions())) uses[f]++;
        int[] rarest = new int[actions.size()];
        int[] sizes = new int[fluents + 1];
        for (int i = 0; i < rarest.length; i++) {
            rarest[i] = fluents;
            for (int f : Strips.members(actions.get(i).preconditions())) {
                if (rarest[i] == fluents || uses[f] < uses[rarest[i]]) rarest[i] = f;
            }
            sizes[rarest[i]]++;
        }
        int[][] index = new int[fluents + 1][];
        for (int f = 0; f <= fluents; f++) index[f] = new int[sizes[f]];
        for (int i = rarest.length - 1; i >= 0; i--) index[rarest[i]][--sizes[rarest[i]]] = i;
        return index;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        System.arraycopy(initial, 0, to, at, width);
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        for (int w = 0; w < width; w++) {
            for (long left = from[at + w]; left != 0; left &= left - 1) {
                addApplicable(actionsByFluent[64 * w + Long.numberOfTrailingZeros(left)], from, at, out);
            }
        }
        addApplicable(actionsByFluent[actionsByFluent.length - 1], from, at, out);
    }

    private void addApplicable(int[] candidates, long[] from, int at, Successors out) {
        for (int i : candidates) {
            Strips.Action a = actions[i];
            if (!contains(from, at, a.preconditions())) continue;
            int to = out.add(i, a.cost());
            for (int w = 0; w < width; w++) {
                out.words[to + w] = from[at + w] & ~a.deletes()[w] | a.adds()[w];
            }
        }
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return contains(from, at, goal);
    }

    @Override
    public int minCost() {
        return minCost;
    }

    private boolean contains(long[] from, int at, long[] mask) {
        for (int w = 0; w < width; w++) if ((mask[w] & ~from[at + w]) != 0) return false;
        return true;
    }
}
