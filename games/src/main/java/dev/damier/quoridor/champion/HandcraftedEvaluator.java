package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;

/** Steps and walls, weighed by hand. */
final class HandcraftedEvaluator implements Evaluator {
    @Override
    public int value(Board board, int mine, int rival, int low, int high) {
        int me = board.toMove();
        int own = board.left(me);
        int other = board.left(1 - me);
        int value = 100 * (rival - mine) + 50 + 60 * (own - other);
        if (other == 0 && mine <= rival) value += 600;
        if (own == 0 && rival < mine) value -= 600;
        return value;
    }
}
