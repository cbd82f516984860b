package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetBoard;
import java.util.Arrays;

/**
 * Sets of cells that spread along rows and columns until walls stop them, all cells of a set at once. For boards of 16
 * columns, at most 16 rows and no diagonal: cell {@code c} is bit {@code c & 63} of long {@code c >> 6}, so a row is 16 bits
 * and a step north or south is a shift by 16.
 *
 * <p>A spread doubles its stride: by 1, 2, 4 and 8 cells. For each stride and direction it is known which cells can be
 * entered over so many cells without a wall.
 */
final class CellFlood {
    static final int WORDS = 4;
    private static final int COLUMNS = 16;
    private static final int STRIDES = 4;
    private static final long FIRST_COLUMN = 0x0001000100010001L;

    private static final int NORTH = 0;
    private static final int EAST = STRIDES * WORDS;
    private static final int SOUTH = 2 * EAST;
    private static final int WEST = 3 * EAST;

    /** By direction, stride and word: the cells that can be entered from so many cells back. */
    private final long[] open = new long[4 * STRIDES * WORDS];

    CellFlood(RicochetBoard board) {
        byte[] walls = board.walls();
        for (int word = 0; word < WORDS; word++) {
            long east = -1;
            long south = -1;
            int end = Math.min(walls.length - word * 64, 64);
            for (int bit = 0; bit < end; bit++) {
                int sides = ~walls[word * 64 + bit];
                east ^= (long) (sides >> 1 & 1) << bit;
                south ^= (long) (sides >> 2 & 1) << bit;
            }
            // Walls east and south of a cell are those that keep robots from entering it westward and northward.
            open[WEST + word] = ~east;
            open[NORTH + word] = ~south;
            open[EAST + word] = ~(east << 1) & ~FIRST_COLUMN;
            open[SOUTH + word] = ~south << COLUMNS | (word == 0 ? 0 : open[NORTH + word - 1] >>> 64 - COLUMNS);
        }
        for (int direction = 0; direction < 4; direction++) {
            for (int stride = 1; stride < STRIDES; stride++) {
                int at = (direction * STRIDES + stride) * WORDS;
                int half = at - WORDS;
                for (int w = 0; w < WORDS; w++)
                    open[at + w] = open[half + w] & shifted(open, half, w, direction, stride - 1);
            }
        }
    }

    /** The cells of a word that have a wall, or what lies beyond the board, to the east. */
    long wallsEast(int word) {
        return ~open[WEST + word];
    }

    long wallsSouth(int word) {
        return ~open[NORTH + word];
    }

    static boolean fits(RicochetBoard board) {
        return board.columns() == COLUMNS && board.rows() <= COLUMNS && !board.hasDiagonals();
    }

    /** A word of a set moved by a stride of {@code 1 << power} cells. */
    private static long shifted(long[] set, int at, int word, int direction, int power) {
        int cells = 1 << power;
        return switch (direction) {
            case 0 -> up(set, at, word, cells);
            case 1 -> set[at + word] << cells;
            case 2 -> down(set, at, word, cells);
            default -> set[at + word] >>> cells;
        };
    }

    private static long up(long[] set, int at, int word, int rows) {
        int from = word + (rows >> 2);
        if (from >= WORDS) return 0;
        int bits = (rows & 3) * COLUMNS;
        if (bits == 0) return set[at + from];
        return set[at + from] >>> bits | (from + 1 < WORDS ? set[at + from + 1] << 64 - bits : 0);
    }

    private static long down(long[] set, int at, int word, int rows) {
        int from = word - (rows >> 2);
        if (from < 0) return 0;
        int bits = (rows & 3) * COLUMNS;
        if (bits == 0) return set[at + from];
        return set[at + from] << bits | (from > 0 ? set[at + from - 1] >>> 64 - bits : 0);
    }

