package dev.damier.ricochet;

/**
 * A board: the part of a position that never changes. Cells are numbered {@code y * columns + x} from the top left.
 *
 * @param columns number of columns
 * @param rows number of rows
 * @param walls per cell, the bits {@link #NORTH} {@link #EAST} {@link #SOUTH} {@link #WEST} of its closed sides. Both cells of
 *     an edge agree, the rim is closed, and a blocked cell is closed on all sides.
 * @param blocked per cell, whether no robot may stand on it
 * @param diagonals per cell, 0 for none, else {@code 1 + 2 * colour + (slash is '\' ? 1 : 0)}, colours are numbered as robots: 0 red,
 *     1 green, 2 blue, 3 yellow, 4 silver
 */
public record RicochetBoard(int columns, int rows, byte[] walls, boolean[] blocked, byte[] diagonals) {
    public static final int NORTH = 1;
    public static final int EAST = 2;
    public static final int SOUTH = 4;
    public static final int WEST = 8;

    public static final int MIN_SIDE = 3;
    public static final int MAX_SIDE = 100;

    /** Column steps in the directions N E S W. */
    private static final int[] DX = {0, 1, 0, -1};

    /** Row steps in the directions N E S W. */
    private static final int[] DY = {-1, 0, 1, 0};

    /** Returns the number of cells. */
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

    /** Returns whether these coordinates are on the board. */
    public boolean contains(int x, int y) {
        return x >= 0 && y >= 0 && x < columns && y < rows;
    }

    /** Returns whether the side of a cell in a direction (N E S W = 0 1 2 3) is closed. */
    public boolean isClosed(int cell, int direction) {
        return (walls[cell] >> direction & 1) != 0;
    }

    /** Returns the neighbour of a cell in a direction. The side must not be on the rim. */
    public int next(int cell, int direction) {
        return cell + DX[direction] + DY[direction] * columns;
    }

    public boolean hasDiagonals() {
        for (byte d : diagonals) if (d != 0) return true;
        return false;
    }

    /** Returns the colour of the diagonal on a cell, which must have one. */
    public int diagonalColour(int cell) {
        return (diagonals[cell] - 1) >> 1;
    }

    /** Returns {@code '/'} or {@code '\'} for the diagonal on a cell, which must have one. */
    public char slash(int cell) {
        return (diagonals[cell] - 1 & 1) == 0 ? '/' : '\\';
    }
}
