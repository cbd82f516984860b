package dev.damier.hitman;

import java.util.Arrays;

/** A world as it is drawn: contents by cell, immutable. Cell {@code (x, y)} has the index {@code y * columns + x}. */
final class WorldMap {
    /** More than any published map by far; keeps indices in twelve bits. */
    static final int MOST = 64;

    private final int columns;
    private final Content[] cells;

    WorldMap(int columns, Content[] cells) {
        this.columns = columns;
        this.cells = cells.clone();
    }

    int columns() {
        return columns;
    }

    int rows() {
        return cells.length / columns;
    }

    int size() {
        return cells.length;
    }

    Content at(int index) {
        return cells[index];
    }

    Content at(Cell cell) {
        return cells[index(cell)];
    }

    boolean inside(Cell cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < columns && cell.y() < rows();
    }

    int index(Cell cell) {
        return cell.y() * columns + cell.x();
    }

    Cell cell(int index) {
        return new Cell(index % columns, index / columns);
    }

    /** The index of the cell next to this one, or -1 outside. */
    int ahead(int index, Heading heading) {
        Cell next = cell(index).ahead(heading, 1);
        return inside(next) ? index(next) : -1;
    }

    int guards() {
        return (int) Arrays.stream(cells).filter(Content::guard).count();
    }

    int civilians() {
        return (int) Arrays.stream(cells).filter(Content::civilian).count();
    }

    int count(Content content) {
        return (int) Arrays.stream(cells).filter(c -> c == content).count();
    }

    /** This map with another content in one cell. */
    WorldMap with(int index, Content content) {
        WorldMap other = new WorldMap(columns, cells);
        other.cells[index] = content;
        return other;
    }

    Content[] toArray() {
        return cells.clone();
    }

    /** Rows joined by a slash, the top row first. */
    String write() {
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
