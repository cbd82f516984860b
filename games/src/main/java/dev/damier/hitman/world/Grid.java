package dev.damier.hitman.world;

/**
 * The dimensions of a world, with precomputed neighbours and hearing squares. Cells are numbered as in
 * {@link WorldMap}.
 */
public final class Grid {
    /** Radius of the square in which Hitman hears people, in cells. */
    private static final int HEARING_RADIUS = 2;

    private final int columns;
    private final int rows;
    /** {@code neighbours[4 * cell + heading]}: the next cell, or -1 outside. */
    private final int[] neighbours;

    private final int[][] hearingSquares;

    public Grid(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        neighbours = new int[4 * size()];
        hearingSquares = new int[size()][];
        for (int c = 0; c < size(); c++) {
            for (Heading heading : Heading.values()) {
                Cell ahead = cell(c).ahead(heading, 1);
                neighbours[4 * c + heading.ordinal()] = contains(ahead) ? index(ahead) : -1;
            }
            hearingSquares[c] = computeHearingSquare(c);
        }
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    public int size() {
        return columns * rows;
    }

    public int index(Cell cell) {
        return cell.y() * columns + cell.x();
    }

    public Cell cell(int index) {
        return new Cell(index % columns, index / columns);
    }

    /** Returns the next cell in this direction, or -1 outside. */
    public int ahead(int cell, Heading heading) {
        return neighbours[4 * cell + heading.ordinal()];
    }

    /** Returns the next cell in this direction, given by its ordinal, or -1 outside. */
    public int ahead(int cell, int heading) {
        return neighbours[4 * cell + heading];
    }

    /** Returns the cells in which Hitman hears people from this cell. */
    public int[] hearingSquare(int cell) {
        return hearingSquares[cell];
    }

    boolean contains(Cell cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < columns && cell.y() < rows;
    }

    private int[] computeHearingSquare(int around) {
        int[] square = new int[(2 * HEARING_RADIUS + 1) * (2 * HEARING_RADIUS + 1)];
        int n = 0;
        for (int dy = -HEARING_RADIUS; dy <= HEARING_RADIUS; dy++) {
            for (int dx = -HEARING_RADIUS; dx <= HEARING_RADIUS; dx++) {
                Cell cell = new Cell(around % columns + dx, around / columns + dy);
                if (contains(cell)) square[n++] = index(cell);
            }
        }
        return java.util.Arrays.copyOf(square, n);
    }
}
