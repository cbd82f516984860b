package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.CellProbabilities;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.SampledWorld;
import dev.damier.hitman.world.Content;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the next look of an agent that maximises its score, by rollouts in sampled worlds. The package comment defines
 * <i>look</i> and <i>promise</i>.
 *
 * <p>An unseen cell is submitted with its most likely content. So seeing a cell is worth two points times the
 * probability that this guess is wrong. Each reachable look is taken in sampled worlds, and a {@link GreedyRollout}
 * continues as long as the promise of a look exceeds a margin. The result is compared with submitting the map at once.
 */
final class ScoreRollouts {
    private static final int POINTS_PER_CELL = 2;

    /** Maximum number of looks to try: those with the best promise. */
    private static final int MAX_LOOKS = 16;

    private static final int MAX_WORLDS = 256;

    /** Maximum number of poses that the searches of the rollouts take from their queue, per decision. */
    private static final long MAX_WORK = 300_000;

    /** Factor for each further unknown cell in a view: roughly the probability that the cell before it is empty. */
    private static final double DEPTH_FACTOR = 0.6;

    /** Minimum promise of a look in a rollout. It compensates for unknown guards, which the promise ignores. */
    private static final double MARGIN = 0.3;

    private static final PosePath SUBMIT_NOW = new PosePath(new int[0]);

    private final WorldSamples worlds;
    private final GreedyRollout.LookWeights lookWeights;
    private final PoseQueue queue;
    private final boolean[] known;
    private final Content[] guess;
    private final int pose;

    ScoreRollouts(Deducer deducer, int pose, long seed) {
        this.pose = pose;
        worlds = new WorldSamples(deducer, seed);
        known = GreedyRollout.initiallyKnown(deducer);
        guess = new Content[known.length];
        double[] cellValues = new double[known.length];
        CellProbabilities probabilities = deducer.probabilities();
        for (int c = 0; c < guess.length; c++) {
            guess[c] = probabilities.mostLikely(c);
            cellValues[c] = POINTS_PER_CELL * (1 - probabilities.probability(c, guess[c]));
        }
        lookWeights = new GreedyRollout.LookWeights(cellValues, 0, DEPTH_FACTOR);
        queue = new PoseQueue(4 * known.length);
    }

    /** Returns the path to the observation pose with the lowest mean loss, or null if submitting the map is better. */
    @Nullable PosePath bestLook() {
        List<PosePath> options = new ArrayList<>(rollout(0).looks(MAX_LOOKS));
        options.add(SUBMIT_NOW);
        PosePath best =
                new SequentialHalving<>(MAX_WORLDS, this::loss, queue::polledPoses, MAX_WORK).best(List.of(), options);
        return best == SUBMIT_NOW ? null : best;
    }

    /**
     * Returns the penalty of a look and of the looks after it, minus the points for corrected cells, in one sampled
     * world.
     */
    private double loss(PosePath path, int world) {
        if (path == SUBMIT_NOW) return 0;
        SampledWorld sample = worlds.get(world);
        GreedyRollout rollout = rollout(world);
        rollout.follow(path);
        rollout.finish(MARGIN);
        int corrected = 0;
        for (int c = 0; c < known.length; c++) {
            if (!known[c] && rollout.isKnown(c) && sample.cells[c] != guess[c]) corrected++;
        }
        return rollout.penalty() - POINTS_PER_CELL * corrected;
    }

    private GreedyRollout rollout(int world) {
        return new GreedyRollout(worlds.get(world), known, pose, lookWeights, queue);
    }
}
