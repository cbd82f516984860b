package dev.damier.hitman.world;

/** A cell as the course counts: (0, 0) is the bottom left, x grows to the east and y to the north. */
public record Cell(int x, int y) {

    public Cell ahead(Heading heading, int steps) {
        return new Cell(x + steps * heading.dx, y + steps * heading.dy);
    }

    @Override
    public String toString() {
        return "(" + x + "," + y + ")";
    }
}
