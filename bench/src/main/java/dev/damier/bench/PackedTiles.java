package dev.damier.bench;

import dev.damier.search.Heuristic;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.Random;

/**
 * A sliding puzzle with one blank, packed in one long with four bits per cell. All compared libraries use this
 * arithmetic.
 */
record PackedTiles(int side, long initial) implements StateSpace {

    /** Manhattan distances of a tile to its goal cell, by side of the board, cell and tile. */
    private static final byte[][] DISTANCES = {{}, {}, distances(2), distances(3), distances(4)};

    private static byte[] distances(int side) {
        byte[] table = new byte[16 * 16];
        for (int c = 0; c < side * side; c++) {
            for (int home = 0; home < side * side - 1; home++)
                table[c << 4 | home + 1] = (byte) (Math.abs(home / side - c / side) + Math.abs(home % side - c % side));
        }
        return table;
    }

    /** Returns a board after this many random moves from the goal. */
    static PackedTiles shuffled(int side, int slides, long seed) {
        Random random = new Random(seed);
        long state = goal(side);
        for (int i = 0; i < slides; ) {
            long next = slide(state, blankCell(state), random.nextInt(4), side);
            if (next == state) continue;
            state = next;
            i++;
        }
        return new PackedTiles(side, state);
    }

    static long goal(int side) {
        long state = 0;
        for (int c = 0; c < side * side - 1; c++) state |= (long) (c + 1) << 4 * c;
        return state;
    }

    /** Returns the blank cell: the lowest group of four zero bits, found by the borrow of a subtraction. */
    static int blankCell(long state) {
        return Long.numberOfTrailingZeros((state - 0x1111111111111111L) & ~state & 0x8888888888888888L) >> 2;
    }

    /**
     * Returns the board after a tile next to the blank slid into it, or the same board if there is no tile on that
     * side.
     */
    static long slide(long state, int blank, int direction, int side) {
        int cell = switch (direction) {
            case 0 -> blank >= side ? blank - side : blank;
            case 1 -> blank % side > 0 ? blank - 1 : blank;
            case 2 -> blank % side < side - 1 ? blank + 1 : blank;
            default -> blank < (side - 1) * side ? blank + side : blank;
        };
        long tile = state >>> 4 * cell & 15;
        return state ^ tile << 4 * cell ^ tile << 4 * blank;
    }

    static int manhattan(long state, int side) {
        byte[] table = DISTANCES[side];
        int sum = 0;
        for (int c = 0; c < side * side; c++) sum += table[c << 4 | (int) (state >>> 4 * c) & 15];
        return sum;
    }

    Heuristic manhattan() {
        return (state, at) -> manhattan(state[at], side);
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
    public void expand(long[] from, int at, Successors out) {
        long state = from[at];
        int blank = blankCell(state);
        for (int direction = 0; direction < 4; direction++) {
            long next = slide(state, blank, direction, side);
            if (next != state) out.add(direction, 1, next);
        }
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return from[at] == goal(side);
    }
}
