package dev.damier.quoridor.champion;

import dev.damier.quoridor.MoveCode;

/**
 * The limits of a level. Weak levels resemble beginners: they search a few plies, misjudge positions and ignore some walls,
 * so they prefer pawn moves. They do not play random moves.
 *
 * @param depth the maximum search depth in plies, 0 for no limit
 * @param nodes the maximum number of nodes, 0 for no limit
 * @param simulations the maximum number of simulations with four players, 0 for no limit
 * @param ignoredWallPercent percentage of the own walls that the engine ignores in the root position
 * @param maxError the maximum misjudgement of a position, in hundredths of a step
 * @param seed selects the misjudgements and the ignored walls, so that games differ
 */
record Strength(int depth, long nodes, long simulations, int ignoredWallPercent, int maxError, long seed) {
    static final int MAX_LEVEL = 8;
    /** No limits. */
    static final Strength FULL = new Strength(0, 0, 0, 0, 0, 0);

    private static final Strength[] LEVELS = {
        new Strength(1, 400, 8, 85, 150, 0),
        new Strength(1, 800, 20, 60, 110, 0),
        new Strength(2, 1_500, 50, 40, 80, 0),
        new Strength(3, 3_000, 120, 20, 60, 0),
        new Strength(4, 8_000, 300, 8, 40, 0),
        new Strength(6, 25_000, 1_000, 0, 25, 0),
        new Strength(9, 120_000, 5_000, 0, 12, 0),
        FULL
    };

    /** Returns the limits of a level from 1 to {@link #MAX_LEVEL}. */
    static Strength ofLevel(int level) {
        return LEVELS[level - 1];
    }

    /** Returns the same strength with another depth limit. */
    Strength withDepth(int plies) {
        return new Strength(plies, nodes, simulations, ignoredWallPercent, maxError, seed);
    }

    /** Returns the same strength with a playing style and a seed. */
    Strength with(PlayingStyle style, long newSeed) {
        return new Strength(depth, nodes, simulations, style.ignoredWallPercent(ignoredWallPercent), maxError, newSeed);
    }

    /** Returns whether the level plays below its full strength, as a person does. */
    boolean isWeakened() {
        return maxError > 0;
    }

    /** Returns whether a move is considered in a position. */
    boolean considers(int move, long key) {
        if (!MoveCode.isWall(move) || ignoredWallPercent == 0) return true;
        return Long.remainderUnsigned(hash(key + move * 0x9e3779b97f4a7c15L) >>> 20, 100) >= ignoredWallPercent;
    }

    /** Returns the misjudgement of a position, from -{@link #maxError} to {@link #maxError}. */
    int error(long key) {
        return maxError == 0 ? 0 : (int) Long.remainderUnsigned(hash(~key) >>> 20, 2L * maxError + 1) - maxError;
    }

    private long hash(long key) {
        long h = (key ^ seed * 0x94d049bb133111ebL) * 0xbf58476d1ce4e5b9L;
        h = (h ^ h >>> 29) * 0x9e3779b97f4a7c15L;
        return h ^ h >>> 32;
    }
}
