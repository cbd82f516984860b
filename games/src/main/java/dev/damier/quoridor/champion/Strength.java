package dev.damier.quoridor.champion;

import dev.damier.quoridor.MoveCode;

/**
 * The limits of a level. Weak levels resemble beginners: they search a few plies and ignore some walls, so they prefer
 * pawn moves. They do not play random moves.
 *
 * @param depth the maximum search depth in plies, 0 for no limit
 * @param nodes the maximum number of nodes, 0 for no limit
 * @param ignoredWallPercent percentage of the own walls that the engine ignores in the root position
 */
record Strength(int depth, long nodes, int ignoredWallPercent) {
    static final int MAX_LEVEL = 8;

    private static final Strength[] LEVELS = {
        new Strength(1, 400, 85),
        new Strength(1, 800, 60),
        new Strength(2, 1_500, 40),
        new Strength(3, 3_000, 20),
        new Strength(4, 8_000, 8),
        new Strength(6, 25_000, 0),
        new Strength(9, 120_000, 0),
        new Strength(0, 0, 0)
    };

    /** Returns the limits of a level from 1 to {@link #MAX_LEVEL}. */
    static Strength ofLevel(int level) {
        return LEVELS[level - 1];
    }

    /** Returns whether a move is considered. The choice depends only on the position and the move. */
    boolean considers(int move, long key) {
        if (!MoveCode.isWall(move) || ignoredWallPercent == 0) return true;
        long hash = (key + move * 0x9e3779b97f4a7c15L) * 0xbf58476d1ce4e5b9L;
        return Long.remainderUnsigned(hash >>> 20, 100) >= ignoredWallPercent;
    }
}
