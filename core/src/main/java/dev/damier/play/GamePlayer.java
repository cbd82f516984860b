package dev.damier.play;

import dev.damier.run.Control;
import dev.damier.run.Solver;

/**
 * A solver that can also play a whole game. {@link #solve} searches every position from scratch, so the same job always has
 * the same result. A {@link GameSession} keeps its findings from move to move. This makes it stronger, but its results
 * depend on the moves before.
 *
 * @param <P> the type of the positions
 */
public interface GamePlayer<P> extends Solver<P> {
    /** Starts a new session for one player of one game. */
    GameSession<P> startGame();

    /**
     * The search state of one player during one game. The positions should be those of the game, in order. Other positions
     * work too, but do not profit from earlier findings. Only the control stops a search: with an unlimited budget it runs
     * until it is cancelled. Not thread-safe, except that {@link #ponder} may run on another thread.
     *
     * @param <P> the type of the positions
     */
    interface GameSession<P> extends Solver<P> {
        /**
         * Searches in the opponent's time (pondering), on the calling thread, until it is cancelled or the budget is used
         * up. If the opponent plays the expected move, the next {@link #solve} is deeper; otherwise pondering has no effect.
         * {@link #solve} stops a pondering on another thread and waits for its end, so the caller need not cancel it.
         *
         * @param expected the position after the expected reply, which is the second move of the last chosen line
         * @param control the limits of the pondering
         */
        void ponder(P expected, Control control);
    }
}
