package dev.damier.game;

import java.util.List;

/**
 * What a move changes on the scene, as far as that is known before it is played: enough to paint it at once, while the
 * table that plays it says the rest.
 *
 * @param gone ids of pieces that leave the board
 */
public record Effect(List<Shift> moved, List<Scene.Piece> appeared, List<String> gone, List<Scene.Wall> walls) {
    /** Nothing that could be told beforehand. */
    public static final Effect NONE = new Effect(List.of(), List.of(), List.of(), List.of());

    /** A piece goes to the cell (x, y); {@code facing} as in {@link Scene.Piece}. */
    public record Shift(String piece, int x, int y, char facing) {}

    public static Effect moved(List<Shift> moved) {
        return new Effect(List.copyOf(moved), List.of(), List.of(), List.of());
    }

    public static Effect moved(String piece, Spot to) {
        return moved(List.of(new Shift(piece, to.x(), to.y(), ' ')));
    }

    public static Effect gone(String piece) {
        return new Effect(List.of(), List.of(), List.of(piece), List.of());
    }

    public static Effect wall(Scene.Wall wall) {
        return new Effect(List.of(), List.of(), List.of(), List.of(wall));
    }
}
