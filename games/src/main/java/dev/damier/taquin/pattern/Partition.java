package dev.damier.taquin.pattern;

/** Pattern tables whose tiles are disjoint: their excesses add up. */
record Partition(View[] views) {

    /**
     * A table looked at through a symmetry of the board, so that one table serves several patterns.
     *
     * @param cell where each cell of the board is on the table's board
     * @param label the table's number of each tile of the board, or -1
     */
    record View(PatternTable table, int[] cell, int[] label) {}
}
