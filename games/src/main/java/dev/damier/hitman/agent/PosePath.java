package dev.damier.hitman.agent;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.Grid;
import java.util.ArrayList;
import java.util.List;

/** A way as the poses (4 × cell + heading) it leads through, the first one left out. */
record PosePath(int[] poses) {

    /** The pose after a move or a turn; a move must not lead outside. */
    static int after(int pose, Action action, Grid grid) {
        return switch (action) {
            case MOVE -> 4 * grid.ahead(pose / 4, pose & 3) + (pose & 3);
            case TURN_CLOCKWISE -> pose - (pose & 3) + (pose + 1 & 3);
            case TURN_ANTI_CLOCKWISE -> pose - (pose & 3) + (pose + 3 & 3);
            default -> throw new IllegalArgumentException("must be a move or a turn, but got " + action);
        };
    }

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
