package dev.damier.store;

/**
 * Something done in a room.
 *
 * @param seq 1, 2, 3… within its room
 * @param seat who did it, -1 for the server itself
 * @param args as the room writes them
 * @param at in milliseconds since 1970
 */
public record StoredAction(String room, int seq, int seat, String verb, String args, long at) {}
