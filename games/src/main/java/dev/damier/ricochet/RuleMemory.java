package dev.damier.ricochet;

import dev.damier.ricochet.RicochetMission.Rules;

/**
 * The rule memory: the facts about earlier moves that the house rules need, packed in one int, and the moves that these rules
 * allow. Histories that are equivalent under the rules have the same int, so searches merge them. In the official game the
 * memory is always 0.
 *
 * <p>Each robot has a field of four bits, red in the lowest bits. The first mover follows.
 *
 * <table>
 *   <caption>Bits of the memory</caption>
 *   <tr><th>Bits</th><th>Content</th></tr>
 *   <tr><td>0–1 of a field</td><td>axis of the last move of the robot: 0 none, 1 N–S, 2 E–W</td></tr>
 *   <tr><td>2 of a field</td><td>whether the robot has turned (see {@link Rules})</td></tr>
 *   <tr><td>3 of a field</td><td>whether the robot is disqualified: it stopped on the target before it had turned, so it can
 *       no longer finish</td></tr>
 *   <tr><td>20–22 of the int</td><td>with fixed helpers if any robot may finish: 1 + the robot that moves</td></tr>
 * </table>
 */
public final class RuleMemory {
    /** The empty memory. */
    public static final int NONE = 0;

    /** Result of {@link #after} if the rules forbid the stop. */
    public static final int FORBIDDEN = -1;

    /** Mask of the axis in the field of a robot. */
    public static final int AXIS_MASK = 3;

    /** Bit of a field: the robot has turned. */
    public static final int TURNED = 4;

    /** Bit of a field: the robot can no longer finish. */
    public static final int DISQUALIFIED = 8;

    /** Position of the first mover in the memory. */
    public static final int MOVER_SHIFT = 20;

    /** Number of bits of the memory. */
    public static final int BITS = 23;

    private final Rules rules;
    private final int active;
    private final int target;

    public RuleMemory(RicochetMission mission) {
        rules = mission.rules();
        active = mission.active();
        target = mission.target();
    }

    /** Returns the field of a robot. */
    public static int field(int memory, int robot) {
        return (memory >> (4 * robot)) & 15;
    }

    /** Returns the axis of a direction: 1 for north and south, 2 for east and west. */
    public static int axis(int direction) {
        return 1 + (direction & 1);
    }

    /** Returns whether any switch that is on needs the memory. */
    public boolean isUsed() {
        return rules.ricochet() || rules.noRebound() || (rules.fixedHelpers() && active == RicochetMission.ANY);
    }

    /** Returns whether the rules allow this robot to start a move in this direction. */
    public boolean allows(int memory, int robot, int direction) {
        if (rules.fixedHelpers()) {
            int mover = active == RicochetMission.ANY ? (memory >> MOVER_SHIFT) - 1 : active;
            if (mover >= 0 && mover != robot) return false;
        }
        return !rules.noRebound() || (field(memory, robot) & AXIS_MASK) != axis(direction);
    }

    /** Returns the memory after an allowed move that stops on this cell, or {@link #FORBIDDEN}. */
    public int after(int memory, int robot, int direction, int stop, boolean deflected) {
        if (!isUsed()) return memory;
        int field = field(memory, robot);
        int axis = axis(direction);
        if (mustTurn(robot)) {
            int last = field & AXIS_MASK;
            if (deflected || (last != 0 && last != axis)) field |= TURNED;
            if (stop == target && (field & (TURNED | DISQUALIFIED)) != TURNED) {
                if (robot == active) return FORBIDDEN;
                field |= DISQUALIFIED;
            }
        }
        int mover = rules.fixedHelpers() && active == RicochetMission.ANY ? (robot + 1) << MOVER_SHIFT : 0;
        int others = memory & ~(15 << (4 * robot)) & ((1 << MOVER_SHIFT) - 1);
        return mover | others | (canonicalField(robot, (field & ~AXIS_MASK) | axis) << (4 * robot));
    }

    /** Returns the field of a robot without the bits that these rules never need. */
    private int canonicalField(int robot, int field) {
        int flags = mustTurn(robot) ? field & (TURNED | DISQUALIFIED) : 0;
        if ((flags & DISQUALIFIED) != 0) flags = active == RicochetMission.ANY ? DISQUALIFIED : flags & ~DISQUALIFIED;
        boolean axis = rules.noRebound() ? canMove(robot) : mustTurn(robot) && flags == 0;
        int last = (field & AXIS_MASK) == AXIS_MASK ? 0 : field & AXIS_MASK;
        return flags | (axis ? last : 0);
    }

    /** Returns the memory without the bits that these rules never need, so that equivalent histories have equal values. */
    public int canonical(int memory, int robots) {
        int clean = 0;
        for (int robot = 0; robot < robots; robot++)
            clean |= canonicalField(robot, field(memory, robot)) << (4 * robot);
        int mover = (memory >> MOVER_SHIFT) & 7;
        if (rules.fixedHelpers() && active == RicochetMission.ANY && mover <= robots) clean |= mover << MOVER_SHIFT;
        return clean;
    }

    /** Returns whether the mission is solved: an active robot is on the target and, under {@code ricochet}, has turned. */
    public boolean isGoal(int memory, int[] robots) {
        if (active != RicochetMission.ANY) return finishes(memory, robots, active);
        for (int robot = 0; robot < robots.length; robot++) if (finishes(memory, robots, robot)) return true;
        return false;
    }

    private boolean finishes(int memory, int[] robots, int robot) {
        return robots[robot] == target && (!rules.ricochet() || (field(memory, robot) & TURNED) != 0);
    }

    /** Returns whether this robot must turn before it can finish. */
    private boolean mustTurn(int robot) {
        return rules.ricochet() && (active == RicochetMission.ANY || active == robot);
    }

    private boolean canMove(int robot) {
        return !rules.fixedHelpers() || active == RicochetMission.ANY || active == robot;
    }
}
