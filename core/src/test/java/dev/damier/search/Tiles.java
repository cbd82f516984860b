package dev.damier.search;

import java.util.Random;

/** Sliding tiles with one hole, up to 4 × 4, four bits a cell: a small space of real shape for the tests. */
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

    /** A board some random moves away from the goal. */
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

    /** The same board with two tiles swapped: no way leads to the goal. */
    Tiles odd() {
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
    public void initial(long[] to, int at) {
        to[at] = initial;
    }

    @Override
    public boolean goal(long[] from, int at) {
        return from[at] == goal;
    }

    /** A move is the tile that slides, so it is its own way back. */
    @Override
    public void expand(long[] from, int at, Successors out) {
        long state = from[at];
        int hole = 0;
        while ((state >>> 4 * hole & 15) != 0) hole++;
        if (hole >= columns) slide(state, hole, hole - columns, out);
        if (hole % columns > 0) slide(state, hole, hole - 1, out);
        if (hole % columns < columns - 1) slide(state, hole, hole + 1, out);
        if (hole < (rows - 1) * columns) slide(state, hole, hole + columns, out);
    }

    private static void slide(long state, int hole, int cell, Successors out) {
        long tile = state >>> 4 * cell & 15;
        out.add((int) tile, 1, state ^ tile << 4 * cell ^ tile << 4 * hole);
    }

    @Override
    public int goals() {
        return 1;
    }

    @Override
    public void goal(int index, long[] to, int at) {
        to[at] = goal;
    }

    @Override
    public void predecessors(long[] from, int at, Successors out) {
        expand(from, at, out);
    }
}
