package dev.damier.logic;

/** A callback for every satisfiability query to the solver. */
@FunctionalInterface
public interface QueryListener {
    /** A listener that does nothing. */
    QueryListener NO_OP = (literal, satisfiable, possibleCount) -> {};

    /**
     * Called after each query.
     *
     * @param literal the literal that must be true in the requested model, or 0 if any model is accepted
     * @param satisfiable whether there is such a model
     * @param possibleCount how many variables are proved possible so far
     */
    void onAnswer(int literal, boolean satisfiable, int possibleCount);
}
