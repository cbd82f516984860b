package dev.damier.hitman.plan;

import dev.damier.hitman.world.RefereeVersion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Who sees a cell, as cases: each says which things are there and which are gone, as far as it matters, and how many
 * guards and civilians then see Hitman. The cases exclude each other and leave nothing out, so that costs which depend
 * on the situation become exact costs of actions with more preconditions.
 */
final class WitnessCases {
    private static final byte OPEN = 0;
    private static final byte THERE = 1;
    private static final byte GONE = 2;

    private final MissionTask mission;

    /** What is supposed of each thing while a case is built. */
    private final byte[] supposed;

    private List<Case> cases = List.of();

    /**
     * @param there things that must still be there
     * @param gone things that must be gone
     */
    record Case(int[] there, int[] gone, int guards, int civilians) {}

    WitnessCases(MissionTask mission) {
        this.mission = mission;
        supposed = new byte[mission.things.length];
    }

    /**
     * The cases of a cell.
     *
     * @param removed a thing supposed gone from the outset, or -1; it does not appear in the cases
     * @param civilians whether civilians matter; else fewer cases do
     */
    List<Case> of(int cell, int removed, boolean civilians) {
        cases = new ArrayList<>();
        Arrays.fill(supposed, OPEN);
        if (removed >= 0) supposed[removed] = GONE;
        split(cell, removed, civilians);
        return cases;
    }

    private void split(int cell, int removed, boolean withCivilians) {
        int open = count(cell, removed, withCivilians);
        if (open < 0) return;
        for (byte guess : new byte[] {THERE, GONE}) {
            supposed[open] = guess;
            split(cell, removed, withCivilians);
        }
        supposed[open] = OPEN;
    }

    /** Counts under what is supposed and keeps the case; or the first thing on which the count depends. */
    private int count(int cell, int removed, boolean withCivilians) {
        boolean hidden = false;
        if (ContentCodes.civilian(mission.content[cell])) {
            int own = mission.thingAt[cell];
            if (supposed[own] == OPEN) return own;
            hidden = supposed[own] == THERE;
        }
        int guards = 0;
        int civilians = hidden ? 1 : 0;
        boolean others = withCivilians && !(hidden && mission.start.version() == RefereeVersion.FINAL);
        for (int h = 0; h < 4; h++) {
            int near = mission.next[4 * cell + h];
            if (near < 0) continue;
            int back = h + 2 & 3;
            int nearThing = mission.thingAt[near];
            boolean nearSees =
                    looks(near, ContentCodes.CIVIL, back) && others || looks(near, ContentCodes.GUARD, back) && !hidden;
            int far = mission.next[4 * near + h];
            boolean farSees = !hidden && far >= 0 && looks(far, ContentCodes.GUARD, back);
            if (nearThing >= 0 && (nearSees || farSees) && supposed[nearThing] == OPEN) return nearThing;
            boolean nearThere = nearThing >= 0 && supposed[nearThing] != GONE;
            if (nearSees && nearThere) {
                if (ContentCodes.guard(mission.content[near])) guards++;
                else civilians++;
            }
            if (!farSees || nearThere) continue;
            int farThing = mission.thingAt[far];
            if (supposed[farThing] == OPEN) return farThing;
            if (supposed[farThing] == THERE) guards++;
        }
        cases.add(new Case(things(THERE, removed), things(GONE, removed), guards, civilians));
        return -1;
    }

    private boolean looks(int cell, int kind, int facing) {
        return mission.content[cell] == kind + facing;
    }

    private int[] things(byte state, int except) {
        return java.util.stream.IntStream.range(0, supposed.length)
                .filter(t -> t != except && supposed[t] == state)
                .toArray();
    }
}
