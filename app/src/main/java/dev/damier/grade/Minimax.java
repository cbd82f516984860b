package dev.damier.grade;

import dev.damier.play.Position;
import java.util.Arrays;

/** Depth-limited minimax with alpha-beta pruning: the reference for {@link Ask#MINIMAX}. */
final class Minimax {
    private static final int INFINITE = Integer.MAX_VALUE;

    private Minimax() {}

    /** Returns the value for the side to move. Leaves have the values that the program receives. */
    static int value(Position position, int depth) {
        return search(position, depth, -INFINITE, INFINITE);
    }

    private static int search(Position position, int depth, int alpha, int beta) {
        int[] buffer = new int[position.maxMoves()];
        int count = depth == 0 ? 0 : position.moves(buffer);
        if (count == 0) return SearchStates.value(position);
        int best = -INFINITE;
        for (int move : Arrays.copyOf(buffer, count)) {
            position.play(move);
            int value = -search(position, depth - 1, -beta, -Math.max(alpha, best));
            position.undo();
            best = Math.max(best, value);
            if (best >= beta) break;
        }
        return best;
    }
}
