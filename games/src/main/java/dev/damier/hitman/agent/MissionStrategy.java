package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Plays a mission in a partly known world. After new information, {@link MissionRollouts} chooses the next step: the
 * best plan over the known cells, a look, taking the wire, or neutralising a guard.
 */
final class MissionStrategy {
    /** Maximum number of sampled worlds, on a map of the course's size. Larger maps use proportionally fewer. */
    private static final int MAX_WORLDS = 48;

    private static final int MIN_WORLDS = 4;

    /** Number of cells of the course's map. */
    private static final int COURSE_CELLS = 42;

    private final BeliefState beliefState;
    private final Deque<Action> plannedActions = new ArrayDeque<>();
    /** The step that is being carried out, or null if there is none. */
    private MissionRollouts.@Nullable FirstStep currentStep;

    /** Null before the first action. */
    private @Nullable Action lastAction;

    private int observationCount;
    private int provenCount;

    MissionStrategy(Deducer deducer) {
        beliefState = new BeliefState(deducer);
    }

    boolean isAccomplished() {
        return beliefState.isAccomplished();
    }

    /** Returns the next action, or null if the mission is accomplished or no step is left. */
    @Nullable Action next(RefereeStatus status) {
        int previousPenalties = beliefState.penalties();
        if (lastAction == null) beliefState.begin(status);
        else beliefState.update(lastAction, status);
        boolean newInformation = hasNewObservations()
                && (beliefState.deducer().provenCount() != provenCount || status.penalties() - previousPenalties > 1);
        provenCount = beliefState.deducer().provenCount();
        if (beliefState.isAccomplished()) return null;
        if (newInformation || plannedActions.isEmpty()) chooseNextStep();
        lastAction = plannedActions.poll();
        return lastAction;
    }

    private boolean hasNewObservations() {
        int previousCount = observationCount;
        observationCount = beliefState.deducer().observations().size();
        return observationCount > previousCount;
    }

    private void chooseNextStep() {
        int worlds = MAX_WORLDS
                * COURSE_CELLS
                / Math.max(COURSE_CELLS, beliefState.grid().size());
        MissionRollouts rollouts = new MissionRollouts(beliefState, Math.max(MIN_WORLDS, worlds));
        currentStep = rollouts.bestStep(remainingStep());
        plannedActions.clear();
        if (currentStep == null) return;
        if (currentStep == MissionRollouts.FirstStep.PLAN) {
            for (int code : rollouts.requirePlan()) plannedActions.add(Action.of(code));
            return;
        }
        plannedActions.addAll(currentStep.path().actions(beliefState.pose()));
        if (currentStep.action() != null) plannedActions.add(currentStep.action());
    }

    /** Returns the rest of the current step, or null if it is complete. */
    private MissionRollouts.@Nullable FirstStep remainingStep() {
        if (plannedActions.isEmpty()) return null;
        if (currentStep == null || currentStep == MissionRollouts.FirstStep.PLAN) return currentStep;
        int[] poses = currentStep.path().poses();
        int left = plannedActions.size() - (currentStep.action() == null ? 0 : 1);
        return new MissionRollouts.FirstStep(
                new PosePath(Arrays.copyOfRange(poses, poses.length - left, poses.length)), currentStep.action());
    }
}
