package dev.damier.taquin;

import dev.damier.search.Heuristic;

/** P: the sum of the tiles' distances from home. A move changes one of them by one. */
final class Manhattan implements Heuristic {
    private final Packing packing;
    private final int columns;
    private final int[] homeRow;
    private final int[] homeColumn;

    Manhattan(TileBoard board, Packing packing) {
        this.packing = packing;
        this.columns = board.columns();
        int[] homes = board.homes();
        homeRow = new int[homes.length];
        homeColumn = new int[homes.length];
        for (int tile = 1; tile < homes.length; tile++) {
            homeRow[tile] = homes[tile] / columns;
            homeColumn[tile] = homes[tile] % columns;
        }
    }

    @Override
    public int estimate(long[] state, int at) {
        int sum = 0;
        for (int cell = 0; cell < packing.size; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile != 0) sum += distance(tile, cell);
        }
        return sum;
    }

    private int distance(int tile, int cell) {
        return Math.abs(cell / columns - homeRow[tile]) + Math.abs(cell % columns - homeColumn[tile]);
    }

    @Override
    public int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        return h + change(parent, p, move, child, c);
    }

    /** +1 or -1: whether the tile of this move went away from home or towards it. */
    int change(long[] parent, int p, int move, long[] child, int c) {
        int tile = Slide.tile(move);
        int low = packing.first(parent, p, child, c);
        int high = packing.last(parent, p, child, c);
        int further = distance(tile, high) - distance(tile, low);
        return Slide.onward(move) ? further : -further;
    }
}
