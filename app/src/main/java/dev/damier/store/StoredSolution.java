package dev.damier.store;

/**
 * An answer that is proved.
 *
 * @param id what it is the answer to
 * @param version of the engine: what another one proved is not trusted
 * @param record as whoever asks writes it
 * @param at in milliseconds since 1970
 */
public record StoredSolution(
        String id, String game, String position, String engine, String version, String record, long at) {}
