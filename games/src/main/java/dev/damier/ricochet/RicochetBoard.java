package dev.damier.ricochet;

/**
 * The fixed part of a position. Cells are numbered {@code y * columns + x} from the top left. Immutable.
 *
 * @param walls per cell, bits {@link #NORTH} {@link #EAST} {@link #SOUTH} {@link #WEST} of its closed sides; both cells of an
 *     edge agree, the rim is closed, and a blocked cell is closed on all sides
 * @param blocked cells no robot may stand on
 * @param diagonals per cell 0 for none, else {@code 1 + 2 * colour + (slash is '\' ? 1 : 0)}, colours as robots: 0 red,
 *     1 green, 2 blue, 3 yellow, 4 silver
 */
public record RicochetBoard(int columns, int rows, byte[] walls, boolean[] blocked, byte[] diagonals) {
    public static final int NORTH = 1;
    public static final int EAST = 2;
    public static final int SOUTH = 4;
    public static final int WEST = 8;

    public static final int MIN_SIDE = 3;
    public static final int MAX_SIDE = 100;

    /** Steps in the directions N E S W. */
    private static final int[] DX = {0, 1, 0, -1};

    private static final int[] DY = {-1, 0, 1, 0};

    public int size() {
        return columns * rows;
    }

    public int cell(int x, int y) {
        return y * columns + x;
    }

    public int x(int cell) {
        return cell % columns;
    }

    public int y(int cell) {
        return cell / columns;
    }

    public boolean holds(int x, int y) {
        return x >= 0 && y >= 0 && x < columns && y < rows;
    }

    /** Whether the side of a cell in a direction (N E S W = 0 1 2 3) is closed. */
    public boolean closed(int cell, int direction) {
        return (walls[cell] >> direction & 1) != 0;
    }

    /** The cell next to this one in a direction; only meaningful when that side is not on the rim. */
    public int next(int cell, int direction) {
        return cell + DX[direction] + DY[direction] * columns;
    }

    public boolean hasDiagonals() {
        for (byte d : diagonals) if (d != 0) return true;
        return false;
    }

    /** The colour of the diagonal on this cell; the cell must have one. */
    public int diagonalColour(int cell) {
        return (diagonals[cell] - 1) >> 1;
    }

    /** {@code '/'} or {@code '\'}; the cell must have a diagonal. */
    public char slash(int cell) {
        return (diagonals[cell] - 1 & 1) == 0 ? '/' : '\\';
    }
}