    /** Slides from a cell to every other for a robot that may stop anywhere; {@link ReverseSlides#UNREACHABLE} where there is no way. */
    byte[] ways(int start, int size) {
        byte[] ways = new byte[size];
        Arrays.fill(ways, ReverseSlides.UNREACHABLE);
        ways[start] = 0;
        long[] met = new long[WORDS];
        long[] front = new long[WORDS];
        long[] entered = new long[WORDS];
        front[start >> 6] = met[start >> 6] = 1L << start;
        boolean more = true;
        for (int slides = 1; more; slides++) {
            long[] next = new long[WORDS];
            for (int direction = 0; direction < 4; direction++) {
                slide(direction, front, entered);
                for (int w = 0; w < WORDS; w++) next[w] |= entered[w] & ~met[w];
            }
            more = false;
            for (int w = 0; w < WORDS; w++) {
                met[w] |= next[w];
                more |= next[w] != 0;
                mark(ways, w, next[w], slides);
            }
            front = next;
        }
        return ways;
    }

    /** Gives the cells in a word of a set their number of slides. */
    static void mark(byte[] ways, int word, long cells, int slides) {
        for (long left = cells; left != 0; left &= left - 1)
            ways[word << 6 | Long.numberOfTrailingZeros(left)] = (byte) Math.min(slides, ReverseSlides.MAX_DISTANCE);
    }

    /** Finds the cells entered by slides in this direction from the cells of a set. */
    void slide(int direction, long[] from, long[] entered) {
        int at = direction * STRIDES * WORDS;
        switch (direction) {
            case 0 -> north(at, from, entered);
            case 1 -> east(at, from, entered);
            case 2 -> south(at, from, entered);
            default -> west(at, from, entered);
        }
    }

    private void east(int at, long[] from, long[] entered) {
        for (int w = 0; w < WORDS; w++) {
            long set = from[w];
            set |= set << 1 & open[at + w];
            set |= set << 2 & open[at + WORDS + w];
            set |= set << 4 & open[at + 2 * WORDS + w];
            set |= set << 8 & open[at + 3 * WORDS + w];
            entered[w] = set << 1 & open[at + w];
        }
    }

    private void west(int at, long[] from, long[] entered) {
        for (int w = 0; w < WORDS; w++) {
            long set = from[w];
            set |= set >>> 1 & open[at + w];
            set |= set >>> 2 & open[at + WORDS + w];
            set |= set >>> 4 & open[at + 2 * WORDS + w];
            set |= set >>> 8 & open[at + 3 * WORDS + w];
            entered[w] = set >>> 1 & open[at + w];
        }
    }

    private void north(int at, long[] from, long[] entered) {
        long a = from[0];
        long b = from[1];
        long c = from[2];
        long d = from[3];
        a |= (a >>> 16 | b << 48) & open[at];
        b |= (b >>> 16 | c << 48) & open[at + 1];
        c |= (c >>> 16 | d << 48) & open[at + 2];
        d |= d >>> 16 & open[at + 3];
        a |= (a >>> 32 | b << 32) & open[at + 4];
        b |= (b >>> 32 | c << 32) & open[at + 5];
        c |= (c >>> 32 | d << 32) & open[at + 6];
        d |= d >>> 32 & open[at + 7];
        a |= b & open[at + 8];
        b |= c & open[at + 9];
        c |= d & open[at + 10];
        a |= c & open[at + 12];
        b |= d & open[at + 13];
        entered[0] = (a >>> 16 | b << 48) & open[at];
        entered[1] = (b >>> 16 | c << 48) & open[at + 1];
        entered[2] = (c >>> 16 | d << 48) & open[at + 2];
        entered[3] = d >>> 16 & open[at + 3];
    }

    private void south(int at, long[] from, long[] entered) {
        long a = from[0];
        long b = from[1];
        long c = from[2];
        long d = from[3];
        d |= (d << 16 | c >>> 48) & open[at + 3];
        c |= (c << 16 | b >>> 48) & open[at + 2];
        b |= (b << 16 | a >>> 48) & open[at + 1];
        a |= a << 16 & open[at];
        d |= (d << 32 | c >>> 32) & open[at + 7];
        c |= (c << 32 | b >>> 32) & open[at + 6];
        b |= (b << 32 | a >>> 32) & open[at + 5];
        a |= a << 32 & open[at + 4];
        d |= c & open[at + 11];
        c |= b & open[at + 10];
        b |= a & open[at + 9];
        d |= b & open[at + 15];
        c |= a & open[at + 14];
        entered[0] = a << 16 & open[at];
        entered[1] = (b << 16 | a >>> 48) & open[at + 1];
        entered[2] = (c << 16 | b >>> 48) & open[at + 2];
        entered[3] = (d << 16 | c >>> 48) & open[at + 3];
    }
}
