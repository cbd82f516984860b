package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the next look by rollouts. Each reachable look is taken in several sampled worlds. A {@link GreedyRollout}
 * completes the exploration in each of them. The look with the lowest mean penalty wins.
 *
 * <p>The default is the look with the best promise, which the greedy rollout itself would take. It is replaced only by
 * a look that is better by more than one standard error.
 */
final class ExplorationRollouts {
    /** Maximum number of looks to try: those with the best promise. */
    private static final int MAX_LOOKS = 16;

    private final WorldSamples worlds;
    private final GreedyRollout.LookWeights lookWeights;
    private final PoseQueue queue;
    private final boolean[] known;
    private final int pose;

    ExplorationRollouts(Deducer deducer, int pose, long seed) {
        this.pose = pose;
        worlds = new WorldSamples(deducer, seed);
        known = GreedyRollout.initiallyKnown(deducer);
        lookWeights = completionWeights(known.length);
        queue = new PoseQueue(4 * known.length);
    }

    /**
     * Returns the weights for completing an exploration: the best of about 700 settings on 120 worlds, see
     * docs/hitman-agents.md.
     */
    static GreedyRollout.LookWeights completionWeights(int cells) {
        return GreedyRollout.LookWeights.uniform(cells, 0.2, 1.1, 0.3);
    }

    /**
     * Returns the path to the best look, or null if nothing more can be seen.
     *
     * @param maxWorlds maximum number of sampled worlds
     * @param maxWork maximum number of poses that the searches of the rollouts take from their queue
     */
    @Nullable PosePath bestLook(int maxWorlds, long maxWork) {
        List<PosePath> looks = rollout(0).looks(MAX_LOOKS);
        if (looks.isEmpty()) return null;
        return new SequentialHalving<>(maxWorlds, this::penalty, queue::polledPoses, maxWork)
                .best(looks.subList(0, 1), looks.subList(1, looks.size()));
    }

    /** Returns the penalty of a look and of the exploration after it, in one sampled world. */
    private double penalty(PosePath path, int world) {
        GreedyRollout rollout = rollout(world);
        rollout.follow(path);
        rollout.finish();
        return rollout.penalty();
    }

    private GreedyRollout rollout(int world) {
        return new GreedyRollout(worlds.get(world), known, pose, lookWeights, queue);
    }
}
