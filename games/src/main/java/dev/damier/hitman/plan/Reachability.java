package dev.damier.hitman.plan;

/**
 * Where Hitman can ever get. Neutralising anybody never takes a way from him, so it is enough to let every guard whom
 * he can approach from a side that the guard does not watch be gone: one flood decides whether a mission can be
 * accomplished at all, with any number of people.
 */
final class Reachability {
    private final boolean[] reached;
    private final boolean possible;

    Reachability(MissionTask mission, PlanVariant variant) {
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
                int to = mission.next[4 * c + h];
                if (to < 0 || reached[to]) continue;
                int kind = mission.content[to];
                if (ContentCodes.guard(kind) && (variant.removals() == 0 || ContentCodes.facing(kind) == (h + 2 & 3)))
                    continue;
                reached[to] = true;
                queue[tail++] = to;
            }
        }
        possible = reached[0] && (mission.start.targetDown() || armed && target);
    }

    boolean reached(int cell) {
        return reached[cell];
    }

    /** False is a proof: no plan exists. True is one too, unless the variant limits how many may be neutralised. */
    boolean possible() {
        return possible;
    }
}
