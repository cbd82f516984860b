package dev.damier.hitman;

/** The mass of one value of a region, shared out among the contents of its cells. */
record Shares(Region region, int value, double mass, Evidence evidence, Prior prior) {

    void addTo(Chances chances) {
        int n = region.cells.length;
        int kind = region.kind[value];
        int guards = kind >= Region.GUARD ? Masks.guard(kind - Region.GUARD) : region.mask & Masks.GUARDS;
        evenly(chances, guards, mass * region.guards[value] / n);
        evenly(chances, region.mask & Masks.CIVILIANS, mass * region.civilians[value] / n);
        evenly(chances, region.mask & Masks.OBJECTS, mass * region.objects[value] / n);
        double left = mass * (n - region.people(value) - region.objects[value]) / n;
        if (left == 0) return;
        if (kind == Region.FREE) {
            evenly(chances, Masks.EMPTY, left);
            return;
        }
        double empty = region.lone ? 0 : prior.empty(region.mask);
        double wall = prior.wall(region.mask);
        double objects = prior.objects(region.mask);
        double all = empty + wall + objects;
        evenly(chances, Masks.EMPTY, left * empty / all);
        evenly(chances, Masks.WALL, left * wall / all);
        evenly(chances, region.mask & Masks.OBJECTS, left * objects / all);
    }

    private void evenly(Chances chances, int contents, double share) {
        if (share == 0) return;
        double each = share / Integer.bitCount(contents);
        for (int rest = contents; rest != 0; rest &= rest - 1) {
            Content content = Masks.only(rest & -rest);
            for (int cell : region.cells) chances.set(cell, content, chances.of(cell, content) + each);
        }
    }
}
