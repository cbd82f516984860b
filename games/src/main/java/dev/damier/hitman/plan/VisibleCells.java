package dev.damier.hitman.plan;

import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.World;
import dev.damier.hitman.world.WorldMap;

/** What Hitman can come to see in phase 1, when nobody can be moved out of the way. */
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
            if (!reach.reached(c)) continue;
            for (Heading heading : Heading.values()) {
                for (Seen s : world.vision(map.cell(c), heading)) seen[map.index(s.cell())] = true;
            }
        }
    }

    /** Whether somebody stands where Hitman never looks: only what he hears and pays tells of him. */
    public boolean hidesSomebody() {
        for (int c = 0; c < seen.length; c++) if (!seen[c] && map.at(c).person()) return true;
        return false;
    }
}
