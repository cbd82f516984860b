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
record Board(int columns, int rows, byte[] walls, boolean[] blocked, byte[] diagonals) {
    static final int NORTH = 1;
    static final int EAST = 2;
    static final int SOUTH = 4;
    static final int WEST = 8;

    int size() {
        return columns * rows;
    }
}
