package dev.damier.taquin;

import dev.damier.search.Heuristic;

/**
 * Manhattan distance where segments slide: a horizontal slide carries at most {@code columns - 1} tiles, so the horizontal
 * distances divided by that, rounded up, are a bound; likewise the vertical ones.
 */
final class SlideBound implements Heuristic {
    private final Packing packing;
    private final int rows;
    private final int columns;
    private final int[] homes;

    SlideBound(TileBoard board, Packing packing) {
        this.packing = packing;
        this.rows = board.rows();
        this.columns = board.columns();
        this.homes = board.homes();
    }

    @Override
    public int estimate(long[] state, int at) {
        int across = 0;
        int down = 0;
        for (int cell = 0; cell < packing.size; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile == 0) continue;
            across += Math.abs(cell % columns - homes[tile] % columns);
            down += Math.abs(cell / columns - homes[tile] / columns);
        }
        return (across + columns - 2) / (columns - 1) + (down + rows - 2) / (rows - 1);
    }
}
