package dev.damier.taquin;

import dev.damier.search.Heuristic;

/** The number of misplaced tiles, called W in the reports. */
final class Misplaced implements Heuristic {
    private final Packing packing;
    private final int[] goalCells;

    Misplaced(TileBoard board, Packing packing) {
        this.packing = packing;
        this.goalCells = board.goalCells();
    }

    @Override
    public int estimate(long[] state, int at) {
        int count = 0;
        for (int cell = 0; cell < packing.cellCount; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile != 0 && goalCells[tile] != cell) count++;
        }
        return count;
    }

    @Override
    public int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        int goalCell = goalCells[Slide.tile(move)];
        int low = packing.firstDifference(parent, p, child, c);
        int high = packing.lastDifference(parent, p, child, c);
        if (goalCell != low && goalCell != high) return h;
        return goalCell == (Slide.isForward(move) ? high : low) ? h - 1 : h + 1;
    }
}
