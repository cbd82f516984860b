package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetBoard;
import java.util.Arrays;

/**
 * Bit-parallel slides of sets of cells. For boards of 16 columns and at most 16 rows, without diagonals.
 *
 * <p>A set of cells is four longs: cell {@code c} is bit {@code c & 63} of long {@code c >> 6}. So a row is 16 bits, and a
 * step north or south is a shift by 16. All cells of a set slide at once, until walls stop them.
 *
 * <p>A slide takes four steps whose stride doubles: 1, 2, 4 and 8 cells. For each stride and direction, {@link #enterable}
 * has the cells that can be entered over that many cells without a wall.
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

    /** By direction, stride and word: the cells that a step of this stride can enter without crossing a wall. */
    private final long[] enterable = new long[4 * STRIDES * WORDS];

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
            // A wall east of a cell prevents a robot from entering it westward. A wall south of it prevents entering
            // northward.
            enterable[WEST + word] = ~east;
            enterable[NORTH + word] = ~south;
            enterable[EAST + word] = ~(east << 1) & ~FIRST_COLUMN;
            enterable[SOUTH + word] =
                    ~south << COLUMNS | (word == 0 ? 0 : enterable[NORTH + word - 1] >>> 64 - COLUMNS);
        }
        for (int direction = 0; direction < 4; direction++) {
            for (int stride = 1; stride < STRIDES; stride++) {
                int at = (direction * STRIDES + stride) * WORDS;
                int half = at - WORDS;
                for (int w = 0; w < WORDS; w++)
                    enterable[at + w] = enterable[half + w] & shift(enterable, half, w, direction, stride - 1);
            }
        }
    }

    /** Returns the cells of a word that have a wall or the rim of the board to the east. */
    long wallsEast(int word) {
        return ~enterable[WEST + word];
    }

    /** Returns the cells of a word that have a wall or the rim of the board to the south. */
    long wallsSouth(int word) {
        return ~enterable[NORTH + word];
    }

    /** Returns whether this class supports the board. */
    static boolean supports(RicochetBoard board) {
        return board.columns() == COLUMNS && board.rows() <= COLUMNS && !board.hasDiagonals();
    }

    /** Returns one word of a set that is shifted by {@code 1 << power} cells. */
    private static long shift(long[] set, int at, int word, int direction, int power) {
        int cells = 1 << power;
        return switch (direction) {
            case 0 -> shiftNorth(set, at, word, cells);
            case 1 -> set[at + word] << cells;
            case 2 -> shiftSouth(set, at, word, cells);
            default -> set[at + word] >>> cells;
        };
    }

    private static long shiftNorth(long[] set, int at, int word, int rows) {
        int from = word + (rows >> 2);
        if (from >= WORDS) return 0;
        int bits = (rows & 3) * COLUMNS;
        if (bits == 0) return set[at + from];
        return set[at + from] >>> bits | (from + 1 < WORDS ? set[at + from + 1] << 64 - bits : 0);
    }

    private static long shiftSouth(long[] set, int at, int word, int rows) {
        int from = word - (rows >> 2);
        if (from < 0) return 0;
        int bits = (rows & 3) * COLUMNS;
        if (bits == 0) return set[at + from];
        return set[at + from] << bits | (from > 0 ? set[at + from - 1] >>> 64 - bits : 0);
    }

    /** Returns the slide distance from a cell to every cell, or {@link ReverseSlides#UNREACHABLE} if there is no path. */
    byte[] distances(int start, int size) {
        byte[] distances = new byte[size];
        Arrays.fill(distances, ReverseSlides.UNREACHABLE);
        distances[start] = 0;
        long[] reached = new long[WORDS];
        long[] frontier = new long[WORDS];
        long[] entered = new long[WORDS];
        frontier[start >> 6] = reached[start >> 6] = 1L << start;
        boolean more = true;
        for (int slides = 1; more; slides++) {
            long[] next = new long[WORDS];
            for (int direction = 0; direction < 4; direction++) {
                slide(direction, frontier, entered);
                for (int w = 0; w < WORDS; w++) next[w] |= entered[w] & ~reached[w];
            }
            more = false;
            for (int w = 0; w < WORDS; w++) {
                reached[w] |= next[w];
                more |= next[w] != 0;
                setDistances(distances, w, next[w], slides);
            }
            frontier = next;
        }
        return distances;
    }

    /** Stores the number of slides for all cells in one word of a set. */
    static void setDistances(byte[] distances, int word, long cells, int slides) {
        for (long left = cells; left != 0; left &= left - 1)
            distances[word << 6 | Long.numberOfTrailingZeros(left)] =
                    (byte) Math.min(slides, ReverseSlides.MAX_DISTANCE);
    }

    /** Computes the cells that slides in this direction enter, from all cells of a set. */
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
            set |= set << 1 & enterable[at + w];
            set |= set << 2 & enterable[at + WORDS + w];
            set |= set << 4 & enterable[at + 2 * WORDS + w];
            set |= set << 8 & enterable[at + 3 * WORDS + w];
            entered[w] = set << 1 & enterable[at + w];
        }
    }

    private void west(int at, long[] from, long[] entered) {
        for (int w = 0; w < WORDS; w++) {
            long set = from[w];
            set |= set >>> 1 & enterable[at + w];
            set |= set >>> 2 & enterable[at + WORDS + w];
            set |= set >>> 4 & enterable[at + 2 * WORDS + w];
            set |= set >>> 8 & enterable[at + 3 * WORDS + w];
            entered[w] = set >>> 1 & enterable[at + w];
        }
    }

    private void north(int at, long[] from, long[] entered) {
        long a = from[0];
        long b = from[1];
        long c = from[2];
        long d = from[3];
        a |= (a >>> 16 | b << 48) & enterable[at];
        b |= (b >>> 16 | c << 48) & enterable[at + 1];
        c |= (c >>> 16 | d << 48) & enterable[at + 2];
        d |= d >>> 16 & enterable[at + 3];
        a |= (a >>> 32 | b << 32) & enterable[at + 4];
        b |= (b >>> 32 | c << 32) & enterable[at + 5];
        c |= (c >>> 32 | d << 32) & enterable[at + 6];
        d |= d >>> 32 & enterable[at + 7];
        a |= b & enterable[at + 8];
        b |= c & enterable[at + 9];
        c |= d & enterable[at + 10];
        a |= c & enterable[at + 12];
        b |= d & enterable[at + 13];
        entered[0] = (a >>> 16 | b << 48) & enterable[at];
        entered[1] = (b >>> 16 | c << 48) & enterable[at + 1];
        entered[2] = (c >>> 16 | d << 48) & enterable[at + 2];
        entered[3] = d >>> 16 & enterable[at + 3];
    }

    private void south(int at, long[] from, long[] entered) {
        long a = from[0];
        long b = from[1];
        long c = from[2];
        long d = from[3];
        d |= (d << 16 | c >>> 48) & enterable[at + 3];
        c |= (c << 16 | b >>> 48) & enterable[at + 2];
        b |= (b << 16 | a >>> 48) & enterable[at + 1];
        a |= a << 16 & enterable[at];
        d |= (d << 32 | c >>> 32) & enterable[at + 7];
        c |= (c << 32 | b >>> 32) & enterable[at + 6];
        b |= (b << 32 | a >>> 32) & enterable[at + 5];
        a |= a << 32 & enterable[at + 4];
        d |= c & enterable[at + 11];
        c |= b & enterable[at + 10];
        b |= a & enterable[at + 9];
        d |= b & enterable[at + 15];
        c |= a & enterable[at + 14];
        entered[0] = a << 16 & enterable[at];
        entered[1] = (b << 16 | a >>> 48) & enterable[at + 1];
        entered[2] = (c << 16 | b >>> 48) & enterable[at + 2];
        entered[3] = (d << 16 | c >>> 48) & enterable[at + 3];
    }
}
