package dev.damier.taquin;

/**
 * Pattern tables whose tiles are disjoint: their excesses add up. Seen through a symmetry of the board, one table serves
 * several patterns.
 */
record Partition(View[] views, int[] viewOf) {

    /**
     * A table looked at through a symmetry.
     *
     * @param cell where each cell of the board is on the table's board
     * @param label the table's number of each tile of the board, or -1
     */
    record View(PatternTable table, int[] cell, int[] label) {}
}
