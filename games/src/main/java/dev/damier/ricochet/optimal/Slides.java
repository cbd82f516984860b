package dev.damier.ricochet.optimal;

import dev.damier.ricochet.SlideRules;
import dev.damier.ricochet.RicochetBoard;

/**
 * Where robots of one kind stop, without stepping: the same answers as {@link SlideRules}, which it is tested against.
 *
 * <p>For every cell and direction the end of the free straight segment is known beforehand. A robot in the way is one
 * that lies between, and because the cells of a row have consecutive numbers "between" is two comparisons. Columns get
 * the same treatment through a second numbering, down the columns, called <em>flipped</em>. A diagonal that turns this
 * kind of robot ends a segment and begins the next.
 */
final class Slides {
    /** No such move. */
    static final int NONE = -1;

    private static final int[] SLASH = {1, 0, 3, 2};
    private static final int[] BACKSLASH = {3, 2, 1, 0};

    /** Cell to its number down the columns, and back. */
    private final int[] flip;

    private final int[] unflip;

    /** Ends of straight segments: north and south by flipped number, east and west by cell. */
    private final int[] north;

    private final int[] east;
    private final int[] south;
    private final int[] west;

    /** Per cell the directions after the diagonal there; null where this kind of robot goes straight on. */
    private final int[][] turns;

    /** Whether there is any diagonal that turns this kind of robot. */
    private final boolean straight;

    /** A slide of more segments than this goes round for ever. */
    private final int mostSegments;

    Slides(RicochetBoard board, int robot, boolean sameColourBounces) {
        int size = board.size();
        turns = new int[size][];
        int diagonals = 0;
        for (int cell = 0; cell < size; cell++) {
            if (board.diagonals()[cell] == 0 || (board.diagonalColour(cell) == robot) != sameColourBounces) continue;
            turns[cell] = board.slash(cell) == '/' ? SLASH : BACKSLASH;
            diagonals++;
        }
        straight = diagonals == 0;
        mostSegments = 4 * diagonals + 1;
        flip = new int[size];
        unflip = new int[size];
        north = new int[size];
        east = new int[size];
        south = new int[size];
        west = new int[size];
        number(board.columns(), board.rows());
        for (int cell = 0; cell < size; cell++) {
            int f = flip[cell];
            north[f] = board.closed(cell, 0) ? f : turns[unflip[f - 1]] != null ? f - 1 : north[f - 1];
            west[cell] = board.closed(cell, 3) ? cell : turns[cell - 1] != null ? cell - 1 : west[cell - 1];
        }
        for (int cell = size - 1; cell >= 0; cell--) {
            int f = flip[cell];
            south[f] = board.closed(cell, 2) ? f : turns[unflip[f + 1]] != null ? f + 1 : south[f + 1];
            east[cell] = board.closed(cell, 1) ? cell : turns[cell + 1] != null ? cell + 1 : east[cell + 1];
        }
    }

    private void number(int columns, int rows) {
        int cell = 0;
        for (int y = 0; y < rows; y++) {
            for (int f = y; f < flip.length; f += rows) {
                flip[cell] = f;
                unflip[f] = cell++;
            }
        }
    }

    /** The flipped number of a cell, which {@link #slide} wants beside the cell. */
    int flipped(int cell) {
        return flip[cell];
    }

    /** Whether diagonals turn this kind of robot. */
    boolean turns() {
        return !straight;
    }

    /**
     * Slides a robot among the others in the directions N E S W.
     *
     * @param cells where all the robots are
     * @param flipped the same cells by flipped number
     * @param n how many robots
     * @param mover which of them moves
     * @param stops takes, from this index on, {@code stop * 2 + (a diagonal deflected it ? 1 : 0)} by direction, or
     *     {@link #NONE} when there is no such move
     */
    void stops(int[] cells, int[] flipped, int n, int mover, int[] stops, int at) {
        if (!straight) {
            for (int d = 0; d < 4; d++) stops[at + d] = turning(cells, flipped, n, mover, d);
            return;
        }
        int from = cells[mover];
        int fromFlipped = flipped[mover];
        int top = north[fromFlipped];
        int right = east[from];
        int bottom = south[fromFlipped];
        int left = west[from];
        for (int i = 0; i < n; i++) {
            int cell = cells[i];
            if (cell > from) {
                if (cell <= right) right = cell - 1;
            } else if (cell < from && cell >= left) left = cell + 1;
            int other = flipped[i];
            if (other > fromFlipped) {
                if (other <= bottom) bottom = other - 1;
            } else if (other < fromFlipped && other >= top) top = other + 1;
        }
        stops[at] = top == fromFlipped ? NONE : unflip[top] << 1;
        stops[at + 1] = right == from ? NONE : right << 1;
        stops[at + 2] = bottom == fromFlipped ? NONE : unflip[bottom] << 1;
        stops[at + 3] = left == from ? NONE : left << 1;
    }

    /** The end of the straight segment from a cell, cut short by the first robot on it; one on the cell itself is not. */
    private int segment(int from, int direction, int[] cells, int[] flipped, int n) {
        switch (direction) {
            case 0 -> {
                return unflip[back(flip[from], north[flip[from]], flipped, n)];
            }
            case 1 -> {
                return ahead(from, east[from], cells, n);
            }
            case 2 -> {
                return unflip[ahead(flip[from], south[flip[from]], flipped, n)];
            }
            default -> {
                return back(from, west[from], cells, n);
            }
        }
    }

    private static int ahead(int from, int end, int[] cells, int n) {
        for (int i = 0; i < n; i++) {
            int cell = cells[i];
            if (cell > from && cell <= end) end = cell - 1;
        }
        return end;
    }

    private static int back(int from, int end, int[] cells, int n) {
        for (int i = 0; i < n; i++) {
            int cell = cells[i];
            if (cell < from && cell >= end) end = cell + 1;
        }
        return end;
    }

    private int turning(int[] cells, int[] flipped, int n, int mover, int direction) {
        int start = cells[mover];
        int startFlipped = flipped[mover];
        int at = start;
        int deflected = 0;
        for (int segments = 0; segments <= mostSegments; segments++) {
            int end = segment(at, direction, cells, flipped, n);
            boolean whole = end == free(at, direction);
            if (segments == 0) {
                // From here on the robot has left its cell and may cross it.
                cells[mover] = -1;
                flipped[mover] = -1;
            }
            if (!whole || end == at || turns[end] == null) {
                cells[mover] = start;
                flipped[mover] = startFlipped;
                return end == start ? NONE : end << 1 | deflected;
            }
            direction = turns[end][direction];
            deflected = 1;
            at = end;
        }
        cells[mover] = start;
        flipped[mover] = startFlipped;
        return NONE;
    }

    /** The end of the segment if no robot were there. */
    private int free(int from, int direction) {
        return switch (direction) {
            case 0 -> unflip[north[flip[from]]];
            case 1 -> east[from];
            case 2 -> unflip[south[flip[from]]];
            default -> west[from];
        };
    }
}
