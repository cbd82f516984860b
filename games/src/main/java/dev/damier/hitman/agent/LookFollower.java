package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Follows a chosen look action by action. It chooses a new look only after new information or at the end of the path.
 */
final class LookFollower {

    /** Chooses the next look. */
    interface LookChooser {
        /** Returns the path to the best look from a pose, or null if no look is worthwhile. */
        @Nullable PosePath best(Deducer deducer, int pose);
    }

    private final LookChooser chooser;
    private final Deque<Action> plannedActions = new ArrayDeque<>();
    private int provenCount;
    private int penalties;

    LookFollower(LookChooser chooser) {
        this.chooser = chooser;
    }

    /** Returns the next action, or null if no look was chosen. */
    @Nullable Action next(RefereeStatus status, Deducer deducer) {
        if (hasNewInformation(status, deducer) || plannedActions.isEmpty()) {
            int pose = 4 * deducer.grid().index(status.position())
                    + status.heading().ordinal();
            PosePath best = chooser.best(deducer, pose);
            plannedActions.clear();
            if (best != null) plannedActions.addAll(best.actions(pose));
        }
        return plannedActions.poll();
    }

    /** Returns whether a cell was proved or a guard saw Hitman since the last call. */
    private boolean hasNewInformation(RefereeStatus status, Deducer deducer) {
        int count = deducer.provenCount();
        boolean newInformation = count != provenCount || status.penalties() > penalties + 1;
        provenCount = count;
        penalties = status.penalties();
        return newInformation;
    }
}
