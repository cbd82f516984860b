package dev.damier.taquin.pattern;

import java.util.Arrays;

/** Tables of patterns without common tiles. Their values can be added. */
record Partition(TableView[] views) {

    /**
     * A table seen through a symmetry of the board, so that one table serves several patterns.
     *
     * @param cellMap for each cell of the board, the cell of the table's board
     * @param labels for each tile of the board, its number in the table, or -1
     */
    record TableView(PatternTable table, int[] cellMap, int[] labels) {

        /** Returns whether two views use the same table for the same tiles. */
        boolean isSameAs(TableView other) {
            return table == other.table && Arrays.equals(cellMap, other.cellMap) && Arrays.equals(labels, other.labels);
        }
    }
}
