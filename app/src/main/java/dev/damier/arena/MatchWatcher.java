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
    MatchWatcher NO_OP = (table, plies, clocks, values) -> {};

    /**
     * Called before the first move and after every move.
     *
     * @param clocks remaining time per side; empty without clocks
     * @param values the last evaluation that each side reported, from its point of view, in hundredths of the game's unit; null if
     *     it reported none
     */
    void onPosition(Table table, int plies, List<Duration> clocks, List<Integer> values);
}
