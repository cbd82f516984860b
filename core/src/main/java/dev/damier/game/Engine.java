package dev.damier.game;

import dev.damier.run.Solver;
import java.util.Map;

/**
 * An algorithm by name: found by {@link Games} through its line in {@code META-INF/services}. It applies to every setup
 * that can be seen {@code as} what it needs.
 */
public interface Engine<P> {
    /** The options are those of {@link #build}. */
    Descriptor descriptor();

    Class<P> needs();

    /** A solver with these options; {@link IllegalArgumentException} for unknown ones or bad values. */
    Solver<P> build(Map<String, String> options);
}
