package dev.damier.taquin.pattern;

import java.util.Arrays;

/** Pattern tables whose tiles are disjoint: their excesses add up. */
record Partition(View[] views) {

    /**
     * A table looked at through a symmetry of the board, so that one table serves several patterns.
     *
     * @param cell where each cell of the board is on the table's board
     * @param label the table's number of each tile of the board, or -1
     */
    record View(PatternTable table, int[] cell, int[] label) {

        /** Whether both follow the same tiles in the same way. */
        boolean same(View other) {
            return table == other.table && Arrays.equals(cell, other.cell) && Arrays.equals(label, other.label);
        }
    }
}
