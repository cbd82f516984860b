package dev.damier.play;

import dev.damier.run.Control;
import dev.damier.run.Solver;

/**
 * A solver that can also play a whole game. {@link #solve} answers every position afresh, so that the same job always
 * has the same answer; a {@link GameSession} remembers from move to move what it found, which makes it stronger, and its
 * answers depend on the moves before.
 */
public interface GamePlayer<P> extends Solver<P> {
    /** A new player for one game, who remembers nothing yet. */
    GameSession<P> startGame();

    /**
     * One player's thoughts over one game. The positions given should be of that game, in order; any others are answered
     * too, only without the use of what was found before. Only the control ends a search: without a budget it goes on
     * until cancelled. For one caller at a time, apart from {@link #ponder}.
     */
    interface GameSession<P> extends Solver<P> {
        /**
         * Thinks on in the rival's time about the position after the reply that is expected (the second move of the line
         * last chosen), on the calling thread, until cancelled or the budget is spent. What it finds makes the next
         * {@link #solve} deeper if the reply comes, and does no harm if not. {@link #solve} ends a pondering that still
         * runs on another thread and waits for it, so a caller has nothing else to do than to start one.
         */
        void ponder(P expected, Control control);
    }
}
