package dev.damier.plan;

import dev.damier.search.Heuristic;

/**
 * The heuristic h-max (Bonet and Geffner 2001). The cost of a set of conditions is the cost of the most expensive one.
 * Admissible. Thread-safe.
 */
public final class HMax implements Heuristic {
    private final Relaxation relaxation;
    private final ThreadLocal<Relaxation.CostPropagation> propagations;

    /** Creates the heuristic for states of {@link StripsSpace}. */
    public HMax(Strips task) {
        relaxation = new Relaxation(task);
        propagations = ThreadLocal.withInitial(() -> relaxation.new CostPropagation());
    }

    @Override
    public int estimate(long[] state, int at) {
        return propagations.get().propagate(state, at, relaxation.costs, false);
    }
}
