package dev.damier.hitman.plan;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Situation;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;

/**
 * The state space of a mission for the generic engines. A state is packed into 64-bit words:
 *
 * <pre>
 * bits          meaning
 * 0 to 11       cell
 * 12 to 13      heading
 * 14            suit on
 * 15 and above  one bit per entity: removed
 * </pre>
 *
 * <p>What Hitman carries follows from the removed entities. The successors are exactly the actions that the referee
 * accepts, including actions that can never help.
 */
final class MissionSpace implements StateSpace {
    private static final int CELL_MASK = 0xfff;
    private static final int SUIT_ON_BIT = 1 << 14;
    private static final int FIRST_ENTITY_BIT = 15;

    private final MissionTask mission;
    private final int width;
    private final int[] suits;
    private final int[] wires;
    private final int[] targets;
    private final int[] people;

    MissionSpace(MissionTask mission) {
        this.mission = mission;
        width = (FIRST_ENTITY_BIT + mission.entities.length + 63) / 64;
        suits = entitiesOfKind(ContentCodes.SUIT, ContentCodes.SUIT);
        wires = entitiesOfKind(ContentCodes.WIRE, ContentCodes.WIRE);
        targets = entitiesOfKind(ContentCodes.TARGET, ContentCodes.TARGET);
        people = entitiesOfKind(ContentCodes.FIRST_GUARD, ContentCodes.FIRST_CIVILIAN + 3);
    }

    /** Returns the entities whose content code is in this range, both ends included. */
    private int[] entitiesOfKind(int from, int to) {
        return java.util.stream.IntStream.range(0, mission.entities.length)
                .filter(t -> mission.content[mission.entities[t]] >= from && mission.content[mission.entities[t]] <= to)
                .toArray();
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        java.util.Arrays.fill(to, at, at + width, 0);
        Situation s = mission.start;
        to[at] = s.cell() | (long) s.heading().ordinal() << 12 | (s.suit() == Situation.Suit.ON ? SUIT_ON_BIT : 0);
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return cell(from, at) == 0 && isTargetDown(from, at);
    }

    int cell(long[] s, int at) {
        return (int) s[at] & CELL_MASK;
    }

    int heading(long[] s, int at) {
        return (int) (s[at] >> 12) & 3;
    }

    boolean isSuitOn(long[] s, int at) {
        return (s[at] & SUIT_ON_BIT) != 0;
    }

    boolean hasSuit(long[] s, int at) {
        return mission.start.suit() != Situation.Suit.NONE || isAnyRemoved(s, at, suits);
    }

    boolean hasWeapon(long[] s, int at) {
        return mission.start.hasWeapon() || isAnyRemoved(s, at, wires);
    }

    boolean isTargetDown(long[] s, int at) {
        return mission.start.targetDown() || isAnyRemoved(s, at, targets);
    }

    /** Returns whether a guard or civilian was neutralised. */
    boolean isAnyoneNeutralized(long[] s, int at) {
        return isAnyRemoved(s, at, people);
    }

    private static boolean isAnyRemoved(long[] s, int at, int[] entities) {
        for (int t : entities) if (isRemoved(s, at, t)) return true;
        return false;
    }

    private static boolean isRemoved(long[] s, int at, int entity) {
        int bit = FIRST_ENTITY_BIT + entity;
        return (s[at + (bit >> 6)] >>> bit & 1) != 0;
    }

    private int contentCode(long[] s, int at, int cell) {
        int entity = mission.entityAt[cell];
        return entity >= 0 && isRemoved(s, at, entity) ? ContentCodes.EMPTY : mission.content[cell];
    }

    private int guardsSeeing(long[] s, int at, int cell) {
        if (ContentCodes.isCivilian(contentCode(s, at, cell))) return 0;
        int seeing = 0;
        for (int h = 0; h < 4; h++) {
            int near = mission.neighbour[4 * cell + h];
            if (near < 0) continue;
            int watcher = ContentCodes.FIRST_GUARD + (h + 2 & 3);
            int there = contentCode(s, at, near);
            if (there == ContentCodes.EMPTY && mission.neighbour[4 * near + h] >= 0) {
                there = contentCode(s, at, mission.neighbour[4 * near + h]);
            }
            if (there == watcher) seeing++;
        }
        return seeing;
    }

