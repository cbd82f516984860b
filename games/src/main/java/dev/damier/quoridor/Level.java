package dev.damier.quoridor;

/**
 * How well the champion plays. Weak levels play as weak people do: they look a few moves ahead, would rather step than
 * build, and overlook walls, but they do not throw moves away.
 *
 * @param depth plies looked ahead at most, 0 for no limit
 * @param nodes positions looked at most, 0 for no limit
 * @param overlooked walls out of a hundred that it does not see at all on its own move
 */
record Level(int depth, long nodes, int overlooked) {
    static final int BEST = 8;

    private static final Level[] LEVELS = {
        new Level(1, 400, 85),
        new Level(1, 800, 60),
        new Level(2, 1_500, 40),
        new Level(3, 3_000, 20),
        new Level(4, 8_000, 8),
        new Level(6, 25_000, 0),
        new Level(9, 120_000, 0),
        new Level(0, 0, 0)
    };

    static Level of(int number) {
        return LEVELS[number - 1];
    }

    /** Whether this move comes to mind; the same position brings the same moves to mind. */
    boolean sees(int move, long key) {
        if (!Code.wall(move) || overlooked == 0) return true;
        long mixed = (key + move * 0x9e3779b97f4a7c15L) * 0xbf58476d1ce4e5b9L;
        return Long.remainderUnsigned(mixed >>> 20, 100) >= overlooked;
    }
}
