package dev.damier.play;

/** Mutable, one per thread; play and undo nest. */
public interface Position {
    /** Returned by {@link #result} while the game goes on. */
    int UNDECIDED = Integer.MIN_VALUE;

    int players();

    /** The player to move, from 0. */
    int toMove();

    /** Writes all legal moves and returns how many; none once the game is over. */
    int moves(int[] buffer);

    /** A buffer of this length holds the moves of any position. */
    int maxMoves();

    void play(int move);

    void undo();

    /** 1 for a win of this player, 0 a draw, -1 a loss, or {@link #UNDECIDED}. */
    int result(int player);

    /** Hundredths of a move, for the side to move. */
    int evaluate();

    /** Equal positions with equal future have equal keys. */
    long key();

    Position copy();

    /** How searches that play games out think this one goes on; random moves, unless the game knows better. */
    default RolloutPolicy rollouts() {
        return new RandomRollouts();
    }
}
