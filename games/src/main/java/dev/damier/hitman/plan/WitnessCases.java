package dev.damier.hitman.plan;

import dev.damier.hitman.world.RefereeVersion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The cases of who sees Hitman on a cell. A case states which relevant entities are present and which are removed, and
 * how many guards and civilians then see Hitman. The cases are mutually exclusive and complete. So a cost that depends
 * on the situation becomes an exact cost of an action with additional preconditions.
 */
final class WitnessCases {
    private static final byte UNDECIDED = 0;
    private static final byte PRESENT = 1;
    private static final byte REMOVED = 2;

    private final MissionTask mission;

    /** The assumption about each entity while a case is built. */
    private final byte[] assumed;

    private List<Case> cases = List.of();

    /**
     * One case.
     *
     * @param present entities that must be present
     * @param removed entities that must be removed
     * @param guards number of guards that see Hitman
     * @param civilians number of civilians that see Hitman
     */
    record Case(int[] present, int[] removed, int guards, int civilians) {}

    WitnessCases(MissionTask mission) {
        this.mission = mission;
        assumed = new byte[mission.entities.length];
    }

    /**
     * Returns the cases of a cell.
     *
     * @param removed an entity that is assumed to be removed in all cases, or -1; the cases do not mention it
     * @param civilians whether civilians matter; otherwise fewer cases are needed
     */
    List<Case> of(int cell, int removed, boolean civilians) {
        cases = new ArrayList<>();
        Arrays.fill(assumed, UNDECIDED);
        if (removed >= 0) assumed[removed] = REMOVED;
        split(cell, removed, civilians);
        return cases;
    }

    /** Adds all cases under the current assumptions, by deciding one relevant entity after the other. */
    private void split(int cell, int removed, boolean withCivilians) {
        int undecided = addCaseOrFindUndecided(cell, removed, withCivilians);
        if (undecided < 0) return;
        for (byte assumption : new byte[] {PRESENT, REMOVED}) {
            assumed[undecided] = assumption;
            split(cell, removed, withCivilians);
        }
        assumed[undecided] = UNDECIDED;
    }

    /** Adds a case under the current assumptions and returns -1, or returns the first undecided entity that matters. */
    private int addCaseOrFindUndecided(int cell, int removed, boolean withCivilians) {
        boolean hidden = false;
        if (ContentCodes.isCivilian(mission.content[cell])) {
            int own = mission.entityAt[cell];
            if (assumed[own] == UNDECIDED) return own;
            hidden = assumed[own] == PRESENT;
        }
        int guards = 0;
        int civilians = hidden ? 1 : 0;
        boolean others = withCivilians && !(hidden && mission.start.version() == RefereeVersion.FINAL);
        for (int h = 0; h < 4; h++) {
            int near = mission.neighbour[4 * cell + h];
            if (near < 0) continue;
            int back = h + 2 & 3;
            int nearEntity = mission.entityAt[near];
            boolean nearSees = holds(near, ContentCodes.FIRST_CIVILIAN, back) && others
                    || holds(near, ContentCodes.FIRST_GUARD, back) && !hidden;
            int far = mission.neighbour[4 * near + h];
            boolean farSees = !hidden && far >= 0 && holds(far, ContentCodes.FIRST_GUARD, back);
            if (nearEntity >= 0 && (nearSees || farSees) && assumed[nearEntity] == UNDECIDED) return nearEntity;
            boolean nearPresent = nearEntity >= 0 && assumed[nearEntity] != REMOVED;
            if (nearSees && nearPresent) {
                if (ContentCodes.isGuard(mission.content[near])) guards++;
                else civilians++;
            }
            if (!farSees || nearPresent) continue;
            int farEntity = mission.entityAt[far];
            if (assumed[farEntity] == UNDECIDED) return farEntity;
            if (assumed[farEntity] == PRESENT) guards++;
        }
        cases.add(new Case(entitiesIn(PRESENT, removed), entitiesIn(REMOVED, removed), guards, civilians));
        return -1;
    }

    private boolean holds(int cell, int kind, int facing) {
        return mission.content[cell] == kind + facing;
    }

    private int[] entitiesIn(byte state, int except) {
        return java.util.stream.IntStream.range(0, assumed.length)
                .filter(t -> t != except && assumed[t] == state)
                .toArray();
    }
}
