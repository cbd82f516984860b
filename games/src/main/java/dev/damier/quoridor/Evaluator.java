package dev.damier.quoridor;

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
     */
    int value(Board board, int mine, int rival);

    int MOST = 100_000;
}
