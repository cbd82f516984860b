package dev.damier.ricochet.box;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;

/**
 * The targets of a board in a random order that depends only on the seed. The pile is stateless: the caller passes the
 * targets already drawn. So every client draws the same targets from the same seed.
 */
public final class TargetPile {
    /** Spreads consecutive seeds, whose first random numbers would be similar: 2^64 divided by the golden ratio. */
    private static final long SEED_MULTIPLIER = 0x9E3779B97F4A7C15L;

    private final List<Target> order;

    public TargetPile(Collection<Target> targets, long seed) {
        order = new ArrayList<>(targets);
        Collections.shuffle(order, new Random(seed * SEED_MULTIPLIER));
    }

    /** Returns the next playable target that was not drawn yet. Targets that are not playable stay for a later round. */
    public Optional<Target> draw(Collection<Target> drawn, Predicate<Target> playable) {
        return order.stream().filter(t -> !drawn.contains(t)).filter(playable).findFirst();
    }
}
