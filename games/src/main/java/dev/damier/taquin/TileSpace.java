package dev.damier.taquin;

import dev.damier.search.Reversible;
import dev.damier.search.Successors;

/**
 * All arrangements of a board's tiles, packed; one move costs 1 in either metric. Successors come hole by hole in reading
 * order, each hole going up, down, left, right: the order of the reports, on which the exact counts of their searches rest.
 */
final class TileSpace implements Reversible {
    /** Ways of the tile that takes the hole's place. */
    private static final int[] ORDER = {Slide.DOWN, Slide.UP, Slide.RIGHT, Slide.LEFT};

    private final TileBoard board;
    private final boolean slides;
    private final Packing packing;
    private final boolean solvable;
    /** The neighbour of cell {@code c} this way at {@code c * 4 + way}, or -1. */
    private final int[] steps;

    private final long[] goal;

    TileSpace(TileBoard board, boolean slides, Packing packing) {
        this.board = board;
        this.slides = slides;
        this.packing = packing;
        this.solvable = board.solvable();
        this.goal = new long[packing.width];
        packing.pack(board.goal(), goal, 0);
        this.steps = board.steps();
    }

    boolean solvable() {
        return solvable;
    }

    @Override
    public boolean undirected() {
        return true;
    }

    @Override
    public int width() {
        return packing.width;
    }

    @Override
    public void initial(long[] to, int at) {
        packing.pack(board.cells(), to, at);
    }

    @Override
    public boolean goal(long[] from, int at) {
        for (int i = 0; i < goal.length; i++) if (from[at + i] != goal[i]) return false;
        return true;
    }

    @Override
    public int goals() {
        return 1;
    }

    @Override
    public void goal(int index, long[] to, int at) {
        System.arraycopy(goal, 0, to, at, goal.length);
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        slideAll(from, at, out, false);
    }

    /** Every slide can be taken back, so the predecessors are the successors and only the moves are told from the far end. */
    @Override
    public void predecessors(long[] from, int at, Successors out) {
        slideAll(from, at, out, true);
    }

    private void slideAll(long[] from, int at, Successors out, boolean backwards) {
        if (!solvable) return;
        for (int hole = 0; hole < packing.size; hole++) {
            if (packing.get(from, at, hole) != 0) continue;
            for (int way : ORDER) {
                int near = steps[hole * 4 + (way ^ 2)];
                if (near < 0) continue;
                int first = packing.get(from, at, near);
                if (first == 0) continue;
                int offset = out.add(Slide.code(first, backwards ? way ^ 2 : way), 1);
                System.arraycopy(from, at, out.words, offset, packing.width);
                packing.flip(out.words, offset, hole, first);
                packing.flip(out.words, offset, near, first);
                if (slides) pushLonger(out, offset, near, way, backwards ? Slide.code(first, way ^ 2) : -1);
            }
        }
    }

    /** Pulls one tile more each time into the hole that the shorter slide left. */
    private void pushLonger(Successors out, int shorter, int hole, int way, int back) {
        int from = steps[hole * 4 + (way ^ 2)];
        while (from >= 0) {
            int tile = packing.get(out.words, shorter, from);
            if (tile == 0) return;
            int offset = out.add(back >= 0 ? back : Slide.code(tile, way), 1);
            System.arraycopy(out.words, shorter, out.words, offset, packing.width);
            packing.flip(out.words, offset, hole, tile);
            packing.flip(out.words, offset, from, tile);
            shorter = offset;
            hole = from;
            from = steps[hole * 4 + (way ^ 2)];
        }
    }
}
