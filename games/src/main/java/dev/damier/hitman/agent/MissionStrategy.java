package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeStatus;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Accomplishes a mission in a world of which not all is known. Whenever something new is learned a {@link MissionRollouts}
 * chooses between the best plan over what is known, a look at something more, and taking the wire first.
 */
final class MissionStrategy {
    /** Worlds to rehearse in, on a world of the course's size; larger worlds share them. */
    private static final int WORLDS = 48;

    private static final int MIN_WORLDS = 4;
    private static final int COURSE = 42;

    private final Belief belief;
    private final Deque<Action> next = new ArrayDeque<>();
    private MissionRollouts.FirstStep begun;
    private Action last;
    private int observed;
    private int proven;

    MissionStrategy(Deducer known) {
        belief = new Belief(known);
    }

    boolean accomplished() {
        return belief.accomplished();
    }

    /** The next action, or null if the mission is accomplished or nothing is left to try. */
    Action next(RefereeStatus status) {
        int before = belief.penalties();
        if (last == null) belief.begin(status);
        else belief.learn(last, status);
        boolean news = learned() && (belief.known().proved() != proven || status.penalties() - before > 1);
        proven = belief.known().proved();
        if (belief.accomplished()) return null;
        if (news || next.isEmpty()) decide();
        last = next.poll();
        return last;
    }

    private boolean learned() {
        int before = observed;
        observed = belief.known().observations().size();
        return observed > before;
    }

    private void decide() {
        int share = WORLDS * COURSE / Math.max(COURSE, belief.grid().size());
        MissionRollouts rehearsal = new MissionRollouts(belief, Math.max(MIN_WORLDS, share));
        begun = rehearsal.best(rest());
        next.clear();
        if (begun == null) return;
        if (begun == MissionRollouts.FirstStep.PLAN) {
            for (int code : rehearsal.plan()) next.add(Action.of(code));
            return;
        }
        next.addAll(begun.way().actions(belief.pose()));
        if (begun.deed() != null) next.add(begun.deed());
    }

    /** What is left of what was begun; null if nothing is. */
    private MissionRollouts.FirstStep rest() {
        if (next.isEmpty() || begun == MissionRollouts.FirstStep.PLAN) return next.isEmpty() ? null : begun;
        int[] poses = begun.way().poses();
        int left = next.size() - (begun.deed() == null ? 0 : 1);
        return new MissionRollouts.FirstStep(
                new PosePath(Arrays.copyOfRange(poses, poses.length - left, poses.length)), begun.deed());
    }
}
