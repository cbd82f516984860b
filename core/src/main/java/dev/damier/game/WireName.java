package dev.damier.game;

import java.util.Locale;

/**
 * A word of a closed vocabulary: an enum here, lower case with hyphens wherever it leaves Java, so that a page, a style
 * sheet and a test all name the same thing.
 */
public interface WireName {
    String name();

    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
