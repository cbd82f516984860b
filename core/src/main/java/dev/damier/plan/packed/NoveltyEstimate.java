package dev.damier.plan.packed;

import dev.damier.plan.GroundTask;
import dev.damier.search.Heuristic;
import java.util.BitSet;

/**
 * The evaluation of best-first width search (Lipovetzky and Geffner 2017): first whether a state is new, then the number
 * of goals that do not hold. A state is new if it contains a fact that no earlier state with the same number of such goals
 * had. It depends on the states that were evaluated before, so an instance serves one search in one thread.
 */
final class NoveltyEstimate implements Heuristic {
    private final PackedSpace space;
    private final int[] goal;
    private final long[] mask;
    /** The facts of all earlier states, by the number of goals that did not hold. */
    private final BitSet[] seen;

    NoveltyEstimate(GroundTask task, PackedSpace space) {
        this.space = space;
        goal = task.goal();
        mask = new long[space.layout().maskWidth];
        seen = new BitSet[goal.length + 1];
    }

    @Override
    public int estimate(long[] state, int at) {
        space.unpack(state, at, mask);
        int open = 0;
        for (int f : goal) if ((mask[f >> 6] & 1L << f) == 0) open++;
        return open + (isNew(open) ? 0 : goal.length + 1);
    }

    private boolean isNew(int open) {
        if (seen[open] == null) seen[open] = new BitSet();
        BitSet facts = BitSet.valueOf(mask);
        facts.andNot(seen[open]);
        if (facts.isEmpty()) return false;
        seen[open].or(facts);
        return true;
    }

    @Override
    public boolean admissible() {
        return false;
    }
}
