package dev.damier.hitman.plan;

import java.util.Arrays;

/** What the deeds of a mission cost in each of their {@link WitnessCases}. */
final class ActionCosts {
    private ActionCosts() {}

    static int dress(WitnessCases.Case w) {
        return 1 + 5 * w.guards() + 100 * (w.guards() + w.civilians());
    }

    /** The target stands on Hitman's own cell, where it hides nobody: the same people see before and after. */
    static int kill(WitnessCases.Case w, boolean suited) {
        return 1 + (suited ? 0 : 5 * w.guards()) + 100 * (w.guards() + w.civilians());
    }

    /** Paid twice: 5 per guard who sees Hitman before, and 100 per witness once the victim is gone. */
    static int neutralize(MissionTask mission, int cell, int heading, WitnessCases.Case w) {
        int behind = mission.next[4 * mission.next[4 * cell + heading] + heading];
        // The victim looks elsewhere; removing him changes only whether the guard behind him sees Hitman.
        boolean uncovers = behind >= 0 && mission.content[behind] == ContentCodes.GUARD + (heading + 2 & 3);
        int before = w.guards();
        if (uncovers && !hidden(mission, cell, w) && contains(w.there(), mission.thingAt[behind])) before--;
        return 21 + 5 * before + 100 * (w.guards() + w.civilians());
    }

    private static boolean hidden(MissionTask mission, int cell, WitnessCases.Case w) {
        return ContentCodes.civilian(mission.content[cell]) && contains(w.there(), mission.thingAt[cell]);
    }

    private static boolean contains(int[] list, int item) {
        return Arrays.stream(list).anyMatch(i -> i == item);
    }
}
