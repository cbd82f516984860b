package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Explores until the map is certain, from look to look: {@link ExplorationRollouts} choose the next one, and as long as
 * nothing new is learned on the way there is nothing to choose again. On a large world the look that promises most for its
 * price is taken as it is.
 */
final class Surveyor implements ExplorerAgent.Strategy {
    /** Cells of the course's world. */
    private static final int COURSE = 42;

    /** Cells from which on too few worlds can be tried to tell more than the luck of the draw. */
    private static final int LARGE = 100;

    private static final int WORLDS = 64;

    static final int SEED = 1;

    /** How many times as many worlds a small one may get, where they cost little. */
    private static final int SMALL = 4;

    private final int worlds;
    private final long seed;
    private final NearestUnknown nearest = new NearestUnknown();
    private final Deque<Action> way = new ArrayDeque<>();
    private int proven;
    private int penalties;

    Surveyor() {
        this(SEED);
    }

    Surveyor(long seed) {
        this(WORLDS, seed);
    }

    /** @param worlds to try ways in, on a world of the course's size; larger worlds share them, smaller ones get more */
    Surveyor(int worlds, long seed) {
        this.worlds = worlds;
        this.seed = seed;
    }

    @Override
    public Action next(RefereeStatus now, Deducer known) {
        if (news(now, known) || way.isEmpty()) choose(now, known);
        return way.isEmpty() ? nearest.next(now, known) : way.poll();
    }

    /** A cell proved since, or a guard who watched. */
    private boolean news(RefereeStatus now, Deducer known) {
        int count = known.proved();
        boolean news = count != proven || now.penalties() > penalties + 1;
        proven = count;
        penalties = now.penalties();
        return news;
    }

    private void choose(RefereeStatus now, Deducer known) {
        int cells = known.grid().size();
        int pose = 4 * known.grid().index(now.position()) + now.heading().ordinal();
        int share = Math.max(1, Math.min(SMALL * worlds, worlds * COURSE / cells));
        PosePath best = cells > LARGE ? greedy(known, pose) : new ExplorationRollouts(known, pose, share, seed).best();
        way.clear();
        if (best != null) way.addAll(best.actions(pose));
    }

    private static PosePath greedy(Deducer known, int pose) {
        GreedyRollout here = new GreedyRollout(known.likeliest(), GreedyRollout.known(known), pose);
        List<PosePath> looks = here.looks(ExplorationRollouts.TASTE, 1);
        return looks.isEmpty() ? null : looks.get(0);
    }
}
