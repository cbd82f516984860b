package dev.damier.room;

import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Setup;
import java.util.List;
import java.util.function.Consumer;

/** Lets an engine think somewhere, within limits, and hears of it later; {@code then} gets an empty line for no answer. */
@FunctionalInterface
public interface EngineExecutor {
    /** @param chair who asks: the same for all questions of one seat in one room */
    void think(String chair, Opponent engine, Setup setup, Consumer<List<String>> then);
}
