package dev.damier.game;

import java.util.List;

/**
 * The changes that a move makes to the {@link Scene}, as far as they are known before the move is played. A page can use
 * them to draw the move before the server answers.
 *
 * @param moved the pieces that move
 * @param appeared the pieces that appear
 * @param gone ids of the pieces that leave the board
 * @param walls the walls that appear
 * @param trail the paths that the move adds to the trail of the scene; empty if the game shows none
 */
public record Effect(
        List<Shift> moved,
        List<Scene.Piece> appeared,
        List<String> gone,
        List<Scene.Wall> walls,
        List<Scene.Leg> trail) {
    /** Creates an effect that adds nothing to the trail. */
    public Effect(List<Shift> moved, List<Scene.Piece> appeared, List<String> gone, List<Scene.Wall> walls) {
        this(moved, appeared, gone, walls, List.of());
    }

    /** No change is known in advance. */
    public static final Effect NONE = new Effect(List.of(), List.of(), List.of(), List.of());

    /**
     * A piece moves to the cell (x, y).
     *
     * @param piece the id of the piece
     * @param facing as in {@link Scene.Piece}; a space if it does not change
     */
    public record Shift(String piece, int x, int y, char facing) {}

    /** Returns the effect of moving several pieces. */
    public static Effect moved(List<Shift> moved) {
        return new Effect(List.copyOf(moved), List.of(), List.of(), List.of());
    }

    /** Returns the effect of moving one piece to a cell. */
    public static Effect moved(String piece, Spot to) {
        return moved(List.of(new Shift(piece, to.x(), to.y(), ' ')));
    }

    /** Returns this effect with the path of the move. */
    public Effect withLeg(Scene.Leg leg) {
        return new Effect(moved, appeared, gone, walls, List.of(leg));
    }

    /** Returns the effect of removing a piece. */
    public static Effect gone(String piece) {
        return new Effect(List.of(), List.of(), List.of(piece), List.of());
    }

    /** Returns the effect of placing a wall. */
    public static Effect wall(Scene.Wall wall) {
        return new Effect(List.of(), List.of(), List.of(), List.of(wall));
    }
}
