package dev.damier.ricochet.box;

import java.util.List;

/**
 * One face of a printed piece, written as the north-west quarter of a board.
 *
 * @param edition the year it was first printed
 */
public record Quadrant(
        String id, String colour, String edition, List<Wall> walls, List<Sign> signs, List<Mirror> mirrors) {
    /** Cells on a side. */
    public static final int SIDE = 8;

    /** One closed side; direction N E S W = 0 1 2 3. */
    record Wall(int x, int y, int direction) {}

    /** A printed target. */
    record Sign(int x, int y, int colour, String shape) {}

    /** A diagonal. */
    record Mirror(int x, int y, int colour, char slash) {}

    /** The piece this face belongs to: its colour marking, which a legal board has once. */
    public char piece() {
        return id.charAt(0);
    }
}
