package dev.damier.game.engines;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.run.Solver;
import java.util.Map;

/**
 * Base class of engines: holds the descriptor and the required view, and checks the options before a solver is created.
 *
 * @param <P> the required view of the setup
 */
public abstract class DescribedEngine<P> implements Engine<P> {
    private final Descriptor descriptor;
    private final Class<P> requiredView;

    /**
     * Creates an engine.
     *
     * @param descriptor the id, the name and the options
     * @param requiredView the type of the view that the solver requires
     */
    protected DescribedEngine(Descriptor descriptor, Class<P> requiredView) {
        this.descriptor = descriptor;
        this.requiredView = requiredView;
    }

    /** Creates a solver. The options have been checked. */
    protected abstract Solver<P> newSolver(Map<String, String> options);

    @Override
    public final Descriptor descriptor() {
        return descriptor;
    }

    @Override
    public final Class<P> requiredView() {
        return requiredView;
    }

    @Override
    public final Solver<P> build(Map<String, String> options) {
        descriptor.check(options);
        return newSolver(options);
    }
}
