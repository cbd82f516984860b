package dev.damier.plan;

import dev.damier.search.Heuristic;

/** h-add (Bonet and Geffner 2001): conditions cost their sum, as if nothing served two of them. Not admissible. */
public final class HAdd implements Heuristic {
    private final Relaxation relaxation;
    private final ThreadLocal<Relaxation.Walk> walks;

    public HAdd(Strips task) {
        relaxation = new Relaxation(task);
        walks = ThreadLocal.withInitial(() -> relaxation.new Walk());
    }

    @Override
    public int estimate(long[] state, int at) {
        return walks.get().from(state, at, relaxation.costs, true);
    }

    @Override
    public boolean admissible() {
        return false;
    }
}
