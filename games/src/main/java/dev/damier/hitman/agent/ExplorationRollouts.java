package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.SampledWorld;
import java.util.List;
import java.util.Random;

/**
 * Chooses the next look by trying it out: each look within reach is taken in several worlds that may be, a {@link
 * GreedyRollout} finishes the exploration there, and what came cheapest on average is the best. The look that the rollouts
 * themselves would take is left only for one that is clearly better: so the choice is seldom worse than theirs.
 */
final class ExplorationRollouts {
    /** Of the walks that finish an exploration the best in 700 trials on 120 worlds: docs/hitman-agents.md. */
    static final GreedyRollout.Taste TASTE = new GreedyRollout.Taste(0.2, 1.1, 0.3);

    /** Looks tried at most, those that promise most for their price. */
    private static final int LOOKS = 16;

    private final boolean[] known;
    private final SampledWorld[] worlds;
    private final int pose;

    ExplorationRollouts(Deducer deducer, int pose, int worlds, long seed) {
        this.pose = pose;
        known = GreedyRollout.known(deducer);
        // The same observations bring the same worlds, so that an exploration can be repeated.
        Random random = new Random(
                1_000_003L * seed + known.length + 31L * deducer.observations().size());
        this.worlds = new SampledWorld[worlds];
        for (int i = 0; i < worlds; i++) this.worlds[i] = deducer.imagine(random);
    }

    /** The way to the best look, or null if nothing more can be seen. */
    PosePath best() {
        List<PosePath> looks = new GreedyRollout(worlds[0], known, pose).looks(TASTE, LOOKS);
        if (looks.isEmpty()) return null;
        return new SequentialHalving<>(worlds.length, this::penalty)
                .best(looks.subList(0, 1), looks.subList(1, looks.size()));
    }

    private double penalty(PosePath way, int world) {
        GreedyRollout rollout = new GreedyRollout(worlds[world], known, pose);
        rollout.follow(way);
        rollout.finish(TASTE);
        return rollout.penalty();
    }
}
