package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A strategy that explores until the map is proved. {@link ExplorationRollouts} choose each look. On a large map it
 * takes the look with the best promise without rollouts.
 */
final class Surveyor implements ExplorerAgent.Strategy {
    /**
     * Maximum number of cells for rollouts. On larger maps too few sampled worlds are affordable for a useful
     * comparison.
     */
    private static final int MAX_CELLS_WITH_ROLLOUTS = 100;

    private static final int MAX_WORLDS = 192;

    /**
     * Maximum number of poses that the searches of the rollouts take from their queue, per decision. A count instead of
     * a time makes the decision the same on every machine.
     */
    static final long MAX_WORK = 300_000;

    static final int DEFAULT_SEED = 1;

    private final int maxWorlds;
    private final long seed;
    private final LookFollower follower = new LookFollower(this::chooseLook);
    private final NearestUnknown nearest = new NearestUnknown();

    Surveyor() {
        this(DEFAULT_SEED);
    }

    Surveyor(long seed) {
        this(MAX_WORLDS, seed);
    }

    /** @param maxWorlds maximum number of sampled worlds; the work limit allows fewer on large maps */
    Surveyor(int maxWorlds, long seed) {
        this.maxWorlds = maxWorlds;
        this.seed = seed;
    }

    @Override
    public @Nullable Action next(RefereeStatus status, Deducer deducer) {
        Action action = follower.next(status, deducer);
        return action != null ? action : nearest.next(status, deducer);
    }

    private @Nullable PosePath chooseLook(Deducer deducer, int pose) {
        if (deducer.grid().size() > MAX_CELLS_WITH_ROLLOUTS) return greedyLook(deducer, pose);
        return new ExplorationRollouts(deducer, pose, seed).bestLook(maxWorlds, MAX_WORK);
    }

    private static @Nullable PosePath greedyLook(Deducer deducer, int pose) {
        int cells = deducer.grid().size();
        List<PosePath> looks = new GreedyRollout(
                        deducer.mostLikelyWorld(),
                        GreedyRollout.initiallyKnown(deducer),
                        pose,
                        ExplorationRollouts.completionWeights(cells),
                        new PoseQueue(4 * cells))
                .looks(1);
        return looks.isEmpty() ? null : looks.get(0);
    }
}
