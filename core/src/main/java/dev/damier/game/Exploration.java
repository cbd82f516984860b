package dev.damier.game;

import dev.damier.run.Control;
import dev.damier.run.Stats;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A setup that agents can explore: they learn of it only what its referee tells them. */
public interface Exploration {
    /** The agents there are and their options, the standard one first. */
    List<Descriptor> agents();

    /** Sends an agent in; {@link IllegalArgumentException} for an unknown one or bad options. */
    Found explore(String agent, Map<String, String> options, Control control);

    /**
     * What an agent came back with.
     *
     * @param complete the whole map was found, and found right
     * @param map what it believes, in the game's notation
     * @param actions what it did
     * @param sequel what it went on to do with what it found, if it did
     */
    record Found(
            int penalty,
            int score,
            boolean complete,
            String map,
            List<String> actions,
            Optional<Sequel> sequel,
            Stats stats) {}

    /** The mission after the exploration: its own penalty, and whether it was accomplished. */
    record Sequel(int penalty, boolean done) {}
}
