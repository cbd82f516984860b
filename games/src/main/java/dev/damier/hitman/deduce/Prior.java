package dev.damier.hitman.deduce;

import dev.damier.hitman.world.ContentMasks;

/**
 * How likely a cell without a person is to be a wall rather than empty, before anything is seen of it. All else follows
 * from the numbers: every placement of the people and objects is as likely as any other.
 *
 * @param wall weight of a wall where an empty cell weighs 1
 * @param object weight of each object where their numbers are unknown; 0 when the usual world fixes them
 */
record Prior(double wall, double object) {
    /** Every world is as likely as any other. */
    static final Prior UNIFORM = new Prior(1, 0);

    double empty(int mask) {
        return (mask & ContentMasks.EMPTY) != 0 ? 1 : 0;
    }

    double wall(int mask) {
        return (mask & ContentMasks.WALL) != 0 ? wall : 0;
    }

    double objects(int mask) {
        return object * Integer.bitCount(mask & ContentMasks.OBJECTS);
    }

    /** The weight of everything but people and counted objects. */
    double nothing(int mask) {
        return empty(mask) + wall(mask) + objects(mask);
    }

    double[] logFactorials(int n) {
        double[] logs = new double[n + 1];
        for (int i = 2; i <= n; i++) logs[i] = logs[i - 1] + Math.log(i);
        return logs;
    }
}
