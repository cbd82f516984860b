package dev.damier.taquin;

/**
 * An arrangement and the one wanted. Cells are in reading order; 0 is a hole. Both arrays hold the same tiles.
 *
 * @param cells tile at each cell
 * @param goal tile wanted at each cell
 */
record Board(int rows, int columns, int[] cells, int[] goal) {

    int size() {
        return rows * columns;
    }

    int holes() {
        int holes = 0;
        for (int tile : cells) if (tile == 0) holes++;
        return holes;
    }
}
