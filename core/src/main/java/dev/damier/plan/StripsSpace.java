package dev.damier.plan;

import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.List;

/**
 * A STRIPS task as a state space; the move codes are the numbers of the actions. Each action is filed under its rarest
 * precondition, so that expanding a state tests only actions of which one condition is already known to hold.
 */
public final class StripsSpace implements StateSpace {
    private final int width;
    private final long[] initial;
    private final long[] goal;
    private final Strips.Action[] actions;

    /** Actions by the fluent they are filed under; those without preconditions come last. */
    private final int[][] filed;

    public StripsSpace(Strips task) {
        width = task.width();
        initial = task.initial();
        goal = task.goal();
        actions = task.actions().toArray(Strips.Action[]::new);
        filed = file(task.fluents().size(), task.actions());
    }

    private static int[][] file(int fluents, List<Strips.Action> actions) {
        int[] uses = new int[fluents];
        for (Strips.Action a : actions) for (int f : Strips.members(a.preconditions())) uses[f]++;
        int[] home = new int[actions.size()];
        int[] sizes = new int[fluents + 1];
        for (int i = 0; i < home.length; i++) {
            home[i] = fluents;
            for (int f : Strips.members(actions.get(i).preconditions())) {
                if (home[i] == fluents || uses[f] < uses[home[i]]) home[i] = f;
            }
            sizes[home[i]]++;
        }
        int[][] filed = new int[fluents + 1][];
        for (int f = 0; f <= fluents; f++) filed[f] = new int[sizes[f]];
        for (int i = home.length - 1; i >= 0; i--) filed[home[i]][--sizes[home[i]]] = i;
        return filed;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void initial(long[] to, int at) {
        System.arraycopy(initial, 0, to, at, width);
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        for (int w = 0; w < width; w++) {
            for (long left = from[at + w]; left != 0; left &= left - 1) {
                tryAll(filed[64 * w + Long.numberOfTrailingZeros(left)], from, at, out);
            }
        }
        tryAll(filed[filed.length - 1], from, at, out);
    }

    private void tryAll(int[] candidates, long[] from, int at, Successors out) {
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
    public boolean goal(long[] from, int at) {
        return contains(from, at, goal);
    }

    private boolean contains(long[] from, int at, long[] mask) {
        for (int w = 0; w < width; w++) if ((mask[w] & ~from[at + w]) != 0) return false;
        return true;
    }
}
