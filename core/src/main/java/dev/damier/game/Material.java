package dev.damier.game;

/** The look of a board. */
public enum Material implements WireName {
    /** No frame and no texture. */
    PLAIN,
    /** Light checkered cloth in a wooden frame. */
    LINEN,
    /** Raised squares with grooves between them, for games in which players place walls. */
    WALNUT,
    /** A tray in which tiles slide. */
    IVORY,
    /** A building: tiled floor, brick blocks, fog over cells that have not been observed. */
    BRICK
}
