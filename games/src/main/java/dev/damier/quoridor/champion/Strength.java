package dev.damier.quoridor.champion;

import dev.damier.quoridor.MoveCode;

/**
 * How well the champion plays. Weak levels play as weak people do: they look a few moves ahead, would rather step than
 * build, and overlook walls, but they do not throw moves away.
 *
 * @param depth plies looked ahead at most, 0 for no limit
 * @param nodes positions looked at most, 0 for no limit
 * @param overlooked walls out of a hundred that it does not see at all on its own move
 */
record Strength(int depth, long nodes, int overlooked) {
    static final int BEST = 8;

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

    static Strength of(int number) {
        return LEVELS[number - 1];
    }

    /** Whether this move comes to mind; the same position brings the same moves to mind. */
    boolean sees(int move, long key) {
        if (!MoveCode.wall(move) || overlooked == 0) return true;
        long mixed = (key + move * 0x9e3779b97f4a7c15L) * 0xbf58476d1ce4e5b9L;
        return Long.remainderUnsigned(mixed >>> 20, 100) >= overlooked;
    }
}
