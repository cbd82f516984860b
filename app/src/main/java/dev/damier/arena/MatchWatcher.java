package dev.damier.arena;

import dev.damier.game.Table;
import java.time.Duration;
import java.util.List;

/** Looks on while a game is played; on the game's thread, so it must not wait for anything, nor touch the table. */
@FunctionalInterface
public interface MatchWatcher {
    MatchWatcher NOBODY = (table, plies, clocks) -> {};

    /** @param clocks what each side has left; empty without clocks */
    void onPosition(Table table, int plies, List<Duration> clocks);
}
