package dev.damier.room;

import java.time.Duration;

/**
 * The settings of all rooms of a server.
 *
 * @param pace delay between two moves that an engine shows
 * @param maxBytes memory of all rooms that are loaded
 * @param views computes and sends the views of rooms
 */
public record RoomOptions(Duration pace, long maxBytes, ViewExecutor views) {
    /** Returns options without a limit of the memory, whose views are computed by the acting thread. */
    public static RoomOptions unlimited(Duration pace) {
        return new RoomOptions(pace, Long.MAX_VALUE, (client, task) -> task.run());
    }
}
