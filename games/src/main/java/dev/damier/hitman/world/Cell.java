package dev.damier.hitman.world;

import dev.damier.game.Text;

/** A cell as the course counts: (0, 0) is the bottom left, x grows to the east and y to the north. */
public record Cell(int x, int y) {

    public Cell ahead(Heading heading, int steps) {
        return new Cell(x + steps * heading.dx, y + steps * heading.dy);
    }

    /** For people, spoken apart. */
    public Text words() {
        return Text.of(Cell.class, "cell", x, y);
    }

    @Override
    public String toString() {
        return "(" + x + "," + y + ")";
    }
}
