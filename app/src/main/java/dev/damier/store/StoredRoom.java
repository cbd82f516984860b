package dev.damier.store;

/**
 * A room as it is kept.
 *
 * @param terms what was agreed when it was opened, as the room writes it
 * @param created in milliseconds since 1970
 * @param touched when something was last done in it
 */
public record StoredRoom(String id, String terms, long created, long touched) {}
