package dev.damier.taquin;

import dev.damier.search.Heuristic;

/** W: the number of tiles that are not at home. */
final class Misplaced implements Heuristic {
    private final Packing packing;
    private final int[] homes;

    Misplaced(TileBoard board, Packing packing) {
        this.packing = packing;
        this.homes = board.homes();
    }

    @Override
    public int estimate(long[] state, int at) {
        int count = 0;
        for (int cell = 0; cell < packing.size; cell++) {
            int tile = packing.get(state, at, cell);
            if (tile != 0 && homes[tile] != cell) count++;
        }
        return count;
    }

    @Override
    public int estimateAfterMove(int h, long[] parent, int p, int move, long[] child, int c) {
        int home = homes[Slide.tile(move)];
        int low = packing.first(parent, p, child, c);
        int high = packing.last(parent, p, child, c);
        if (home != low && home != high) return h;
        return home == (Slide.onward(move) ? high : low) ? h - 1 : h + 1;
    }
}
