package dev.damier.arena;

import dev.damier.game.Table;
import java.time.Duration;
import java.util.List;

/**
 * Observes a game while it is played. It is called on the thread of the game, so it must not block and must not change
 * the table.
 */
@FunctionalInterface
public interface MatchWatcher {
    /** Does nothing. */
    MatchWatcher NO_OP = (table, plies, clocks) -> {};

    /**
     * Called before the first move and after every move.
     *
     * @param clocks remaining time per side; empty without clocks
     */
    void onPosition(Table table, int plies, List<Duration> clocks);
}
