package dev.damier.game;

/** What a board is made of. */
public enum Material implements WireName {
    /** Paper: neither frame nor texture. */
    PLAIN,
    /** Light checkered cloth in a wooden frame. */
    LINEN,
    /** Raised squares with grooves between them, for walls that are placed. */
    WALNUT,
    /** A tray in which tiles slide. */
    IVORY,
    /** A building: tiled floor, brick blocks, mist where nobody has looked. */
    BRICK
}
