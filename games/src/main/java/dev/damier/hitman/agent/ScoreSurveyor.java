package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;
import org.jspecify.annotations.Nullable;

/**
 * A strategy that maximises the score: two points per correct cell, minus the penalties. It takes looks as long as
 * {@link ScoreRollouts} find a worthwhile one.
 */
final class ScoreSurveyor implements ExplorerAgent.Strategy {
    private final LookFollower follower;

    ScoreSurveyor() {
        this(Surveyor.DEFAULT_SEED);
    }

    ScoreSurveyor(long seed) {
        follower = new LookFollower((deducer, pose) -> new ScoreRollouts(deducer, pose, seed).bestLook());
    }

    @Override
    public @Nullable Action next(RefereeStatus status, Deducer deducer) {
        return follower.next(status, deducer);
    }
}
