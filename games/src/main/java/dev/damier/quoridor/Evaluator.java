package dev.damier.quoridor;

/** What a position is worth at the horizon of a search. Belongs to one worker and follows its walls. */
interface Evaluator {
    /** Starts over from the walls of this board. */
    default void reset(Board board) {}

    /** A wall was put up. */
    default void put(int wall) {}

    /** The wall put up last was taken down. */
    default void lift(int wall) {}

    /**
     * Hundredths of a move for the side to move, within ±{@link #MOST}.
     *
     * @param mine steps that the side to move has to go
     * @param rival steps of the other
     */
    int value(Board board, int mine, int rival);

    int MOST = 100_000;
}
