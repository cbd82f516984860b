package dev.damier.quoridor;

/** Random words of which a position's key is the exclusive or; drawn from a fixed seed so that keys are stable. */
final class Zobrist {
    private static final int SQUARES = 128;
    private static final long[] PAWN = new long[4 * SQUARES];
    private static final long[] WALL = new long[MoveCode.END];
    private static final long[] LEFT = new long[4 * SQUARES];
    private static final long[] TURN = new long[4];

    static {
        long[] state = {20261115};
        for (long[] table : new long[][] {PAWN, WALL, LEFT, TURN}) {
            for (int i = 0; i < table.length; i++) table[i] = next(state);
        }
    }

    private Zobrist() {}

    /** SplitMix64. */
    private static long next(long[] state) {
        long z = state[0] += 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    static long pawn(int player, int square) {
        return PAWN[player * SQUARES + square];
    }

    static long wall(int wall) {
        return WALL[wall];
    }

    static long left(int player, int walls) {
        return LEFT[player * SQUARES + walls];
    }

    static long turn(int player) {
        return TURN[player];
    }
}
