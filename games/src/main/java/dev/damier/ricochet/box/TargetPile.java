package dev.damier.ricochet.box;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;

/**
 * The targets of a board, face down in an order that a seed decides. Nothing is kept: what was drawn is told, so that a
 * browser and a terminal draw the same targets from the same pile.
 */
public final class TargetPile {
    /** Spreads neighbouring seeds, whose first draws are else alike: the golden ratio in 64 bits. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final List<Target> order;

    public TargetPile(Collection<Target> targets, long seed) {
        order = new ArrayList<>(targets);
        Collections.shuffle(order, new Random(seed * SPREAD));
    }

    /** The next target that is not among these and can be played; one that cannot stays in the pile for a later round. */
    public Optional<Target> draw(Collection<Target> drawn, Predicate<Target> playable) {
        return order.stream().filter(t -> !drawn.contains(t)).filter(playable).findFirst();
    }
}
