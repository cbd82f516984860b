package dev.damier.game;

/**
 * A place on a scene; (0, 0) is the top left, x grows to the right and y downwards. A {@code CELL} is a square; an
 * {@code H} is the horizontal wall slot that starts at the lattice point (x, y) and runs right, a {@code V} the vertical
 * one that runs down.
 */
public record Spot(Kind kind, int x, int y) {
    public enum Kind {
        CELL,
        H,
        V
    }

    public static Spot cell(int x, int y) {
        return new Spot(Kind.CELL, x, y);
    }
}
