package dev.damier.ricochet;

import dev.damier.ricochet.RicochetMission.Rules;

/**
 * What the table rules must remember of the moves made, in one int, and what they allow next. Two histories that the
 * rules cannot tell apart have the same int, so searches merge them; the official game always has 0.
 *
 * <table><caption>Four bits a robot, red lowest, then the first mover</caption>
 * <tr><td>0–1</td><td>axis of its last move: 0 none, 1 N–S, 2 E–W</td></tr>
 * <tr><td>2</td><td>it has turned (see {@link Rules})</td></tr>
 * <tr><td>3</td><td>spent: it stopped on the target before it had turned, so it can no longer finish</td></tr>
 * <tr><td>20–22</td><td>with fixed helpers and any robot wanted: 1 + the robot that moves</td></tr>
 * </table>
 */
public final class RuleMemory {
    public static final int NONE = 0;

    /** Answer of {@link #after} when the rules forbid the stop. */
    public static final int FORBIDDEN = -1;

    public static final int AXIS = 3;
    public static final int TURNED = 4;
    public static final int SPENT = 8;
    public static final int MOVER = 20;

    /** Bits that may be used in all. */
    public static final int BITS = 23;

    private final Rules rules;
    private final int active;
    private final int target;

    public RuleMemory(RicochetMission mission) {
        rules = mission.rules();
        active = mission.active();
        target = mission.target();
    }

    public static int field(int memory, int robot) {
        return (memory >> (4 * robot)) & 15;
    }

    /** 1 for a move north or south, 2 for one east or west. */
    public static int axis(int direction) {
        return 1 + (direction & 1);
    }

    /** Whether any switch is on that needs to remember something. */
    public boolean used() {
        return rules.ricochet() || rules.noRebound() || (rules.fixedHelpers() && active == RicochetMission.ANY);
    }

    /** Whether the rules let this robot set out in this direction. */
    public boolean allows(int memory, int robot, int direction) {
        if (rules.fixedHelpers()) {
            int mover = active == RicochetMission.ANY ? (memory >> MOVER) - 1 : active;
            if (mover >= 0 && mover != robot) return false;
        }
        return !rules.noRebound() || (field(memory, robot) & AXIS) != axis(direction);
    }

    /** The memory after an allowed move that stops on this cell, or {@link #FORBIDDEN}. */
    public int after(int memory, int robot, int direction, int stop, boolean deflected) {
        if (!used()) return memory;
        int field = field(memory, robot);
        int axis = axis(direction);
        if (judged(robot)) {
            int last = field & AXIS;
            if (deflected || (last != 0 && last != axis)) field |= TURNED;
            if (stop == target && (field & (TURNED | SPENT)) != TURNED) {
                if (robot == active) return FORBIDDEN;
                field |= SPENT;
            }
        }
        int mover = rules.fixedHelpers() && active == RicochetMission.ANY ? (robot + 1) << MOVER : 0;
        int others = memory & ~(15 << (4 * robot)) & ((1 << MOVER) - 1);
        return mover | others | (kept(robot, (field & ~AXIS) | axis) << (4 * robot));
    }

    /** Drops from a robot's bits what these rules can never ask for. */
    private int kept(int robot, int field) {
        int flags = judged(robot) ? field & (TURNED | SPENT) : 0;
        if ((flags & SPENT) != 0) flags = active == RicochetMission.ANY ? SPENT : flags & ~SPENT;
        boolean axis = rules.noRebound() ? movable(robot) : judged(robot) && flags == 0;
        int last = (field & AXIS) == AXIS ? 0 : field & AXIS;
        return flags | (axis ? last : 0);
    }

    /** The memory with nothing in it that these rules do not need: equal histories get equal ints. */
    public int canonical(int memory, int robots) {
        int clean = 0;
        for (int robot = 0; robot < robots; robot++) clean |= kept(robot, field(memory, robot)) << (4 * robot);
        int mover = (memory >> MOVER) & 7;
        if (rules.fixedHelpers() && active == RicochetMission.ANY && mover <= robots) clean |= mover << MOVER;
        return clean;
    }

    /** Whether the position is finished: an active robot on the target, turned if the rules ask for it. */
    public boolean goal(int memory, int[] robots) {
        if (active != RicochetMission.ANY) return finishes(memory, robots, active);
        for (int robot = 0; robot < robots.length; robot++) if (finishes(memory, robots, robot)) return true;
        return false;
    }

    private boolean finishes(int memory, int[] robots, int robot) {
        return robots[robot] == target && (!rules.ricochet() || (field(memory, robot) & TURNED) != 0);
    }

    private boolean judged(int robot) {
        return rules.ricochet() && (active == RicochetMission.ANY || active == robot);
    }

    private boolean movable(int robot) {
        return !rules.fixedHelpers() || active == RicochetMission.ANY || active == robot;
    }
}
