package dev.damier.game;

import java.util.Map;

/** A game: found by {@link Games} through its line in {@code META-INF/services}. */
public interface Game {
    /** The options are those of {@link #deal}. */
    Card card();

    /** Reads a position; throws only {@link NotationException}. */
    Setup read(String text);

    /** A random position: the same options and seed give the same one. */
    Setup deal(Map<String, String> options, long seed);

    /** The id of the engine that answers when nobody chooses one. */
    String engine();
}
