package dev.damier.game;

/** The colours of a {@link Scene}. Each is a design token; the theme of a page defines the actual colour. */
public enum Tone implements WireName {
    RED,
    GREEN,
    BLUE,
    YELLOW,
    SILVER,
    /** White in both themes, for pieces. */
    WHITE,
    /** Black in both themes, for pieces. */
    BLACK,
    INK,
    SOFT,
    ACCENT,
    GOOD,
    WARN,
    BAD,
    FOG,
    BLOCK
}
