package dev.damier.logic;

/** Hears every question put to the solver about what is possible, and its answer. */
@FunctionalInterface
public interface QueryListener {
    /** Nobody listens. */
    QueryListener NO_OP = (literal, world, settled) -> {};

    /**
     * @param literal asked to hold, negative for asked not to; 0 for any world at all
     * @param world whether there is one
     * @param settled how many variables are known to be possible now
     */
    void answered(int literal, boolean world, int settled);
}
