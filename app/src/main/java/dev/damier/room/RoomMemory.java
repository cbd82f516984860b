package dev.damier.room;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * Counts the memory of loaded rooms, in total and per client. A client is the network that created or first opened the
 * room.
 *
 * <p>A client may use a quarter of the memory. The last quarter of the memory is a reserve for clients that use little,
 * so that a few clients cannot keep others out. The share of a client does not
 * limit its only room.
 */
final class RoomMemory {
    private static final int CLIENT_DIVISOR = 4;
    private static final int RESERVE_DIVISOR = 4;

    private final long maxBytes;
    private final Map<LiveRoom, Long> bytesByRoom = new IdentityHashMap<>();
    private final Map<String, Long> bytesByClient = new HashMap<>();
    private long usedBytes;

    RoomMemory(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Returns whether a client may use these additional bytes and rooms without exceeding its own share. */
    synchronized boolean fitsClient(String client, long additionalBytes, int additionalRooms) {
        long own = bytesByClient.getOrDefault(client, 0L) + additionalBytes;
        return own <= maxBytes / CLIENT_DIVISOR
                || bytesByRoom.keySet().stream()
                                        .filter(room -> room.client().equals(client))
                                        .count()
                                + additionalRooms
                        <= 1;
    }

    /** Returns whether these additional bytes fit into the memory of all rooms. */
    synchronized boolean fitsTotal(String client, long additional) {
        long own = bytesByClient.getOrDefault(client, 0L) + additional;
        long smallShare = maxBytes / RESERVE_DIVISOR / Math.max(CLIENT_DIVISOR, bytesByClient.size());
        long max = own <= smallShare ? maxBytes : maxBytes - maxBytes / RESERVE_DIVISOR;
        return usedBytes == 0 || usedBytes + additional <= max;
    }

    /** Counts a room that has been loaded. */
    synchronized void add(LiveRoom room, long bytes) {
        bytesByRoom.put(room, bytes);
        addToClient(room.client(), bytes);
    }

    /** Updates the size of a room. Does nothing if the room has been removed. */
    synchronized void update(LiveRoom room, long bytes) {
        Long before = bytesByRoom.get(room);
        if (before == null) return;
        bytesByRoom.put(room, bytes);
        addToClient(room.client(), bytes - before);
    }

    synchronized void remove(LiveRoom room) {
        Long before = bytesByRoom.remove(room);
        if (before != null) addToClient(room.client(), -before);
    }

    private void addToClient(String client, long bytes) {
        usedBytes += bytes;
        bytesByClient.merge(client, bytes, (a, b) -> a + b == 0 ? null : Long.valueOf(a + b));
    }

    synchronized long usedBytes() {
        return usedBytes;
    }
}
