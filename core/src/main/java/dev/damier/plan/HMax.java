package dev.damier.plan;

import dev.damier.search.Heuristic;

/** h-max (Bonet and Geffner 2001): a set of conditions costs at least as much as its dearest. Admissible. */
public final class HMax implements Heuristic {
    private final Relaxation relaxation;
    private final ThreadLocal<Relaxation.Walk> walks;

    public HMax(Strips task) {
        relaxation = new Relaxation(task);
        walks = ThreadLocal.withInitial(() -> relaxation.new Walk());
    }

    @Override
    public int estimate(long[] state, int at) {
        return walks.get().from(state, at, relaxation.costs, false);
    }
}
