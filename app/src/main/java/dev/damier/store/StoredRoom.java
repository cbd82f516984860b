package dev.damier.store;

/**
 * A stored room.
 *
 * @param terms the configuration as JSON
 * @param created time of creation in milliseconds since 1970
 * @param touched time of the last action in milliseconds since 1970
 */
public record StoredRoom(String id, String terms, long created, long touched) {}
