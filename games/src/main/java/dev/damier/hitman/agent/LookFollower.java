package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;
import java.util.ArrayDeque;
import java.util.Deque;

/** Goes from look to look: as long as nothing new is learned on the way there is nothing to choose again. */
final class LookFollower {

    /** Chooses the way to the next look. */
    interface Choice {
        /** Null if none is worth going. */
        PosePath best(Deducer known, int pose);
    }

    private final Choice choice;
    private final Deque<Action> way = new ArrayDeque<>();
    private int proven;
    private int penalties;

    LookFollower(Choice choice) {
        this.choice = choice;
    }

    /** The next action, or null if no look was chosen. */
    Action next(RefereeStatus now, Deducer known) {
        if (news(now, known) || way.isEmpty()) {
            int pose = 4 * known.grid().index(now.position()) + now.heading().ordinal();
            PosePath best = choice.best(known, pose);
            way.clear();
            if (best != null) way.addAll(best.actions(pose));
        }
        return way.poll();
    }

    /** A cell proved since, or a guard who watched. */
    private boolean news(RefereeStatus now, Deducer known) {
        int count = known.proved();
        boolean news = count != proven || now.penalties() > penalties + 1;
        proven = count;
        penalties = now.penalties();
        return news;
    }
}
