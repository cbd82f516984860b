package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.CellProbabilities;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.deduce.SampledWorld;
import dev.damier.hitman.world.Content;
import java.util.ArrayList;
import java.util.List;

/**
 * Chooses the next look where a map is sent for score. A cell that was never seen is sent as its likeliest content, so that
 * seeing it is worth two points times the chance that this guess is wrong; a look pays if that is more than its price, and
 * if what can be seen from there on is counted. So each look within reach is taken in worlds that may be, a {@link
 * GreedyRollout} goes on there as long as it pays, and what comes of it is held against sending the map at once.
 */
final class ScoreRollouts {
    private static final int POINTS = 2;

    /** Looks tried at most, those that promise most for their price. */
    private static final int LOOKS = 16;

    private static final int WORLDS = 256;
    private static final long WORK = 300_000;

    /** How likely a cell lets one see the next. */
    private static final double THROUGH = 0.6;

    /** By how much a look must be worth more than its price, for a walk that does not ask who may be watching. */
    private static final double MARGIN = 0.3;

    private static final PosePath SEND = new PosePath(new int[0]);

    private final ImaginedWorlds worlds;
    private final GreedyRollout.LookWeights lookWeights;
    private final PoseQueue queue;
    private final boolean[] known;
    private final Content[] guess;
    private final int pose;

    ScoreRollouts(Deducer deducer, int pose, long seed) {
        this.pose = pose;
        worlds = new ImaginedWorlds(deducer, seed);
        known = GreedyRollout.known(deducer);
        guess = new Content[known.length];
        double[] worth = new double[known.length];
        CellProbabilities probabilities = deducer.chances();
        for (int c = 0; c < guess.length; c++) {
            guess[c] = probabilities.likeliest(c);
            worth[c] = POINTS * (1 - probabilities.of(c, guess[c]));
        }
        lookWeights = new GreedyRollout.LookWeights(worth, 0, THROUGH);
        queue = new PoseQueue(4 * known.length);
    }

    /** The way to the look that pays most, or null if none pays. */
    PosePath best() {
        List<PosePath> options = new ArrayList<>(rollout(0).looks(LOOKS));
        options.add(SEND);
        PosePath best = new SequentialHalving<>(WORLDS, this::loss, queue::settled, WORK).best(List.of(), options);
        return best == SEND ? null : best;
    }

    /** What a look costs in all, less what it and those after it show to be otherwise than guessed. */
    private double loss(PosePath way, int world) {
        if (way == SEND) return 0;
        SampledWorld real = worlds.get(world);
        GreedyRollout rollout = rollout(world);
        rollout.follow(way);
        rollout.finish(MARGIN);
        int corrected = 0;
        for (int c = 0; c < known.length; c++) {
            if (!known[c] && rollout.knows(c) && real.cells[c] != guess[c]) corrected++;
        }
        return rollout.penalty() - POINTS * corrected;
    }

    private GreedyRollout rollout(int world) {
        return new GreedyRollout(worlds.get(world), known, pose, lookWeights, queue);
    }
}
