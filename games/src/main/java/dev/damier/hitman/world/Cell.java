package dev.damier.hitman.world;

import dev.damier.game.Text;

/** The coordinates of a cell, as in the course: (0, 0) is the bottom left, x grows to the east and y to the north. */
public record Cell(int x, int y) {

    /** Returns the cell at this distance in a direction. It may be outside the world. */
    public Cell ahead(Heading heading, int steps) {
        return new Cell(x + steps * heading.dx, y + steps * heading.dy);
    }

    /** Returns a localised name, such as "column 2, row 3". */
    public Text words() {
        return Text.of(Cell.class, "cell", x, y);
    }

    @Override
    public String toString() {
        return "(" + x + "," + y + ")";
    }
}
