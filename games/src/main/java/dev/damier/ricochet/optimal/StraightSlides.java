package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetBoard;

/**
 * Where robots stop on a board of 16 columns, at most 16 rows and no diagonal, by counting zeros: the robots of a row, and
 * those of a column, are the bits of an int, and where walls end the way is one bit more.
 */
final class StraightSlides {
    private static final int SIDE = 16;

    /** By cell, the wall's bit among the bits of the robots ahead: ahead from the lowest bit up, back from the highest down. */
    private final int[] north;

    private final int[] east;
    private final int[] south;
    private final int[] west;

    /** The robots by row and by column. */
    private final int[] rows = new int[SIDE];

    private final int[] columns = new int[SIDE];

    StraightSlides(RicochetBoard board) {
        int size = board.size();
        north = new int[size];
        east = new int[size];
        south = new int[size];
        west = new int[size];
        for (int cell = 0; cell < size; cell++) {
            north[cell] = board.closed(cell, 0) ? 1 << 31 : north[cell - SIDE] >>> 1;
            west[cell] = board.closed(cell, 3) ? 1 << 31 : west[cell - 1] >>> 1;
        }
        for (int cell = size - 1; cell >= 0; cell--) {
            south[cell] = board.closed(cell, 2) ? 1 : south[cell + SIDE] << 1;
            east[cell] = board.closed(cell, 1) ? 1 : east[cell + 1] << 1;
        }
    }

    /** The same board without robots, for another search. */
    StraightSlides(StraightSlides board) {
        north = board.north;
        east = board.east;
        south = board.south;
        west = board.west;
    }

    /** Puts a robot on the board, or takes it away. */
    void turn(int cell) {
        rows[cell >> 4] ^= 1 << (cell & 15);
        columns[cell & 15] ^= 1 << (cell >> 4);
    }

    int north(int cell) {
        return cell - (Integer.numberOfLeadingZeros(columns[cell & 15] << 31 - (cell >> 4) << 1 | north[cell]) << 4);
    }

    int east(int cell) {
        return cell + Integer.numberOfTrailingZeros(rows[cell >> 4] >>> (cell & 15) >>> 1 | east[cell]);
    }

    int south(int cell) {
        return cell + (Integer.numberOfTrailingZeros(columns[cell & 15] >>> (cell >> 4) >>> 1 | south[cell]) << 4);
    }

    int west(int cell) {
        return cell - Integer.numberOfLeadingZeros(rows[cell >> 4] << 31 - (cell & 15) << 1 | west[cell]);
    }
}
