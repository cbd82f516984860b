package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;

/**
 * Distributes the probability of one value of a region over the contents of its cells.
 *
 * @param value index of the value
 * @param mass probability of the value
 */
record RegionShares(Region region, int value, double mass, Evidence evidence, Prior prior) {

    /** Adds this value's share to the probabilities of the cells. */
    void addTo(CellProbabilities probabilities) {
        int n = region.cells.length;
        int kind = region.kind[value];
        int guards = kind >= Region.GUARD
                ? ContentMasks.guardFacing(kind - Region.GUARD)
                : region.mask & ContentMasks.GUARDS;
        addEvenly(probabilities, guards, mass * region.guards[value] / n);
        addEvenly(probabilities, region.mask & ContentMasks.CIVILIANS, mass * region.civilians[value] / n);
        addEvenly(probabilities, region.mask & ContentMasks.OBJECTS, mass * region.objects[value] / n);
        double left = mass * (n - region.people(value) - region.objects[value]) / n;
        if (left == 0) return;
        if (kind == Region.EMPTY) {
            addEvenly(probabilities, ContentMasks.EMPTY, left);
            return;
        }
        double empty = region.singleCell ? 0 : prior.emptyWeight(region.mask);
        double wall = prior.wallWeight(region.mask);
        double objects = prior.objectWeight(region.mask);
        double all = empty + wall + objects;
        addEvenly(probabilities, ContentMasks.EMPTY, left * empty / all);
        addEvenly(probabilities, ContentMasks.WALL, left * wall / all);
        addEvenly(probabilities, region.mask & ContentMasks.OBJECTS, left * objects / all);
    }

    /** Adds a probability to every cell, in equal parts for these contents. */
    private void addEvenly(CellProbabilities probabilities, int contents, double share) {
        if (share == 0) return;
        double each = share / Integer.bitCount(contents);
        for (int rest = contents; rest != 0; rest &= rest - 1) {
            Content content = ContentMasks.toContent(rest & -rest);
            for (int cell : region.cells)
                probabilities.set(cell, content, probabilities.probability(cell, content) + each);
        }
    }
}
