package dev.damier.ricochet.optimal;

/**
 * Where robots stop on a board of 16 columns, at most 16 rows and no diagonal, by counting zeros: the robots of a row, and
 * those of a column, are the bits of an int, and the walls across it those of another. All of it is 64 ints.
 */
final class StraightSlides {
    private static final int SIDE = 16;

    /** Where the ints of the columns begin, after those of the rows. */
    private static final int COLUMNS = SIDE;

    /** Where the walls begin, after the robots: those east of the cells of a row, and south of the cells of a column. */
    private static final int WALLS = 2 * SIDE;

    private static final int TOP = 1 << 31;

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

    /** The same board with the same robots, for another search. */
    StraightSlides(StraightSlides board) {
        bits = board.bits.clone();
    }

    /** Puts a robot on the board, or takes it away. */
    void turn(int cell) {
        bits[cell >> 4] ^= 1 << (cell & 15);
        bits[COLUMNS + (cell & 15)] ^= 1 << (cell >> 4);
    }

    int north(int cell) {
        return cell - (back(COLUMNS + (cell & 15), cell >> 4) << 4);
    }

    int east(int cell) {
        return cell + ahead(cell >> 4, cell & 15);
    }

    int south(int cell) {
        return cell + (ahead(COLUMNS + (cell & 15), cell >> 4) << 4);
    }

    int west(int cell) {
        return cell - back(cell >> 4, cell & 15);
    }

    /** The stops in the directions N E S W, a byte each, the lowest first; the cell itself where there is no such move. */
    int stops(int cell) {
        return north(cell) | east(cell) << 8 | south(cell) << 16 | west(cell) << 24;
    }

    /** Steps to higher numbers: a robot is in the way on the next cell, a wall on this one already. */
    private int ahead(int line, int at) {
        return Integer.numberOfTrailingZeros((bits[line] >>> 1 | bits[WALLS + line]) >>> at);
    }

    /** Steps to lower numbers: a robot is in the way on the cell before, and so is the wall after that cell. */
    private int back(int line, int at) {
        return Integer.numberOfLeadingZeros((bits[line] | bits[WALLS + line]) << 31 - at << 1 | TOP >>> at);
    }
}
