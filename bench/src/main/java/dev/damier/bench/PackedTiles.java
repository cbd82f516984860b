package dev.damier.bench;

import dev.damier.search.Heuristic;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.Random;

/** Sliding tiles with one hole, four bits a cell in one long: the same arithmetic for every library compared. */
record PackedTiles(int side, long initial) implements StateSpace {

    /** Per side, cell and tile: how far the tile is from home. */
    private static final byte[][] DISTANCES = {{}, {}, distances(2), distances(3), distances(4)};

    private static byte[] distances(int side) {
        byte[] table = new byte[16 * 16];
        for (int c = 0; c < side * side; c++) {
            for (int home = 0; home < side * side - 1; home++)
                table[c << 4 | home + 1] = (byte) (Math.abs(home / side - c / side) + Math.abs(home % side - c % side));
        }
        return table;
    }

    /** A board after this many random slides from the goal. */
    static PackedTiles shuffled(int side, int slides, long seed) {
        Random random = new Random(seed);
        long state = goal(side);
        for (int i = 0; i < slides; ) {
            long next = slide(state, hole(state), random.nextInt(4), side);
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

    /** The first empty cell: the lowest four bits that a borrow of one runs through. */
    static int hole(long state) {
        return Long.numberOfTrailingZeros((state - 0x1111111111111111L) & ~state & 0x8888888888888888L) >> 2;
    }

    /** The board after the tile on one side of the hole slid in; the same board if there is none. */
    static long slide(long state, int hole, int way, int side) {
        int cell = switch (way) {
            case 0 -> hole >= side ? hole - side : hole;
            case 1 -> hole % side > 0 ? hole - 1 : hole;
            case 2 -> hole % side < side - 1 ? hole + 1 : hole;
            default -> hole < (side - 1) * side ? hole + side : hole;
        };
        long tile = state >>> 4 * cell & 15;
        return state ^ tile << 4 * cell ^ tile << 4 * hole;
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
        int hole = hole(state);
        for (int way = 0; way < 4; way++) {
            long next = slide(state, hole, way, side);
            if (next != state) out.add(way, 1, next);
        }
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return from[at] == goal(side);
    }
}
