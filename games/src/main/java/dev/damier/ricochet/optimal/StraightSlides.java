package dev.damier.ricochet.optimal;

/**
 * Computes where robots stop on a board of 16 columns and at most 16 rows, without diagonals. The robots and the walls of
 * each row and each column are the bits of 64 ints, and a slide is a count of leading or trailing zeros.
 */
final class StraightSlides {
    private static final int SIDE = 16;

    /** Index of the first column among the ints; the rows come first. */
    private static final int COLUMNS = SIDE;

    /**
     * Index of the first int of the walls; the robots come first. A row has the walls east of its cells, a column those
     * south of its cells.
     */
    private static final int WALLS = 2 * SIDE;

    private static final int TOP_BIT = 1 << 31;

    private final int[] bits;

    StraightSlides(CellFlood board) {
        bits = new int[4 * SIDE];
        for (int word = 0; word < CellFlood.WORDS; word++) {
            long east = board.wallsEast(word);
            for (int row = 0; row < 4; row++) bits[WALLS + word * 4 + row] = (int) (east >>> row * SIDE) & 0xFFFF;
            for (long south = board.wallsSouth(word); south != 0; south &= south - 1) {
                int cell = word << 6 | Long.numberOfTrailingZeros(south);
                bits[WALLS + COLUMNS + (cell & 15)] |= 1 << (cell >> 4);
            }
        }
    }

    /** Copies a board with its robots, for another search. */
    StraightSlides(StraightSlides board) {
        bits = board.bits.clone();
    }

    /** Adds a robot on a cell, or removes the robot that is there. */
    void toggle(int cell) {
        bits[cell >> 4] ^= 1 << (cell & 15);
        bits[COLUMNS + (cell & 15)] ^= 1 << (cell >> 4);
    }

    int north(int cell) {
        return cell - (stepsBack(COLUMNS + (cell & 15), cell >> 4) << 4);
    }

    int east(int cell) {
        return cell + stepsAhead(cell >> 4, cell & 15);
    }

    int south(int cell) {
        return cell + (stepsAhead(COLUMNS + (cell & 15), cell >> 4) << 4);
    }

    int west(int cell) {
        return cell - stepsBack(cell >> 4, cell & 15);
    }

    /**
     * Returns the stops in the directions N E S W, one byte each, north in the lowest byte. The stop is the cell itself if
     * there is no such move.
     */
    int stops(int cell) {
        return north(cell) | east(cell) << 8 | south(cell) << 16 | west(cell) << 24;
    }

    /** Returns the steps towards higher numbers. A robot blocks from the next cell on, a wall from this cell on. */
    private int stepsAhead(int line, int at) {
        return Integer.numberOfTrailingZeros((bits[line] >>> 1 | bits[WALLS + line]) >>> at);
    }

    /** Returns the steps towards lower numbers. A robot on the previous cell blocks, and so does a wall after that cell. */
    private int stepsBack(int line, int at) {
        return Integer.numberOfLeadingZeros((bits[line] | bits[WALLS + line]) << 31 - at << 1 | TOP_BIT >>> at);
    }
}