    private int civiliansSeeing(long[] s, int at, int cell) {
        int seeing = 0;
        if (ContentCodes.isCivilian(contentCode(s, at, cell))) {
            if (mission.start.version() == RefereeVersion.FINAL) return 1;
            seeing++;
        }
        for (int h = 0; h < 4; h++) {
            int near = mission.neighbour[4 * cell + h];
            if (near >= 0 && contentCode(s, at, near) == ContentCodes.FIRST_CIVILIAN + (h + 2 & 3)) seeing++;
        }
        return seeing;
    }

    @Override
    public void expand(long[] s, int at, Successors out) {
        int cell = cell(s, at);
        int heading = heading(s, at);
        boolean suitOn = isSuitOn(s, at);
        int guards = guardsSeeing(s, at, cell);
        int walkCost = 1 + (suitOn ? 0 : 5 * guards);
        int actionCost = 1 + 5 * guards;
        int ahead = mission.neighbour[4 * cell + heading];
        int there = ahead < 0 ? ContentCodes.EMPTY : contentCode(s, at, ahead);
        if (ahead >= 0 && !ContentCodes.isGuard(there)) {
            int to = addSuccessor(s, at, out, Action.MOVE, 1 + (suitOn ? 0 : 5 * guardsSeeing(s, at, ahead)));
            out.words[to] = out.words[to] & ~CELL_MASK | ahead;
        }
        addTurn(s, at, out, Action.TURN_CLOCKWISE, heading + 1 & 3, walkCost);
        addTurn(s, at, out, Action.TURN_ANTI_CLOCKWISE, heading + 3 & 3, walkCost);
        int here = contentCode(s, at, cell);
        if (here == ContentCodes.SUIT) removeEntity(out, addSuccessor(s, at, out, Action.TAKE_SUIT, actionCost), cell);
        if (here == ContentCodes.WIRE)
            removeEntity(out, addSuccessor(s, at, out, Action.TAKE_WEAPON, actionCost), cell);
        if (hasSuit(s, at)) {
            int witnesses = guards + civiliansSeeing(s, at, cell);
            out.words[addSuccessor(s, at, out, Action.PUT_ON_SUIT, actionCost + 100 * witnesses)] |= SUIT_ON_BIT;
        }
        if (here == ContentCodes.TARGET && hasWeapon(s, at)) {
            addKill(s, at, out, Action.KILL_TARGET, walkCost, cell);
        }
        if (ContentCodes.isPerson(there) && ContentCodes.facing(there) != (heading + 2 & 3)) {
            addKill(
                    s,
                    at,
                    out,
                    ContentCodes.isGuard(there) ? Action.NEUTRALIZE_GUARD : Action.NEUTRALIZE_CIVIL,
                    actionCost + 20,
                    ahead);
        }
    }

    private int addSuccessor(long[] s, int at, Successors out, Action action, int cost) {
        int to = out.add(action.ordinal(), cost);
        System.arraycopy(s, at, out.words, to, width);
        return to;
    }

    private void addTurn(long[] s, int at, Successors out, Action action, int heading, int cost) {
        int to = addSuccessor(s, at, out, action, cost);
        out.words[to] = out.words[to] & ~(3L << 12) | (long) heading << 12;
    }

    private int removeEntity(Successors out, int to, int cell) {
        int bit = FIRST_ENTITY_BIT + mission.entityAt[cell];
        out.words[to + (bit >> 6)] |= 1L << bit;
        return to;
    }

    /** Adds a kill or neutralisation. The witnesses are the people who see Hitman after the victim is removed. */
    private void addKill(long[] s, int at, Successors out, Action action, int cost, int victim) {
        int to = removeEntity(out, addSuccessor(s, at, out, action, cost), victim);
        int cell = cell(s, at);
        int witnesses = guardsSeeing(out.words, to, cell) + civiliansSeeing(out.words, to, cell);
        out.costs[out.size() - 1] += 100 * witnesses;
    }
}
