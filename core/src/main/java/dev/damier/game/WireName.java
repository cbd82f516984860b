package dev.damier.game;

import java.util.Locale;

/**
 * Implemented by enums whose constants are used outside Java: in JSON, style sheets and protocols. There they are written in
 * lower case with hyphens.
 */
public interface WireName {
    /** Returns the name of the enum constant. */
    String name();

    /** Returns the name outside Java: lower case with hyphens, such as {@code low-h}. */
    default String wireName() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
