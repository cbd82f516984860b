package dev.damier.hitman.agent;

import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.ContentMasks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A way as the poses (4 × cell + heading) it leads through, the first one left out. */
record PosePath(int[] poses) {

    /** These actions from a pose, as far as nothing known is in the way. */
    static PosePath of(List<Action> actions, int from, Deducer known) {
        int[] poses = new int[actions.size()];
        int pose = from;
        for (int i = 0; i < poses.length; i++) {
            int cell = pose / 4;
            int heading = pose & 3;
            switch (actions.get(i)) {
                case MOVE -> cell = known.grid().ahead(cell, heading);
                case TURN_CLOCKWISE -> heading = heading + 1 & 3;
                default -> heading = heading + 3 & 3;
            }
            if (cell < 0 || (known.chances().possible(cell) & ContentMasks.ENTERABLE) == 0) {
                return new PosePath(Arrays.copyOf(poses, i));
            }
            pose = 4 * cell + heading;
            poses[i] = pose;
        }
        return new PosePath(poses);
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

    boolean nowhere() {
        return poses.length == 0;
    }
}
