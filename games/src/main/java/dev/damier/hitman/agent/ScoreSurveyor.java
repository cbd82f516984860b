package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;

/** Explores for score, 2 a cell less the penalties: from look to look as long as {@link ScoreRollouts} find one that pays. */
final class ScoreSurveyor implements ExplorerAgent.Strategy {
    private final LookFollower follower;

    ScoreSurveyor() {
        this(Surveyor.SEED);
    }

    ScoreSurveyor(long seed) {
        follower = new LookFollower((known, pose) -> new ScoreRollouts(known, pose, seed).best());
    }

    @Override
    public Action next(RefereeStatus now, Deducer known) {
        return follower.next(now, known);
    }
}
