package dev.damier.room;

import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Setup;
import java.util.List;
import java.util.function.Consumer;

/** Runs an engine asynchronously within the limits of the server. */
@FunctionalInterface
public interface EngineExecutor {
    /**
     * Starts a search.
     *
     * @param client the client that the search is accounted to
     * @param seatKey identifies the seat; the same for all searches of one seat in one room
     * @param callback receives the moves found; an empty list if there is no answer
     */
    void think(String client, String seatKey, Opponent engine, Setup setup, Consumer<List<String>> callback);
}
