package dev.damier.run;

/**
 * An algorithm that solves problems of type {@code P}.
 *
 * <p>A solver keeps no state between calls that changes its results.
 *
 * @param <P> the type of the problem
 */
@FunctionalInterface
public interface Solver<P> {
    /**
     * Solves a problem on the calling thread. It returns when it is done, or soon after {@link Control#shouldStop} returns
     * true.
     *
     * @return the outcome, never null
     */
    Outcome solve(P problem, Control control);
}
