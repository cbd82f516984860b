package dev.damier.room;

import java.util.Map;

/**
 * Something done in a room.
 *
 * @param seq 1, 2, 3…
 * @param seat who did it, {@link #SERVER} for what happens by itself
 * @param args never shown as they are: what others may know of them is in their views
 * @param at in milliseconds since 1970
 */
public record RoomAction(int seq, int seat, String verb, Map<String, String> args, long at) {
    public static final int SERVER = -1;

    String arg(String name) {
        return args.getOrDefault(name, "");
    }

    /** A whole number; a refusal for anything else. */
    int number(String name, int min, int max) {
        try {
            int value = Integer.parseInt(arg(name));
            if (value >= min && value <= max) return value;
        } catch (NumberFormatException e) {
            // said below
        }
        throw RoomException.of("number", name, min, max);
    }
}
