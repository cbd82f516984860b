package dev.damier.hitman.plan;

/**
 * The cells that Hitman can reach. Neutralising a person never blocks a path. So every guard whom Hitman can approach
 * from a side that the guard does not see is treated as removable. One flood fill then decides whether a mission is
 * possible.
 */
final class Reachability {
    private final boolean[] reached;
    private final boolean possible;

    Reachability(MissionTask mission, PlanVariant variant) {
        this(mission, variant, -1);
    }

    /** @param blocked a cell that Hitman may not enter, or -1 */
    Reachability(MissionTask mission, PlanVariant variant, int blocked) {
        reached = new boolean[mission.cells];
        int[] queue = new int[mission.cells];
        int tail = 0;
        queue[tail++] = mission.start.cell();
        reached[mission.start.cell()] = true;
        boolean armed = mission.start.hasWeapon();
        boolean target = mission.start.targetDown();
        for (int head = 0; head < tail; head++) {
            int c = queue[head];
            armed |= mission.content[c] == ContentCodes.WIRE;
            target |= mission.content[c] == ContentCodes.TARGET;
            for (int h = 0; h < 4; h++) {
                int to = mission.neighbour[4 * c + h];
                if (to < 0 || reached[to] || to == blocked) continue;
                int kind = mission.content[to];
                if (ContentCodes.isGuard(kind)
                        && (variant.maxRemovals() == 0 || ContentCodes.facing(kind) == (h + 2 & 3))) continue;
                reached[to] = true;
                queue[tail++] = to;
            }
        }
        possible = reached[0] && (mission.start.targetDown() || armed && target);
    }

    boolean isReached(int cell) {
        return reached[cell];
    }

    /**
     * Returns whether the mission is possible. False is always correct. True is correct unless the variant limits the
     * number of neutralised people to a number above 0.
     */
    boolean isMissionPossible() {
        return possible;
    }
}
