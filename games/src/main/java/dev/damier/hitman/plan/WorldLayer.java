package dev.damier.hitman.plan;

import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Situation;

/**
 * The world with a given set of things gone, and who sees what in it. A layer is made from its parent by removing one
 * thing, which changes views only within two cells of it.
 */
final class WorldLayer {
    final int number;
    final long[] gone;
    final byte[] content;

    /** Guards and civilians who would see Hitman at each cell. */
    final byte[] guards;

    final byte[] civilians;

    final boolean hasSuit;
    final boolean hasWeapon;
    final boolean targetDown;

    /** How many people were neutralised to get here. */
    final int removals;

    /** The layer without one thing more, by thing; null until asked for. */
    final WorldLayer[] without;

    WorldLayer(MissionTask mission) {
        number = 0;
        gone = new long[(mission.things.length + 63) / 64];
        content = mission.content.clone();
        guards = new byte[mission.cells];
        civilians = new byte[mission.cells];
        hasSuit = mission.start.suit() != Situation.Suit.NONE;
        hasWeapon = mission.start.hasWeapon();
        targetDown = mission.start.targetDown();
        removals = 0;
        without = new WorldLayer[mission.things.length];
        for (int c = 0; c < mission.cells; c++) count(mission, c);
    }

    WorldLayer(MissionTask mission, WorldLayer parent, int thing, int number) {
        this.number = number;
        gone = gone(parent, thing);
        int cell = mission.things[thing];
        int kind = parent.content[cell];
        content = parent.content.clone();
        content[cell] = ContentCodes.EMPTY;
        guards = parent.guards.clone();
        civilians = parent.civilians.clone();
        hasSuit = parent.hasSuit || kind == ContentCodes.SUIT;
        hasWeapon = parent.hasWeapon || kind == ContentCodes.WIRE;
        targetDown = parent.targetDown || kind == ContentCodes.TARGET;
        removals = parent.removals + (ContentCodes.person(kind) ? 1 : 0);
        without = new WorldLayer[parent.without.length];
        count(mission, cell);
        for (int h = 0; h < 4; h++) {
            int near = mission.next[4 * cell + h];
            if (near < 0) continue;
            count(mission, near);
            int far = mission.next[4 * near + h];
            if (far >= 0) count(mission, far);
        }
    }

    static long[] gone(WorldLayer parent, int thing) {
        long[] gone = parent.gone.clone();
        gone[thing >> 6] |= 1L << thing;
        return gone;
    }

    private void count(MissionTask mission, int cell) {
        boolean hidden = ContentCodes.civilian(content[cell]);
        boolean alone = mission.start.version() == RefereeVersion.FINAL;
        int seeing = 0;
        int witnesses = hidden ? 1 : 0;
        for (int h = 0; h < 4; h++) {
            int near = mission.next[4 * cell + h];
            if (near < 0) continue;
            int watcher = ContentCodes.GUARD + (h + 2 & 3);
            int kind = content[near];
            if (kind == watcher) seeing++;
            else if (kind == ContentCodes.EMPTY) {
                int far = mission.next[4 * near + h];
                if (far >= 0 && content[far] == watcher) seeing++;
            } else if (kind == watcher + 4 && !(hidden && alone)) witnesses++;
        }
        guards[cell] = (byte) (hidden ? 0 : seeing);
        civilians[cell] = (byte) witnesses;
    }

    boolean enterable(int cell) {
        return !ContentCodes.guard(content[cell]);
    }

    /** What being seen at a cell costs a walker. */
    int walk(int cell, boolean suitOn) {
        return suitOn ? 0 : 5 * guards[cell];
    }

    /** What witnesses of a deed at a cell cost. */
    int witnesses(int cell) {
        return 100 * (guards[cell] + civilians[cell]);
    }

    /** The cell of a person ahead who can be neutralised from this pose, or -1. */
    int victim(MissionTask mission, int cell, int heading) {
        int ahead = mission.next[4 * cell + heading];
        if (ahead < 0) return -1;
        int kind = content[ahead];
        return ContentCodes.person(kind) && ContentCodes.facing(kind) != (heading + 2 & 3) ? ahead : -1;
    }
}
