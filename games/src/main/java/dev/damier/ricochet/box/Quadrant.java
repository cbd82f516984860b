package dev.damier.ricochet.box;

import java.util.List;

/**
 * A quadrant: one face of a piece, described as the north-west quarter of a board.
 *
 * @param id the piece and the face, such as {@code 2B}
 * @param colour the colour marking of the piece
 * @param edition the year in which it was first printed
 * @param walls the walls
 * @param targets the printed targets
 * @param diagonals the diagonals
 * @param blocks the blocked cells
 */
public record Quadrant(
        String id,
        String colour,
        String edition,
        List<Wall> walls,
        List<PrintedTarget> targets,
        List<Diagonal> diagonals,
        List<Block> blocks) {
    /** Number of columns and of rows. */
    public static final int SIDE = 8;

    /** A closed side of a cell; direction N E S W = 0 1 2 3. */
    record Wall(int x, int y, int direction) {}

    /** A printed target. */
    record PrintedTarget(int x, int y, int colour, String shape) {}

    /** A diagonal. */
    record Diagonal(int x, int y, int colour, char slash) {}

    /** A cell that is an obstacle as a whole. */
    record Block(int x, int y) {}

    /** Returns the piece of this face. A legal printed board has each piece once. */
    public char piece() {
        return id.charAt(0);
    }
}
