package dev.damier.hitman.world;

import dev.damier.game.Spot;
import dev.damier.game.Text;

/** The coordinates of a cell, as in the course: (0, 0) is the bottom left, x grows to the east and y to the north. */
public record Cell(int x, int y) {

    /** Returns the cell at this distance in a direction. It may be outside the world. */
    public Cell ahead(Heading heading, int steps) {
        return new Cell(x + steps * heading.dx, y + steps * heading.dy);
    }

    /** Returns the name on the edge of the board, such as "C4"; A1 is the bottom left. */
    public Text words() {
        return Text.plain(Spot.columnName(x) + (y + 1));
    }

    @Override
    public String toString() {
        return "(" + x + "," + y + ")";
    }
}
