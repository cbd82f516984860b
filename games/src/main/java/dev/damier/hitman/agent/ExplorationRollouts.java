package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import java.util.List;

/**
 * Chooses the next look by trying it out: each look within reach is taken in several worlds that may be, a {@link
 * GreedyRollout} finishes the exploration there, and what came cheapest on average is the best. The look that the rollouts
 * themselves would take is left only for one that is clearly better: so the choice is seldom worse than theirs.
 */
final class ExplorationRollouts {
    /** Looks tried at most, those that promise most for their price. */
    private static final int LOOKS = 16;

    private final ImaginedWorlds worlds;
    private final GreedyRollout.LookWeights lookWeights;
    private final PoseQueue queue;
    private final boolean[] known;
    private final int pose;

    ExplorationRollouts(Deducer deducer, int pose, long seed) {
        this.pose = pose;
        worlds = new ImaginedWorlds(deducer, seed);
        known = GreedyRollout.known(deducer);
        lookWeights = taste(known.length);
        queue = new PoseQueue(4 * known.length);
    }

    /** Of the walks that finish an exploration the best in 700 trials on 120 worlds: docs/hitman-agents.md. */
    static GreedyRollout.LookWeights taste(int cells) {
        return GreedyRollout.LookWeights.even(cells, 0.2, 1.1, 0.3);
    }

    /** The way to the best look, or null if nothing more can be seen. */
    PosePath best(int max, long work) {
        List<PosePath> looks = rollout(0).looks(LOOKS);
        if (looks.isEmpty()) return null;
        return new SequentialHalving<>(max, this::penalty, queue::settled, work)
                .best(looks.subList(0, 1), looks.subList(1, looks.size()));
    }

    private double penalty(PosePath way, int world) {
        GreedyRollout rollout = rollout(world);
        rollout.follow(way);
        rollout.finish();
        return rollout.penalty();
    }

    private GreedyRollout rollout(int world) {
        return new GreedyRollout(worlds.get(world), known, pose, lookWeights, queue);
    }
}
