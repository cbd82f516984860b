package dev.damier.hitman;

/** What Hitman can come to see in phase 1, when nobody can be moved out of the way. */
final class Sight {
    private final WorldMap map;
    private final boolean[] seen;

    Sight(WorldMap map) {
        this.map = map;
        seen = new boolean[map.size()];
        Mission mission = new Mission(Situation.start(map));
        Reach reach = new Reach(mission, new Variant(0, true));
        World world = new World(map, Version.FINAL);
        for (int c = 0; c < map.size(); c++) {
            if (!reach.reached(c)) continue;
            for (Heading heading : Heading.values()) {
                for (Seen s : world.vision(map.cell(c), heading)) seen[map.index(s.cell())] = true;
            }
        }
    }

    /** Whether somebody stands where Hitman never looks: only what he hears and pays tells of him. */
    boolean hidesSomebody() {
        for (int c = 0; c < seen.length; c++) if (!seen[c] && map.at(c).person()) return true;
        return false;
    }
}
