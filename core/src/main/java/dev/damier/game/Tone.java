package dev.damier.game;

/** The colours of a scene, each a design token that every theme has its own value for. */
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
