package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;

/** A handcrafted evaluation of the distances and the walls left. */
final class HandcraftedEvaluator implements Evaluator {
    @Override
    public int value(Board board, int ownDistance, int opponentDistance, int alpha, int beta) {
        int me = board.toMove();
        int ownWalls = board.wallsLeft(me);
        int opponentWalls = board.wallsLeft(1 - me);
        int value = 100 * (opponentDistance - ownDistance) + 50 + 60 * (ownWalls - opponentWalls);
        if (opponentWalls == 0 && ownDistance <= opponentDistance) value += 600;
        if (ownWalls == 0 && opponentDistance < ownDistance) value -= 600;
        return value;
    }
}
