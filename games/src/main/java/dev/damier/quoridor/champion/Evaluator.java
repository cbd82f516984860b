package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;

/** What a position is worth at the horizon of a search. Belongs to one worker and follows its moves. */
interface Evaluator {
    /** Starts over from this board, which it may look at from now on. */
    default void reset(Board board) {}

    /** A move was played (or a turn given away) by this player. */
    default void play(int move, int by) {}

    /** The last move was taken back. */
    default void undo() {}

    /**
     * Hundredths of a move for the side to move, within ±{@link #MOST}.
     *
     * @param mine steps that the side to move has to go
     * @param rival steps of the other
     * @param low a value that is clearly no more than this may be a rough one
     * @param high as is one that is clearly no less than this
     */
    int value(Board board, int mine, int rival, int low, int high);

    int MOST = 100_000;
}
