package dev.damier.hitman.plan;

import dev.damier.search.Heuristic;
import java.util.Arrays;

/**
 * An admissible heuristic: the number of actions to the end of the mission in a world without people, by pose and stage
 * (unarmed, armed, target down). It is computed by a breadth-first search backwards from the goal.
 */
final class EmptyWorldHeuristic {
    static final int UNARMED = 0;
    static final int ARMED = 1;
    static final int TARGET_DOWN = 2;

    private final int[] steps;
    private final int cells;

    EmptyWorldHeuristic(MissionTask mission, Reachability reach) {
        cells = mission.cells;
        steps = new int[3 * 4 * cells];
        Arrays.fill(steps, Heuristic.DEAD_END);
        int[] queue = new int[steps.length];
        int tail = 0;
        for (int h = 0; h < 4; h++) tail = reach(queue, tail, index(TARGET_DOWN, 0, h), 0);
        for (int head = 0; head < tail; head++) {
            int node = queue[head];
            int h = node & 3;
            int c = (node >> 2) % cells;
            int stage = (node >> 2) / cells;
            int distance = steps[node] + 1;
            tail = reach(queue, tail, node & ~3 | (h + 1 & 3), distance);
            tail = reach(queue, tail, node & ~3 | (h + 3 & 3), distance);
            int behind = mission.neighbour[4 * c + (h + 2 & 3)];
            if (behind >= 0 && reach.isReached(behind)) tail = reach(queue, tail, index(stage, behind, h), distance);
            int kind = mission.content[c];
            if (stage == TARGET_DOWN && kind == ContentCodes.TARGET)
                tail = reach(queue, tail, index(ARMED, c, h), distance);
            if (stage == ARMED && kind == ContentCodes.WIRE) tail = reach(queue, tail, index(UNARMED, c, h), distance);
        }
    }

    /** Adds a node to the queue if the distance is shorter, and returns the new end of the queue. */
    private int reach(int[] queue, int tail, int node, int distance) {
        if (steps[node] <= distance) return tail;
        steps[node] = distance;
        queue[tail] = node;
        return tail + 1;
    }

    private int index(int stage, int cell, int heading) {
        return (stage * cells + cell) * 4 + heading;
    }

    int estimate(int stage, int cell, int heading) {
        return steps[index(stage, cell, heading)];
    }

    int estimate(boolean hasWeapon, boolean targetDown, int cell, int heading) {
        return estimate(stage(hasWeapon, targetDown), cell, heading);
    }

    static int stage(boolean hasWeapon, boolean targetDown) {
        return targetDown ? TARGET_DOWN : hasWeapon ? ARMED : UNARMED;
    }
}
