package dev.damier.hitman.plan;

import java.util.Arrays;

/** The penalties of the actions of a mission, for each of their {@link WitnessCases}. */
final class ActionCosts {
    private ActionCosts() {}

    /** Returns the penalty of putting on the suit. */
    static int putOnSuit(WitnessCases.Case w) {
        return 1 + 5 * w.guards() + 100 * (w.guards() + w.civilians());
    }

    /**
     * Returns the penalty of killing the target. The target blocks no view, so the same people see Hitman before and
     * after.
     */
    static int kill(WitnessCases.Case w, boolean suited) {
        return 1 + (suited ? 0 : 5 * w.guards()) + 100 * (w.guards() + w.civilians());
    }

    /**
     * Returns the penalty of neutralising a person: 21, 5 per guard who sees Hitman before, and 100 per witness after.
     */
    static int neutralize(MissionTask mission, int cell, int heading, WitnessCases.Case w) {
        int behind = mission.neighbour[4 * mission.neighbour[4 * cell + heading] + heading];
        // The victim looks elsewhere. Removing him only changes whether the guard behind him sees Hitman.
        boolean opensView = behind >= 0 && mission.content[behind] == ContentCodes.FIRST_GUARD + (heading + 2 & 3);
        int before = w.guards();
        if (opensView && !isHiddenByCivilian(mission, cell, w) && contains(w.present(), mission.entityAt[behind]))
            before--;
        return 21 + 5 * before + 100 * (w.guards() + w.civilians());
    }

    private static boolean isHiddenByCivilian(MissionTask mission, int cell, WitnessCases.Case w) {
        return ContentCodes.isCivilian(mission.content[cell]) && contains(w.present(), mission.entityAt[cell]);
    }

    private static boolean contains(int[] list, int item) {
        return Arrays.stream(list).anyMatch(i -> i == item);
    }
}
