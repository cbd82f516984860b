package dev.damier.plan;

import dev.damier.search.Heuristic;

/**
 * The additive heuristic h-add (Bonet and Geffner 2001). The cost of a set of conditions is the sum of their costs, as if no
 * action could achieve two of them. Not admissible. Thread-safe.
 */
public final class HAdd implements Heuristic {
    private final Relaxation relaxation;
    private final ThreadLocal<Relaxation.CostPropagation> propagations;

    /** Creates the heuristic for states of {@link StripsSpace}. */
    public HAdd(Strips task) {
        relaxation = new Relaxation(task);
        propagations = ThreadLocal.withInitial(() -> relaxation.new CostPropagation());
    }

    @Override
    public int estimate(long[] state, int at) {
        return propagations.get().propagate(state, at, relaxation.costs, true);
    }

    @Override
    public boolean admissible() {
        return false;
    }
}
