package dev.damier.game;

/** The colours of a {@link Scene}. Each is a design token; the theme of a page defines the actual colour. */
public enum Tone implements WireName {
    RED,
    GREEN,
    BLUE,
    YELLOW,
    SILVER,
    INK,
    SOFT,
    ACCENT,
    GOOD,
    WARN,
    BAD,
    FOG,
    BLOCK
}
