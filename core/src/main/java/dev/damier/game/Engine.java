package dev.damier.game;

import dev.damier.run.BadInputException;
import dev.damier.run.Solver;
import java.util.Map;

/**
 * A named algorithm with options. {@link Games} finds it through {@code META-INF/services}. An engine applies to every
 * {@link Setup} that offers the view it requires. Implementations must be thread-safe.
 *
 * @param <P> the required view of the setup
 */
public interface Engine<P> {
    /** Returns the id, the name and the options of {@link #build}. */
    Descriptor descriptor();

    /** Returns the type of the view that the solver requires; see {@link Setup#as}. */
    Class<P> requiredView();

    /**
     * Creates a solver.
     *
     * @param options values by option id; missing options have their default
     * @throws BadInputException for an unknown option or an invalid value
     */
    Solver<P> build(Map<String, String> options);
}
