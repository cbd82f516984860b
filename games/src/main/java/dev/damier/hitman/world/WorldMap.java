package dev.damier.hitman.world;

import java.util.Arrays;

/** A world as it is drawn: contents by cell, immutable. Cell {@code (x, y)} has the index {@code y * columns + x}. */
public final class WorldMap {
    /** More than any published map by far; keeps indices in twelve bits. */
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

    public boolean inside(Cell cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < columns && cell.y() < rows();
    }

    public int index(Cell cell) {
        return cell.y() * columns + cell.x();
    }

    public Cell cell(int index) {
        return new Cell(index % columns, index / columns);
    }

    /** The index of the cell next to this one, or -1 outside. */
    public int ahead(int index, Heading heading) {
        Cell next = cell(index).ahead(heading, 1);
        return inside(next) ? index(next) : -1;
    }

    public int guards() {
        return (int) Arrays.stream(cells).filter(Content::guard).count();
    }

    public int civilians() {
        return (int) Arrays.stream(cells).filter(Content::civilian).count();
    }

    public int count(Content content) {
        return (int) Arrays.stream(cells).filter(c -> c == content).count();
    }

    /** This map with another content in one cell. */
    public WorldMap with(int index, Content content) {
        WorldMap other = new WorldMap(columns, cells);
        other.cells[index] = content;
        return other;
    }

    public Content[] toArray() {
        return cells.clone();
    }

    /** Rows joined by a slash, the top row first. */
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
