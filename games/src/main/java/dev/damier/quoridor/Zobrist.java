package dev.damier.quoridor;

/**
 * Zobrist hashing: random words whose exclusive or is the key of a position. They come from a fixed seed, so keys are
 * the same in every run.
 */
final class Zobrist {
    /** Values per player: squares, or numbers of walls. */
    private static final int VALUES_PER_PLAYER = 128;

    private static final long[] PAWN = new long[4 * VALUES_PER_PLAYER];
    private static final long[] WALL = new long[MoveCode.CODE_COUNT];
    private static final long[] WALLS_LEFT = new long[4 * VALUES_PER_PLAYER];
    private static final long[] TURN = new long[4];

    static {
        long[] state = {20261115};
        for (long[] table : new long[][] {PAWN, WALL, WALLS_LEFT, TURN}) {
            for (int i = 0; i < table.length; i++) table[i] = nextRandom(state);
        }
    }

    private Zobrist() {}

    /** Returns the next number of the SplitMix64 generator. */
    private static long nextRandom(long[] state) {
        long z = state[0] += 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    static long pawn(int player, int square) {
        return PAWN[player * VALUES_PER_PLAYER + square];
    }

    static long wall(int wall) {
        return WALL[wall];
    }

    static long wallsLeft(int player, int walls) {
        return WALLS_LEFT[player * VALUES_PER_PLAYER + walls];
    }

    static long turn(int player) {
        return TURN[player];
    }
}
