package dev.damier.search;

import java.util.Random;

/** The sliding puzzle with one blank, up to 4 × 4, with four bits per cell: a realistic state space for tests. */
final class Tiles implements Reversible {
    private final int rows;
    private final int columns;
    private final long initial;
    private final long goal;

    Tiles(int rows, int columns, long initial) {
        this.rows = rows;
        this.columns = columns;
        this.initial = initial;
        goal = solved(rows * columns);
    }

    private static long solved(int cells) {
        long state = 0;
        for (int c = 0; c < cells - 1; c++) state |= (long) (c + 1) << 4 * c;
        return state;
    }

    /** Returns the board after the given number of random moves from the goal. */
    static Tiles shuffled(int rows, int columns, int moves, long seed) {
        Tiles tiles = new Tiles(rows, columns, solved(rows * columns));
        Random random = new Random(seed);
        long[] state = {tiles.goal};
        Successors out = new Successors(1);
        for (int i = 0; i < moves; i++) {
            out.clear();
            tiles.expand(state, 0, out);
            state[0] = out.words[random.nextInt(out.size())];
        }
        return new Tiles(rows, columns, state[0]);
    }

    /** Returns the same board with two tiles swapped, which makes it unsolvable. */
    Tiles unsolvable() {
        int a = (int) (initial & 15) == 0 ? 2 : 0;
        int b = (int) (initial >>> 4 & 15) == 0 ? 2 : 1;
        long swap = (initial >>> 4 * a ^ initial >>> 4 * b) & 15;
        return new Tiles(rows, columns, initial ^ swap << 4 * a ^ swap << 4 * b);
    }

    Heuristic manhattan() {
        return (state, at) -> {
            int sum = 0;
            for (int c = 0; c < rows * columns; c++) {
                int tile = (int) (state[at] >>> 4 * c) & 15;
                if (tile == 0) continue;
                sum += Math.abs((tile - 1) / columns - c / columns) + Math.abs((tile - 1) % columns - c % columns);
            }
            return sum;
        };
    }

    @Override
    public int width() {
        return 1;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        to[at] = initial;
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return from[at] == goal;
    }

    /** The code of a move is the tile that slides, so the same code reverses the move. */
    @Override
    public void expand(long[] from, int at, Successors out) {
        long state = from[at];
        int blank = 0;
        while ((state >>> 4 * blank & 15) != 0) blank++;
        if (blank >= columns) slide(state, blank, blank - columns, out);
        if (blank % columns > 0) slide(state, blank, blank - 1, out);
        if (blank % columns < columns - 1) slide(state, blank, blank + 1, out);
        if (blank < (rows - 1) * columns) slide(state, blank, blank + columns, out);
    }

    private static void slide(long state, int blank, int cell, Successors out) {
        long tile = state >>> 4 * cell & 15;
        out.add((int) tile, 1, state ^ tile << 4 * cell ^ tile << 4 * blank);
    }

    @Override
    public int goalCount() {
        return 1;
    }

    @Override
    public void writeGoal(int index, long[] to, int at) {
        to[at] = goal;
    }

    @Override
    public void predecessors(long[] from, int at, Successors out) {
        expand(from, at, out);
    }
}
