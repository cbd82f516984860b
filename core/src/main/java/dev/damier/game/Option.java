package dev.damier.game;

import java.util.List;

/**
 * An option of a game's deal or of an engine.
 *
 * @param values what it may be, when that is a closed list; else empty
 * @param standard the value it has when nobody says anything
 */
public record Option(String id, Text about, List<String> values, String standard) {

    public static Option choice(String id, Text about, String standard, String... values) {
        return new Option(id, about, List.of(values), standard);
    }

    public static Option free(String id, Text about, String standard) {
        return new Option(id, about, List.of(), standard);
    }
}
