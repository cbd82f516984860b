package dev.damier.hitman.deduce;

import dev.damier.hitman.world.ContentMasks;

/**
 * Unknown cells that may stand for each other: the same possible contents under the same counts. Its values are how many
 * guards, civilians and objects lie in it, weighted by the number of ways; a cell that takes part in watching stands
 * alone and its values are contents.
 */
final class Region {
    /** What a lone cell holds, for watching. */
    static final int SOME = 0;

    static final int FREE = 1;
    static final int CIVILIAN = 2;
    static final int GUARD = 3;

    final int[] cells;
    final int mask;
    final boolean lone;

    // Values, side by side.
    final int values;
    final int[] guards;
    final int[] civilians;
    final int[] objects;
    final int[] kind;
    final double[] weight;

    /** The mass of each value once counted. */
    final double[] mass;

    private int filled;

    Region(int[] cells, int mask, boolean lone, Evidence evidence, Prior prior) {
        this.cells = cells;
        this.mask = mask;
        this.lone = lone;
        int room = lone ? 8 : room(evidence);
        guards = new int[room];
        civilians = new int[room];
        objects = new int[room];
        kind = new int[room];
        weight = new double[room];
        if (lone) fillLone(evidence, prior);
        else fillShared(evidence, prior);
        values = filled;
        mass = new double[values];
    }

    private int most(int kinds, int left) {
        return (mask & kinds) == 0 ? 0 : Math.min(left, cells.length);
    }

    private int room(Evidence e) {
        return (most(ContentMasks.GUARDS, e.guards) + 1)
                * (most(ContentMasks.CIVILIANS, e.civilians) + 1)
                * (most(ContentMasks.OBJECTS, e.objects) + 1);
    }

    private void fillShared(Evidence e, Prior prior) {
        int n = cells.length;
        int maxObjects = most(ContentMasks.OBJECTS, e.objects);
        double guard = Math.log(Integer.bitCount(mask & ContentMasks.GUARDS));
        double civilian = Math.log(Integer.bitCount(mask & ContentMasks.CIVILIANS));
        double rest = Math.log(prior.nothing(mask));
        double scale = n * Math.log(Integer.bitCount(mask & ContentMasks.PERSONS) + prior.nothing(mask));
        double[] factorial = prior.logFactorials(n);
        for (int g = 0; g <= most(ContentMasks.GUARDS, e.guards); g++) {
            for (int c = 0; c <= Math.min(most(ContentMasks.CIVILIANS, e.civilians), n - g); c++) {
                for (int o = 0; o <= Math.min(maxObjects, n - g - c); o++) {
                    int left = n - g - c - o;
                    if (left > 0 && prior.nothing(mask) == 0) continue;
                    double ways = factorial[n] - factorial[g] - factorial[c] - factorial[o] - factorial[left];
                    double log = ways + times(g, guard) + times(c, civilian) + times(left, rest) - scale;
                    value(g, c, o, SOME, Math.exp(log));
                }
            }
        }
    }

    private static double times(int n, double log) {
        return n == 0 ? 0 : n * log;
    }

    private void fillLone(Evidence e, Prior prior) {
        double free = prior.empty(mask);
        double blocked = prior.nothing(mask) - free;
        if (free > 0) value(0, 0, 0, FREE, free);
        if (blocked > 0) value(0, 0, 0, SOME, blocked);
        if (e.objects > 0 && (mask & ContentMasks.OBJECTS) != 0) value(0, 0, 1, SOME, 1);
        if ((mask & ContentMasks.CIVILIANS) != 0)
            value(0, 1, 0, CIVILIAN, Integer.bitCount(mask & ContentMasks.CIVILIANS));
        for (int way = 0; way < 4; way++) if ((mask & ContentMasks.guard(way)) != 0) value(1, 0, 0, GUARD + way, 1);
    }

    private void value(int g, int c, int o, int what, double w) {
        guards[filled] = g;
        civilians[filled] = c;
        objects[filled] = o;
        kind[filled] = what;
        weight[filled++] = w;
    }

    int people(int value) {
        return guards[value] + civilians[value];
    }
}
