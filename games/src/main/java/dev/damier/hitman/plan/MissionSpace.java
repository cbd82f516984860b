package dev.damier.hitman.plan;

import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Situation;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;

/**
 * The mission as packed words, for every generic engine.
 *
 * <pre>
 * bits 0..11    cell
 * bits 12..13   heading
 * bit  14       suit on
 * bits 15..     one per thing: gone
 * </pre>
 *
 * What Hitman has follows from what is gone. The successors are exactly the actions the referee would call possible,
 * also those that can never help.
 */
final class MissionSpace implements StateSpace {
    private static final int CELL = 0xfff;
    private static final int ON = 1 << 14;
    private static final int THINGS = 15;

    private final MissionTask mission;
    private final int width;
    private final int[] suits;
    private final int[] wires;
    private final int[] targets;
    private final int[] people;

    MissionSpace(MissionTask mission) {
        this.mission = mission;
        width = (THINGS + mission.things.length + 63) / 64;
        suits = things(ContentCodes.SUIT, ContentCodes.SUIT);
        wires = things(ContentCodes.WIRE, ContentCodes.WIRE);
        targets = things(ContentCodes.TARGET, ContentCodes.TARGET);
        people = things(ContentCodes.GUARD, ContentCodes.CIVIL + 3);
    }

    private int[] things(int from, int to) {
        return java.util.stream.IntStream.range(0, mission.things.length)
                .filter(t -> mission.content[mission.things[t]] >= from && mission.content[mission.things[t]] <= to)
                .toArray();
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void initial(long[] to, int at) {
        java.util.Arrays.fill(to, at, at + width, 0);
        Situation s = mission.start;
        to[at] = s.cell() | (long) s.heading().ordinal() << 12 | (s.suit() == Situation.Suit.ON ? ON : 0);
    }

    @Override
    public boolean goal(long[] from, int at) {
        return cell(from, at) == 0 && targetDown(from, at);
    }

    int cell(long[] s, int at) {
        return (int) s[at] & CELL;
    }

    int heading(long[] s, int at) {
        return (int) (s[at] >> 12) & 3;
    }

    boolean suitOn(long[] s, int at) {
        return (s[at] & ON) != 0;
    }

    boolean hasSuit(long[] s, int at) {
        return mission.start.suit() != Situation.Suit.NONE || any(s, at, suits);
    }

    boolean hasWeapon(long[] s, int at) {
        return mission.start.hasWeapon() || any(s, at, wires);
    }

    boolean targetDown(long[] s, int at) {
        return mission.start.targetDown() || any(s, at, targets);
    }

    /** Whether anybody has been neutralised. */
    boolean removed(long[] s, int at) {
        return any(s, at, people);
    }

    private static boolean any(long[] s, int at, int[] things) {
        for (int t : things) if (gone(s, at, t)) return true;
        return false;
    }

    private static boolean gone(long[] s, int at, int thing) {
        int bit = THINGS + thing;
        return (s[at + (bit >> 6)] >>> bit & 1) != 0;
    }

    private int kind(long[] s, int at, int cell) {
        int thing = mission.thingAt[cell];
        return thing >= 0 && gone(s, at, thing) ? ContentCodes.EMPTY : mission.content[cell];
    }

    private int guards(long[] s, int at, int cell) {
        if (ContentCodes.civilian(kind(s, at, cell))) return 0;
        int seeing = 0;
        for (int h = 0; h < 4; h++) {
            int near = mission.next[4 * cell + h];
            if (near < 0) continue;
            int watcher = ContentCodes.GUARD + (h + 2 & 3);
            int there = kind(s, at, near);
            if (there == ContentCodes.EMPTY && mission.next[4 * near + h] >= 0) {
                there = kind(s, at, mission.next[4 * near + h]);
            }
            if (there == watcher) seeing++;
        }
        return seeing;
    }

    private int civilians(long[] s, int at, int cell) {
        int seeing = 0;
        if (ContentCodes.civilian(kind(s, at, cell))) {
            if (mission.start.version() == RefereeVersion.FINAL) return 1;
            seeing++;
        }
        for (int h = 0; h < 4; h++) {
            int near = mission.next[4 * cell + h];
            if (near >= 0 && kind(s, at, near) == ContentCodes.CIVIL + (h + 2 & 3)) seeing++;
        }
        return seeing;
    }

    @Override
    public void expand(long[] s, int at, Successors out) {
        int cell = cell(s, at);
        int heading = heading(s, at);
        boolean on = suitOn(s, at);
        int guards = guards(s, at, cell);
        int walk = 1 + (on ? 0 : 5 * guards);
        int work = 1 + 5 * guards;
        int ahead = mission.next[4 * cell + heading];
        int there = ahead < 0 ? ContentCodes.EMPTY : kind(s, at, ahead);
        if (ahead >= 0 && !ContentCodes.guard(there)) {
            int to = add(s, at, out, Action.MOVE, 1 + (on ? 0 : 5 * guards(s, at, ahead)));
            out.words[to] = out.words[to] & ~CELL | ahead;
        }
        turn(s, at, out, Action.TURN_CLOCKWISE, heading + 1 & 3, walk);
        turn(s, at, out, Action.TURN_ANTI_CLOCKWISE, heading + 3 & 3, walk);
        int here = kind(s, at, cell);
        if (here == ContentCodes.SUIT) remove(out, add(s, at, out, Action.TAKE_SUIT, work), cell);
        if (here == ContentCodes.WIRE) remove(out, add(s, at, out, Action.TAKE_WEAPON, work), cell);
        if (hasSuit(s, at)) {
            int seen = guards + civilians(s, at, cell);
            out.words[add(s, at, out, Action.PUT_ON_SUIT, work + 100 * seen)] |= ON;
        }
        if (here == ContentCodes.TARGET && hasWeapon(s, at)) {
            deed(s, at, out, Action.KILL_TARGET, walk, cell);
        }
        if (ContentCodes.person(there) && ContentCodes.facing(there) != (heading + 2 & 3)) {
            deed(
                    s,
                    at,
                    out,
                    ContentCodes.guard(there) ? Action.NEUTRALIZE_GUARD : Action.NEUTRALIZE_CIVIL,
                    work + 20,
                    ahead);
        }
    }

    private int add(long[] s, int at, Successors out, Action action, int cost) {
        int to = out.add(action.ordinal(), cost);
        System.arraycopy(s, at, out.words, to, width);
        return to;
    }

    private void turn(long[] s, int at, Successors out, Action action, int heading, int cost) {
        int to = add(s, at, out, action, cost);
        out.words[to] = out.words[to] & ~(3L << 12) | (long) heading << 12;
    }

    private int remove(Successors out, int to, int cell) {
        int bit = THINGS + mission.thingAt[cell];
        out.words[to + (bit >> 6)] |= 1L << bit;
        return to;
    }

    /** A killing: the witnesses are those who see Hitman once the victim is gone. */
    private void deed(long[] s, int at, Successors out, Action action, int cost, int victim) {
        int to = remove(out, add(s, at, out, action, cost), victim);
        int cell = cell(s, at);
        int seen = guards(out.words, to, cell) + civilians(out.words, to, cell);
        out.costs[out.size() - 1] += 100 * seen;
    }
}
