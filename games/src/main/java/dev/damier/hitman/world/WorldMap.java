package dev.damier.hitman.world;

import java.util.Arrays;

/** An immutable map of a world: the content of each cell. Cell {@code (x, y)} has the index {@code y * columns + x}. */
public final class WorldMap {
    /** Maximum number of rows and of columns. Cell indices fit in 12 bits, and all published maps are much smaller. */
    public static final int MAX_SIDE = 64;

    private final int columns;
    private final Content[] cells;

    public WorldMap(int columns, Content[] cells) {
        this.columns = columns;
        this.cells = cells.clone();
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return cells.length / columns;
    }

    public int size() {
        return cells.length;
    }

    public Content at(int index) {
        return cells[index];
    }

    public Content at(Cell cell) {
        return cells[index(cell)];
    }

    public boolean contains(Cell cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < columns && cell.y() < rows();
    }

    public int index(Cell cell) {
        return cell.y() * columns + cell.x();
    }

    public Cell cell(int index) {
        return new Cell(index % columns, index / columns);
    }

    /** Returns the index of the next cell in this direction, or -1 outside. */
    public int ahead(int index, Heading heading) {
        Cell next = cell(index).ahead(heading, 1);
        return contains(next) ? index(next) : -1;
    }

    public int guards() {
        return (int) Arrays.stream(cells).filter(Content::isGuard).count();
    }

    public int civilians() {
        return (int) Arrays.stream(cells).filter(Content::isCivilian).count();
    }

    public int count(Content content) {
        return (int) Arrays.stream(cells).filter(c -> c == content).count();
    }

    /** Returns a copy of this map with another content in one cell. */
    public WorldMap with(int index, Content content) {
        WorldMap other = new WorldMap(columns, cells);
        other.cells[index] = content;
        return other;
    }

    public Content[] toArray() {
        return cells.clone();
    }

    /** Returns the map as text: the rows from top to bottom, with slashes between them. */
    public String write() {
        StringBuilder text = new StringBuilder(cells.length + rows());
        for (int y = rows() - 1; y >= 0; y--) {
            for (int x = 0; x < columns; x++) text.append(cells[y * columns + x].letter);
            if (y > 0) text.append('/');
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WorldMap map && map.columns == columns && Arrays.equals(map.cells, cells);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(cells) + columns;
    }

    @Override
    public String toString() {
        return write();
    }
}
