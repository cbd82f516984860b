package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;

/**
 * Estimates positions at the leaves of a search. An evaluator belongs to one search thread and is informed of its
 * moves.
 */
interface Evaluator {
    /** Starts from a new position. The evaluator may read the board at any time from now on. */
    default void reset(Board board) {}

    /** Informs the evaluator of a move by a player. {@link dev.damier.quoridor.MoveCode#PASS} is a null move. */
    default void play(int move, int by) {}

    /** Informs the evaluator that the last move was undone. */
    default void undo() {}

    /**
     * Returns the value for the side to move, in hundredths of a step, within ±{@link #MAX_VALUE}.
     *
     * @param ownDistance the distance of the side to move from its goal
     * @param opponentDistance the distance of the other side from its goal
     * @param alpha the lower end of the search window; a value clearly below it may be an estimate
     * @param beta the upper end of the search window; a value clearly above it may be an estimate
     */
    int value(Board board, int ownDistance, int opponentDistance, int alpha, int beta);

    /** The maximum absolute value. */
    int MAX_VALUE = 100_000;
}
