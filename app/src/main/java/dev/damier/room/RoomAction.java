package dev.damier.room;

import java.util.Map;

/**
 * An action in a room.
 *
 * @param seq sequence number, starting at 1
 * @param seat the seat that acts, or {@link #SERVER}
 * @param verb what is done, such as {@code move} or {@code join}
 * @param args arguments of the action. They are never published directly; views contain what others may see.
 * @param at time of the action, in milliseconds since 1970
 */
public record RoomAction(int seq, int seat, String verb, Map<String, String> args, long at) {
    /** The seat number of actions by the server. */
    public static final int SERVER = -1;

    /** Returns an argument, or an empty string if it is missing. */
    String arg(String name) {
        return args.getOrDefault(name, "");
    }

    /** Returns an integer argument. Throws {@link RoomException} unless it is a number in this range. */
    int intArg(String name, int min, int max) {
        try {
            int value = Integer.parseInt(arg(name));
            if (value >= min && value <= max) return value;
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw RoomException.of("number", name, min, max);
    }
}
