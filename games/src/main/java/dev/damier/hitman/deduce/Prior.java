package dev.damier.hitman.deduce;

import dev.damier.hitman.world.ContentMasks;

/**
 * The prior weights of the contents of a cell, relative to an empty cell of weight 1. All placements of people, and of
 * objects with a known number, are equally likely.
 *
 * @param wall weight of a wall
 * @param object weight of each object if the number of objects is unknown; 0 if one of each object is assumed
 */
record Prior(double wall, double object) {
    /** All worlds are equally likely. */
    static final Prior UNIFORM = new Prior(1, 0);

    /** Returns the weight of an empty cell, or 0 if the mask does not contain it. */
    double emptyWeight(int mask) {
        return (mask & ContentMasks.EMPTY) != 0 ? 1 : 0;
    }

    /** Returns the weight of a wall, or 0 if the mask does not contain it. */
    double wallWeight(int mask) {
        return (mask & ContentMasks.WALL) != 0 ? wall : 0;
    }

    /** Returns the total weight of the objects in the mask. */
    double objectWeight(int mask) {
        return object * Integer.bitCount(mask & ContentMasks.OBJECTS);
    }

    /** Returns the total weight of the contents in the mask, without people and without objects of a known number. */
    double weightWithoutPeople(int mask) {
        return emptyWeight(mask) + wallWeight(mask) + objectWeight(mask);
    }

    /** Returns the natural logarithms of 0! to n!. */
    double[] logFactorials(int n) {
        double[] logs = new double[n + 1];
        for (int i = 2; i <= n; i++) logs[i] = logs[i - 1] + Math.log(i);
        return logs;
    }
}
