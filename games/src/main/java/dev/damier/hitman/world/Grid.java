package dev.damier.hitman.world;

/** The shape of a world, cells numbered as in {@link WorldMap}; neighbours and hearing squares worked out once. */
public final class Grid {
    private static final int HEARING_RADIUS = 2;

    private final int columns;
    private final int rows;
    private final int[] next;
    private final int[][] squares;

    public Grid(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        next = new int[4 * size()];
        squares = new int[size()][];
        for (int c = 0; c < size(); c++) {
            for (Heading way : Heading.values()) {
                Cell ahead = cell(c).ahead(way, 1);
                next[4 * c + way.ordinal()] = inside(ahead) ? index(ahead) : -1;
            }
            squares[c] = makeSquare(c);
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

    /** The next cell that way, or -1 outside. */
    public int ahead(int cell, Heading way) {
        return next[4 * cell + way.ordinal()];
    }

    public int ahead(int cell, int way) {
        return next[4 * cell + way];
    }

    /** The cells in which Hitman hears people from here. */
    public int[] square(int cell) {
        return squares[cell];
    }

    boolean inside(Cell cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < columns && cell.y() < rows;
    }

    private int[] makeSquare(int around) {
        int[] square = new int[(2 * HEARING_RADIUS + 1) * (2 * HEARING_RADIUS + 1)];
        int n = 0;
        for (int dy = -HEARING_RADIUS; dy <= HEARING_RADIUS; dy++) {
            for (int dx = -HEARING_RADIUS; dx <= HEARING_RADIUS; dx++) {
                Cell cell = new Cell(around % columns + dx, around / columns + dy);
                if (inside(cell)) square[n++] = index(cell);
            }
        }
        return java.util.Arrays.copyOf(square, n);
    }
}
