package dev.damier.taquin;

import dev.damier.search.Heuristic;

/** The Manhattan distance, called P in the reports: the sum of the distances of all tiles from their goal cells. */
final class Manhattan implements Heuristic {
    private final Packing packing;
    private final int columns;
    private final int[] goalRows;
    private final int[] goalColumns;

    Manhattan(TileBoard board, Packing packing) {
        this.packing = packing;
        this.columns = board.columns();
        int[] goalCells = board.goalCells();
        goalRows = new int[goalCells.length];
        goalColumns = new int[goalCells.length];
        for (int tile = 1; tile < goalCells.length; tile++) {
            goalRows[tile] = goalCells[tile] / columns;
            goalColumns[tile] = goalCells[tile] % columns;
        }
    }

    @Override
    public int estimate(long[] state, int at) {
        int sum = 0;
        for (int cell = 0; cell < packing.cellCount; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile != 0) sum += distance(tile, cell);
        }
        return sum;
    }

    private int distance(int tile, int cell) {
        return Math.abs(cell / columns - goalRows[tile]) + Math.abs(cell % columns - goalColumns[tile]);
    }

    @Override
    public int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        return h + change(parent, p, move, child, c);
    }

    /** Returns +1 if the tile of a move went away from its goal cell, -1 if it came closer. */
    int change(long[] parent, int p, int move, long[] child, int c) {
        int tile = Slide.tile(move);
        int low = packing.firstDifference(parent, p, child, c);
        int high = packing.lastDifference(parent, p, child, c);
        int increase = distance(tile, high) - distance(tile, low);
        return Slide.isForward(move) ? increase : -increase;
    }
}
