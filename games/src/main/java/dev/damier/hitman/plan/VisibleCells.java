package dev.damier.hitman.plan;

import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.World;
import dev.damier.hitman.world.WorldMap;

/** The cells that Hitman can see in phase 1, in which nobody can be neutralised. */
public final class VisibleCells {
    private final WorldMap map;
    private final boolean[] seen;

    public VisibleCells(WorldMap map) {
        this.map = map;
        seen = new boolean[map.size()];
        MissionTask mission = new MissionTask(Situation.start(map));
        Reachability reach = new Reachability(mission, new PlanVariant(0, true));
        World world = new World(map, RefereeVersion.FINAL);
        for (int c = 0; c < map.size(); c++) {
            if (!reach.isReached(c)) continue;
            for (Heading heading : Heading.values()) {
                for (Seen s : world.vision(map.cell(c), heading)) seen[map.index(s.cell())] = true;
            }
        }
    }

    /**
     * Returns whether a person is on a cell that Hitman cannot see. Only hearing and penalties give evidence of him.
     */
    public boolean hasUnseenPerson() {
        for (int c = 0; c < seen.length; c++) if (!seen[c] && map.at(c).isPerson()) return true;
        return false;
    }
}
