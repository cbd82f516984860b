package dev.damier.hitman.plan;

import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Situation;
import org.jspecify.annotations.Nullable;

/**
 * The world with a given set of entities removed, and the number of people who see each cell. A layer is computed from
 * another one by removing one entity. This changes views only within two cells of it.
 */
final class WorldLayer {
    final int number;

    /** The removed entities as a bit set. */
    final long[] removed;

    final byte[] content;

    /** The number of guards who would see Hitman on each cell. */
    final byte[] guards;

    /** The number of civilians who would see Hitman on each cell. */
    final byte[] civilians;

    final boolean hasSuit;
    final boolean hasWeapon;
    final boolean targetDown;

    /** Number of neutralised people. */
    final int removals;

    /** For each entity: the layer in which it is removed too, or null if it was not computed yet. */
    final WorldLayer[] successors;

    /** The layer with the same people removed and nothing taken. */
    WorldLayer samePeople = this;

    /** Number of estimates in all layers with the same people. Counted in {@link #samePeople} only. */
    int estimates;

    /** The projection of {@link #samePeople}, or null as long as it does not pay off. */
    @Nullable ProjectionHeuristic projection;

    /** The tolls of {@link #samePeople}, or null as long as they do not pay off. */
    @Nullable TollHeuristic tolls;

    /** The layer from which this one was computed first, itself for the first layer, and the entity removed last. */
    final WorldLayer parent;

    final int lastRemoved;

    /** Creates the first layer, with nothing removed. */
    WorldLayer(MissionTask mission) {
        number = 0;
        parent = this;
        lastRemoved = -1;
        removed = new long[(mission.entities.length + 63) / 64];
        content = mission.content.clone();
        guards = new byte[mission.cells];
        civilians = new byte[mission.cells];
        hasSuit = mission.start.suit() != Situation.Suit.NONE;
        hasWeapon = mission.start.hasWeapon();
        targetDown = mission.start.targetDown();
        removals = 0;
        successors = new WorldLayer[mission.entities.length];
        for (int c = 0; c < mission.cells; c++) countWatchers(mission, c);
    }

    /** Creates a layer from its parent by removing one entity. */
    WorldLayer(MissionTask mission, WorldLayer parent, int entity, int number) {
        this.number = number;
        this.parent = parent;
        lastRemoved = entity;
        removed = removedPlus(parent, entity);
        int cell = mission.entities[entity];
        int kind = parent.content[cell];
        content = parent.content.clone();
        content[cell] = ContentCodes.EMPTY;
        guards = parent.guards.clone();
        civilians = parent.civilians.clone();
        hasSuit = parent.hasSuit || kind == ContentCodes.SUIT;
        hasWeapon = parent.hasWeapon || kind == ContentCodes.WIRE;
        targetDown = parent.targetDown || kind == ContentCodes.TARGET;
        removals = parent.removals + (ContentCodes.isPerson(kind) ? 1 : 0);
        successors = new WorldLayer[parent.successors.length];
        countWatchers(mission, cell);
        for (int h = 0; h < 4; h++) {
            int near = mission.neighbour[4 * cell + h];
            if (near < 0) continue;
            countWatchers(mission, near);
            int far = mission.neighbour[4 * near + h];
            if (far >= 0) countWatchers(mission, far);
        }
    }

    /** Returns the removed entities of a layer and one more. */
    static long[] removedPlus(WorldLayer parent, int entity) {
        long[] removed = parent.removed.clone();
        removed[entity >> 6] |= 1L << entity;
        return removed;
    }

    private void countWatchers(MissionTask mission, int cell) {
        boolean hidden = ContentCodes.isCivilian(content[cell]);
        boolean onlyOneCounts = mission.start.version() == RefereeVersion.FINAL;
        int seeing = 0;
        int witnesses = hidden ? 1 : 0;
        for (int h = 0; h < 4; h++) {
            int near = mission.neighbour[4 * cell + h];
            if (near < 0) continue;
            int watcher = ContentCodes.FIRST_GUARD + (h + 2 & 3);
            int kind = content[near];
            if (kind == watcher) seeing++;
            else if (kind == ContentCodes.EMPTY) {
                int far = mission.neighbour[4 * near + h];
                if (far >= 0 && content[far] == watcher) seeing++;
            } else if (kind == watcher + 4 && !(hidden && onlyOneCounts)) witnesses++;
        }
        guards[cell] = (byte) (hidden ? 0 : seeing);
        civilians[cell] = (byte) witnesses;
    }

    boolean isEnterable(int cell) {
        return !ContentCodes.isGuard(content[cell]);
    }

    /** Returns the additional penalty of a move or turn on a cell. */
    int walkingPenalty(int cell, boolean suitOn) {
        return suitOn ? 0 : 5 * guards[cell];
    }

    /** Returns the penalty for the witnesses of an action on a cell. */
    int witnessPenalty(int cell) {
        return 100 * (guards[cell] + civilians[cell]);
    }

    /** Returns the cell of a person who can be neutralised from this pose, or -1. */
    int victimCell(MissionTask mission, int cell, int heading) {
        int ahead = mission.neighbour[4 * cell + heading];
        if (ahead < 0) return -1;
        int kind = content[ahead];
        return ContentCodes.isPerson(kind) && ContentCodes.facing(kind) != (heading + 2 & 3) ? ahead : -1;
    }
}
