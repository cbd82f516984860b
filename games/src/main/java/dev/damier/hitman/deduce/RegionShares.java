package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;

/** The mass of one value of a region, shared out among the contents of its cells. */
record RegionShares(Region region, int value, double mass, Evidence evidence, Prior prior) {

    void addTo(CellProbabilities probabilities) {
        int n = region.cells.length;
        int kind = region.kind[value];
        int guards = kind >= Region.GUARD ? ContentMasks.guard(kind - Region.GUARD) : region.mask & ContentMasks.GUARDS;
        evenly(probabilities, guards, mass * region.guards[value] / n);
        evenly(probabilities, region.mask & ContentMasks.CIVILIANS, mass * region.civilians[value] / n);
        evenly(probabilities, region.mask & ContentMasks.OBJECTS, mass * region.objects[value] / n);
        double left = mass * (n - region.people(value) - region.objects[value]) / n;
        if (left == 0) return;
        if (kind == Region.FREE) {
            evenly(probabilities, ContentMasks.EMPTY, left);
            return;
        }
        double empty = region.lone ? 0 : prior.empty(region.mask);
        double wall = prior.wall(region.mask);
        double objects = prior.objects(region.mask);
        double all = empty + wall + objects;
        evenly(probabilities, ContentMasks.EMPTY, left * empty / all);
        evenly(probabilities, ContentMasks.WALL, left * wall / all);
        evenly(probabilities, region.mask & ContentMasks.OBJECTS, left * objects / all);
    }

    private void evenly(CellProbabilities probabilities, int contents, double share) {
        if (share == 0) return;
        double each = share / Integer.bitCount(contents);
        for (int rest = contents; rest != 0; rest &= rest - 1) {
            Content content = ContentMasks.only(rest & -rest);
            for (int cell : region.cells) probabilities.set(cell, content, probabilities.of(cell, content) + each);
        }
    }
}
