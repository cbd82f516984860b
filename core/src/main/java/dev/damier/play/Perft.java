package dev.damier.play;

/** Perft (performance test): counts the move sequences of a given length. The counts verify a move generator. */
public final class Perft {
    private Perft() {}

    /**
     * Returns the number of legal move sequences of exactly {@code depth} plies.
     *
     * @param position the start; it is changed during the count and restored afterwards
     * @param depth the length in plies, at least 0
     */
    public static long count(Position position, int depth) {
        if (depth == 0) return 1;
        return count(position, depth, new int[depth][position.maxMoves()]);
    }

    private static long count(Position position, int depth, int[][] buffers) {
        int[] moves = buffers[depth - 1];
        int n = position.moves(moves);
        if (depth == 1) return n;
        long lines = 0;
        for (int i = 0; i < n; i++) {
            position.play(moves[i]);
            lines += count(position, depth - 1, buffers);
            position.undo();
        }
        return lines;
    }
}
