package dev.damier.hitman.plan;

import dev.damier.search.Heuristic;
import java.util.Arrays;

/**
 * Steps to the end of the mission in a world without people, by pose and stage (unarmed, armed, target down): walked
 * backwards from home, every action costing 1. No plan in the real world is cheaper.
 */
final class EmptyWorldHeuristic {
    static final int UNARMED = 0;
    static final int ARMED = 1;
    static final int DOWN = 2;

    private final int[] steps;
    private final int cells;

    EmptyWorldHeuristic(MissionTask mission, Reachability reach) {
        cells = mission.cells;
        steps = new int[3 * 4 * cells];
        Arrays.fill(steps, Heuristic.DEAD);
        int[] queue = new int[steps.length];
        int tail = 0;
        for (int h = 0; h < 4; h++) tail = reach(queue, tail, index(DOWN, 0, h), 0);
        for (int head = 0; head < tail; head++) {
            int node = queue[head];
            int h = node & 3;
            int c = (node >> 2) % cells;
            int stage = (node >> 2) / cells;
            int d = steps[node] + 1;
            tail = reach(queue, tail, node & ~3 | (h + 1 & 3), d);
            tail = reach(queue, tail, node & ~3 | (h + 3 & 3), d);
            int behind = mission.next[4 * c + (h + 2 & 3)];
            if (behind >= 0 && reach.reached(behind)) tail = reach(queue, tail, index(stage, behind, h), d);
            int kind = mission.content[c];
            if (stage == DOWN && kind == ContentCodes.TARGET) tail = reach(queue, tail, index(ARMED, c, h), d);
            if (stage == ARMED && kind == ContentCodes.WIRE) tail = reach(queue, tail, index(UNARMED, c, h), d);
        }
    }

    private int reach(int[] queue, int tail, int node, int d) {
        if (steps[node] <= d) return tail;
        steps[node] = d;
        queue[tail] = node;
        return tail + 1;
    }

    private int index(int stage, int cell, int heading) {
        return (stage * cells + cell) * 4 + heading;
    }

    int of(int stage, int cell, int heading) {
        return steps[index(stage, cell, heading)];
    }

    int of(boolean hasWeapon, boolean targetDown, int cell, int heading) {
        return of(stage(hasWeapon, targetDown), cell, heading);
    }

    static int stage(boolean hasWeapon, boolean targetDown) {
        return targetDown ? DOWN : hasWeapon ? ARMED : UNARMED;
    }
}
