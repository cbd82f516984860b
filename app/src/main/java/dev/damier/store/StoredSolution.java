package dev.damier.store;

/**
 * A stored solution of a position.
 *
 * @param id key of the cache
 * @param version version that computed the solution; solutions of other versions are not used
 * @param record the solution in the format of the caller
 * @param at time in milliseconds since 1970
 */
public record StoredSolution(
        String id, String game, String position, String engine, String version, String record, long at) {}
