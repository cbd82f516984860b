package dev.damier.hitman.deduce;

import dev.damier.hitman.world.ContentMasks;

/**
 * A set of interchangeable unknown cells: they have the same possible contents and the same constraints.
 *
 * <p>A value of a region is a combination of numbers of guards, civilians and objects in it. Its weight is the total
 * prior weight of all placements with these numbers. A cell of a sight constraint is a region of its own, because its
 * content and the heading of a guard matter. Its values are kinds of content.
 */
final class Region {
    /** A kind of value: any content other than the kinds below, such as a wall. */
    static final int OTHER = 0;

    /** A kind of value: an empty cell, through which a guard can see. */
    static final int EMPTY = 1;

    /** A kind of value: a civilian. */
    static final int CIVILIAN = 2;

    /** The first of four kinds of value: a guard, plus the ordinal of the heading. */
    static final int GUARD = 3;

    final int[] cells;
    final int mask;
    final boolean singleCell;

    // The values: the same index in all arrays. The kind is OTHER unless the region is a single cell.
    final int valueCount;
    final int[] guards;
    final int[] civilians;
    final int[] objects;
    final int[] kind;
    final double[] weight;

    /** The total weight of all consistent worlds with each value, computed by {@link ComponentCount}. */
    final double[] mass;

    private int filled;

    /**
     * @param mask the possible contents of each cell
     * @param singleCell whether the region is one cell of a sight constraint
     */
    Region(int[] cells, int mask, boolean singleCell, Evidence evidence, Prior prior) {
        this.cells = cells;
        this.mask = mask;
        this.singleCell = singleCell;
        int capacity = singleCell ? 8 : capacity(evidence);
        guards = new int[capacity];
        civilians = new int[capacity];
        objects = new int[capacity];
        kind = new int[capacity];
        weight = new double[capacity];
        if (singleCell) addSingleCellValues(evidence, prior);
        else addSharedValues(evidence, prior);
        valueCount = filled;
        mass = new double[valueCount];
    }

    /** Returns the maximum number of these contents in this region. */
    private int maxCount(int contents, int left) {
        return (mask & contents) == 0 ? 0 : Math.min(left, cells.length);
    }

    private int capacity(Evidence e) {
        return (maxCount(ContentMasks.GUARDS, e.guardsLeft) + 1)
                * (maxCount(ContentMasks.CIVILIANS, e.civiliansLeft) + 1)
                * (maxCount(ContentMasks.OBJECTS, e.objectsLeft) + 1);
    }

    /**
     * Adds the values of a region of several interchangeable cells. The number of placements is a multinomial
     * coefficient. It is computed with logarithms, and all weights are scaled by the same factor, to avoid overflow.
     */
    private void addSharedValues(Evidence e, Prior prior) {
        int n = cells.length;
        int maxObjects = maxCount(ContentMasks.OBJECTS, e.objectsLeft);
        double logGuard = Math.log(Integer.bitCount(mask & ContentMasks.GUARDS));
        double logCivilian = Math.log(Integer.bitCount(mask & ContentMasks.CIVILIANS));
        double logRest = Math.log(prior.weightWithoutPeople(mask));
        double scale = n * Math.log(Integer.bitCount(mask & ContentMasks.PERSONS) + prior.weightWithoutPeople(mask));
        double[] logFactorial = prior.logFactorials(n);
        for (int g = 0; g <= maxCount(ContentMasks.GUARDS, e.guardsLeft); g++) {
            for (int c = 0; c <= Math.min(maxCount(ContentMasks.CIVILIANS, e.civiliansLeft), n - g); c++) {
                for (int o = 0; o <= Math.min(maxObjects, n - g - c); o++) {
                    int left = n - g - c - o;
                    if (left > 0 && prior.weightWithoutPeople(mask) == 0) continue;
                    double placements =
                            logFactorial[n] - logFactorial[g] - logFactorial[c] - logFactorial[o] - logFactorial[left];
                    double log = placements
                            + logPower(g, logGuard)
                            + logPower(c, logCivilian)
                            + logPower(left, logRest)
                            - scale;
                    addValue(g, c, o, OTHER, Math.exp(log));
                }
            }
        }
    }

    private static double logPower(int n, double log) {
        return n == 0 ? 0 : n * log;
    }

    private void addSingleCellValues(Evidence e, Prior prior) {
        double empty = prior.emptyWeight(mask);
        double other = prior.weightWithoutPeople(mask) - empty;
        if (empty > 0) addValue(0, 0, 0, EMPTY, empty);
        if (other > 0) addValue(0, 0, 0, OTHER, other);
        if (e.objectsLeft > 0 && (mask & ContentMasks.OBJECTS) != 0) addValue(0, 0, 1, OTHER, 1);
        if ((mask & ContentMasks.CIVILIANS) != 0)
            addValue(0, 1, 0, CIVILIAN, Integer.bitCount(mask & ContentMasks.CIVILIANS));
        for (int heading = 0; heading < 4; heading++)
            if ((mask & ContentMasks.guardFacing(heading)) != 0) addValue(1, 0, 0, GUARD + heading, 1);
    }

    private void addValue(int g, int c, int o, int valueKind, double valueWeight) {
        guards[filled] = g;
        civilians[filled] = c;
        objects[filled] = o;
        kind[filled] = valueKind;
        weight[filled++] = valueWeight;
    }

    /** Returns the number of people in a value. */
    int people(int value) {
        return guards[value] + civilians[value];
    }
}
