package dev.damier.plan.packed;

import dev.damier.search.Heuristic;
import dev.damier.search.PreferredMoves;
import java.util.BitSet;

/** A heuristic on states with one bit per fact, applied to packed states. Thread-safe if the heuristic is. */
public final class FactHeuristic implements PreferredMoves {
    private final PackedSpace space;
    private final Heuristic heuristic;
    private final ThreadLocal<long[]> masks;

    /**
     * Creates the heuristic.
     *
     * @param space the space of the packed states
     * @param heuristic the heuristic on states with one bit per fact
     */
    public FactHeuristic(PackedSpace space, Heuristic heuristic) {
        this.space = space;
        this.heuristic = heuristic;
        masks = ThreadLocal.withInitial(() -> new long[space.layout().maskWidth]);
    }

    @Override
    public int estimate(long[] state, int at) {
        long[] mask = masks.get();
        space.unpack(state, at, mask);
        return heuristic.estimate(mask, 0);
    }

    @Override
    public int estimate(long[] state, int at, BitSet preferred) {
        long[] mask = masks.get();
        space.unpack(state, at, mask);
        return heuristic instanceof PreferredMoves p ? p.estimate(mask, 0, preferred) : heuristic.estimate(mask, 0);
    }

    @Override
    public boolean admissible() {
        return heuristic.admissible();
    }

    @Override
    public boolean consistent() {
        return heuristic.consistent();
    }
}
