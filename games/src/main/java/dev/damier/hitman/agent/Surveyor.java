package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;
import java.util.List;

/**
 * Explores until the map is certain, from look to look: {@link ExplorationRollouts} choose the next one. On a large world
 * the look that promises most for its price is taken as it is.
 */
final class Surveyor implements ExplorerAgent.Strategy {
    /** Cells from which on too few worlds can be tried to tell more than the luck of the draw. */
    private static final int LARGE = 100;

    private static final int WORLDS = 192;

    /** Poses looked up for one decision at most: a count, so that the same is decided on every machine. */
    static final long WORK = 300_000;

    static final int SEED = 1;

    private final int worlds;
    private final long seed;
    private final LookFollower follower = new LookFollower(this::choose);
    private final NearestUnknown nearest = new NearestUnknown();

    Surveyor() {
        this(SEED);
    }

    Surveyor(long seed) {
        this(WORLDS, seed);
    }

    /** @param worlds to try ways in at most; large worlds, where a way takes long, have fewer */
    Surveyor(int worlds, long seed) {
        this.worlds = worlds;
        this.seed = seed;
    }

    @Override
    public Action next(RefereeStatus now, Deducer known) {
        Action action = follower.next(now, known);
        return action != null ? action : nearest.next(now, known);
    }

    private PosePath choose(Deducer known, int pose) {
        if (known.grid().size() > LARGE) return greedy(known, pose);
        return new ExplorationRollouts(known, pose, seed).best(worlds, WORK);
    }

    private static PosePath greedy(Deducer known, int pose) {
        int cells = known.grid().size();
        List<PosePath> looks = new GreedyRollout(
                        known.likeliest(),
                        GreedyRollout.known(known),
                        pose,
                        ExplorationRollouts.taste(cells),
                        new PoseQueue(4 * cells))
                .looks(1);
        return looks.isEmpty() ? null : looks.get(0);
    }
}
