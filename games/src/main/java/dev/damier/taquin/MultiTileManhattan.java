package dev.damier.taquin;

import dev.damier.search.Heuristic;

/**
 * An admissible bound for the multi-tile metric, derived from the Manhattan distance. A horizontal move carries at most
 * {@code columns - 1} tiles. So the sum of the horizontal distances divided by this number, rounded up, is a lower
 * bound on the horizontal moves. The same holds for vertical moves.
 */
final class MultiTileManhattan implements Heuristic {
    private final Packing packing;
    private final int rows;
    private final int columns;
    private final int[] goalCells;

    MultiTileManhattan(TileBoard board, Packing packing) {
        this.packing = packing;
        this.rows = board.rows();
        this.columns = board.columns();
        this.goalCells = board.goalCells();
    }

    @Override
    public int estimate(long[] state, int at) {
        int horizontal = 0;
        int vertical = 0;
        for (int cell = 0; cell < packing.cellCount; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile == 0) continue;
            horizontal += Math.abs(cell % columns - goalCells[tile] % columns);
            vertical += Math.abs(cell / columns - goalCells[tile] / columns);
        }
        return (horizontal + columns - 2) / (columns - 1) + (vertical + rows - 2) / (rows - 1);
    }
}
