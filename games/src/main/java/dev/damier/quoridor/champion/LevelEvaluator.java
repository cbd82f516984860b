package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;

/**
 * An evaluation with the misjudgements of a level and the bias of a playing style. The misjudgement depends only on the
 * position and the seed. So another seed brings another game, and the same seed the same game.
 */
final class LevelEvaluator implements Evaluator {
    private final Evaluator evaluator;
    private final Strength strength;
    private final PlayingStyle style;
    private int rootPlayer;

    LevelEvaluator(Evaluator evaluator, Strength strength, PlayingStyle style) {
        this.evaluator = evaluator;
        this.strength = strength;
        this.style = style;
    }

    @Override
    public void reset(Board board) {
        rootPlayer = board.toMove();
        evaluator.reset(board);
    }

    @Override
    public void play(int move, int by) {
        evaluator.play(move, by);
    }

    @Override
    public void undo() {
        evaluator.undo();
    }

    @Override
    public int value(Board board, int ownDistance, int opponentDistance, int alpha, int beta) {
        boolean own = board.toMove() == rootPlayer;
        int rootDistance = own ? ownDistance : opponentDistance;
        int preference = style.wallBonus * board.wallsLeft(rootPlayer) - style.stepBonus * rootDistance;
        int bias = strength.error(board.key()) + (own ? preference : -preference);
        return evaluator.value(board, ownDistance, opponentDistance, alpha - bias, beta - bias) + bias;
    }
}
