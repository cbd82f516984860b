package dev.damier.play;

/**
 * A mutable position of a game with perfect information, for searches. {@link #undo} undoes the last {@link #play}. Not
 * thread-safe: each thread needs its own {@link #copy}.
 */
public interface Position {
    /** The {@link #result} of a game that is not over. */
    int UNDECIDED = Integer.MIN_VALUE;

    /** Returns the number of players. */
    int players();

    /** Returns the index of the player to move, from 0. */
    int toMove();

    /**
     * Writes the codes of all legal moves into a buffer.
     *
     * @param buffer at least {@link #maxMoves} long
     * @return the number of moves; 0 once the game is over
     */
    int moves(int[] buffer);

    /**
     * Returns the number of legal moves. A game overrides it if it can count moves faster than it lists them.
     *
     * @param buffer room for {@link #maxMoves()} moves; its contents are undefined afterwards
     */
    default int countMoves(int[] buffer) {
        return moves(buffer);
    }

    /**
     * Returns a number of plies within which the moves after this position depend on nothing but {@link #key}. A rule
     * about repeated positions limits it. It is 0 if the game does not know.
     */
    default int pliesWithoutRepetition() {
        return 0;
    }

    /** Returns the maximum number of legal moves in any position of the game. */
    int maxMoves();

    /** Plays a move. The move must be legal; it is not checked. */
    void play(int move);

    /** Undoes the last move. */
    void undo();

    /** Returns the result for a player: 1 for a win, 0 for a draw, -1 for a loss, or {@link #UNDECIDED}. */
    int result(int player);

    /**
     * Returns whether a draw can depend on the moves that led to the position, as a draw by repetition does. A search stores no
     * value that is based on such a draw, because the value is wrong for another path. A game whose draws are visible in {@link
     * #key} should return false.
     */
    default boolean drawsDependOnPath() {
        return true;
    }

    /** Returns the static evaluation for the side to move, in hundredths of the unit of the game. */
    int evaluate();

    /** Returns a hash key. Positions with the same continuations have the same key. */
    long key();

    /** Returns an independent copy. */
    Position copy();

    /** Returns a new policy for simulations; random moves by default. */
    default RolloutPolicy rolloutPolicy() {
        return new RandomRollouts();
    }
}
