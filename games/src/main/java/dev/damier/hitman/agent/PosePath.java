package dev.damier.hitman.agent;

import dev.damier.hitman.world.Action;
import java.util.ArrayList;
import java.util.List;

/** A path as a sequence of poses (4 × cell + heading), without the first pose. */
record PosePath(int[] poses) {

    /** Returns the actions of the path from its first pose. */
    List<Action> actions(int from) {
        List<Action> actions = new ArrayList<>(poses.length);
        int pose = from;
        for (int to : poses) {
            Action turn = (to - pose & 3) == 1 ? Action.TURN_CLOCKWISE : Action.TURN_ANTI_CLOCKWISE;
            actions.add(to / 4 != pose / 4 ? Action.MOVE : turn);
            pose = to;
        }
        return actions;
    }
}
