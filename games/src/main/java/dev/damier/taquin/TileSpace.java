package dev.damier.taquin;

import dev.damier.search.Reversible;
import dev.damier.search.Successors;

/**
 * The state space of all arrangements, packed. Each move costs 1 in both metrics.
 *
 * <p>Successors are generated blank by blank in reading order, and for each blank in the order up, down, left, right.
 * The reports used this order, and the exact node counts of their searches depend on it.
 */
final class TileSpace implements Reversible {
    /** The directions of the tile that moves into the blank. */
    private static final int[] DIRECTIONS = {Slide.DOWN, Slide.UP, Slide.RIGHT, Slide.LEFT};

    private final TileBoard board;
    private final boolean multiTile;
    private final Packing packing;
    private final boolean solvable;
    /** The neighbour of cell {@code c} in a direction at {@code c * 4 + direction}, or -1. */
    private final int[] neighbours;

    private final long[] goal;

    TileSpace(TileBoard board, boolean multiTile, Packing packing) {
        this.board = board;
        this.multiTile = multiTile;
        this.packing = packing;
        this.solvable = board.isSolvable();
        this.goal = new long[packing.wordCount];
        packing.pack(board.goal(), goal, 0);
        this.neighbours = board.neighbours();
    }

    boolean isSolvable() {
        return solvable;
    }

    @Override
    public boolean undirected() {
        return true;
    }

    @Override
    public int width() {
        return packing.wordCount;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        packing.pack(board.cells(), to, at);
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        for (int i = 0; i < goal.length; i++) if (from[at + i] != goal[i]) return false;
        return true;
    }

    @Override
    public int goalCount() {
        return 1;
    }

    @Override
    public void writeGoal(int index, long[] to, int at) {
        System.arraycopy(goal, 0, to, at, goal.length);
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        addMoves(from, at, out, false);
    }

    /** Generates the predecessors. Every move can be undone, so they are the successors, with the opposite moves. */
    @Override
    public void predecessors(long[] from, int at, Successors out) {
        addMoves(from, at, out, true);
    }

    /** Adds all states one move away. {@code backwards} gives each of them the move that leads back. */
    private void addMoves(long[] from, int at, Successors out, boolean backwards) {
        if (!solvable) return;
        for (int hole = 0; hole < packing.cellCount; hole++) {
            if (packing.get(from, at, hole) != 0) continue;
            for (int direction : DIRECTIONS) {
                int source = neighbours[hole * 4 + (direction ^ 2)];
                if (source < 0) continue;
                int first = packing.get(from, at, source);
                if (first == 0) continue;
                int offset = out.add(Slide.code(first, backwards ? direction ^ 2 : direction), 1);
                System.arraycopy(from, at, out.words, offset, packing.wordCount);
                packing.xorCell(out.words, offset, hole, first);
                packing.xorCell(out.words, offset, source, first);
                if (multiTile)
                    addLongerSlides(out, offset, source, direction, backwards ? Slide.code(first, direction ^ 2) : -1);
            }
        }
    }

    /** Adds the longer segments: each state moves one more tile into the cell that the shorter segment has left. */
    private void addLongerSlides(Successors out, int shorter, int hole, int direction, int back) {
        int from = neighbours[hole * 4 + (direction ^ 2)];
        while (from >= 0) {
            int tile = packing.get(out.words, shorter, from);
            if (tile == 0) return;
            int offset = out.add(back >= 0 ? back : Slide.code(tile, direction), 1);
            System.arraycopy(out.words, shorter, out.words, offset, packing.wordCount);
            packing.xorCell(out.words, offset, hole, tile);
            packing.xorCell(out.words, offset, from, tile);
            shorter = offset;
            hole = from;
            from = neighbours[hole * 4 + (direction ^ 2)];
        }
    }
}
