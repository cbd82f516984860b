package dev.damier.taquin.pattern;

/** The eight rotations and reflections of a board. */
final class Symmetry {
    private Symmetry() {}

    /**
     * Returns, for each cell of a board of this size, the cell that it comes from. Symmetries 4 to 7 come from a
     * transposed board.
     */
    static int[] cellMap(int rows, int columns, int symmetry) {
        int[] result = new int[rows * columns];
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++) {
                int r = (symmetry & 1) == 0 ? row : rows - 1 - row;
                int c = (symmetry & 2) == 0 ? column : columns - 1 - column;
                result[row * columns + column] = symmetry < 4 ? r * columns + c : c * rows + r;
            }
        return result;
    }
}
