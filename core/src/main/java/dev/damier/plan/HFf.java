package dev.damier.plan;

import dev.damier.search.PreferredMoves;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The FF heuristic (Hoffmann and Nebel 2001): the cost of a plan of the delete relaxation, extracted from the best
 * achievers by h-add. The applicable actions of this plan are the preferred moves. Each action costs 1 more than in the
 * task, so that plans with many free actions do not look short. Not admissible. Thread-safe.
 */
public final class HFf implements PreferredMoves {
    private final Relaxation relaxation;
    private final int[] costs;
    private final ThreadLocal<PlanExtraction> extractions;

    /** Creates the heuristic for states of {@link StripsSpace}. */
    public HFf(Strips task) {
        relaxation = new Relaxation(task);
        boolean unit = task.actions().stream().allMatch(a -> a.cost() == 1);
        costs = Arrays.stream(relaxation.costs).map(c -> unit ? c : c + 1).toArray();
        costs[relaxation.goalAction] = 0;
        extractions = ThreadLocal.withInitial(PlanExtraction::new);
    }

    @Override
    public int estimate(long[] state, int at) {
        return extractions.get().estimate(state, at, null);
    }

    @Override
    public int estimate(long[] state, int at, BitSet preferred) {
        return extractions.get().estimate(state, at, preferred);
    }

    @Override
    public boolean admissible() {
        return false;
    }

    /** The buffers of one evaluation; each thread reuses its own. */
    private final class PlanExtraction {
        private final Relaxation.CostPropagation propagation = relaxation.new CostPropagation();
        private final boolean[] marked = new boolean[relaxation.goalFluent + 2];
        private final boolean[] inPlan = new boolean[relaxation.costs.length];
        private final int[] stack = new int[relaxation.goalFluent + 2];

        int estimate(long[] state, int at, @Nullable BitSet preferred) {
            if (propagation.propagate(state, at, costs, true) >= DEAD_END) return DEAD_END;
            Arrays.fill(marked, false);
            Arrays.fill(inPlan, false);
            int size = 0;
            int sum = 0;
            stack[size++] = relaxation.goalFluent;
            marked[relaxation.goalFluent] = true;
            while (size > 0) {
                int action = propagation.achiever[stack[--size]];
                if (action < 0 || inPlan[action]) continue;
                inPlan[action] = true;
                sum += costs[action];
                boolean applicable = true;
                for (int f : relaxation.preconditions[action]) {
                    applicable &= propagation.achiever[f] < 0;
                    if (marked[f]) continue;
                    marked[f] = true;
                    stack[size++] = f;
                }
                if (applicable && preferred != null && action != relaxation.goalAction) preferred.set(action);
            }
            return sum;
        }
    }
}
