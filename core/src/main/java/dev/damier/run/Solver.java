package dev.damier.run;

/** Anything that answers a problem. A solver holds no state between calls that changes its answers. */
@FunctionalInterface
public interface Solver<P> {
    Outcome solve(P problem, Control control);
}
