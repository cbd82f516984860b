package dev.damier.store;

/**
 * A stored action of a room.
 *
 * @param seq sequence number within the room, starting at 1
 * @param seat the seat that acted; -1 for the server
 * @param args arguments as JSON
 * @param at time in milliseconds since 1970
 */
public record StoredAction(String room, int seq, int seat, String verb, String args, long at) {}
