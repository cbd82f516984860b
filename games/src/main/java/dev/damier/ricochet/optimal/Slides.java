package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetBoard;
import dev.damier.ricochet.SlideRules;

/**
 * Computes where robots of one kind stop, on any board, without stepping from cell to cell. The tests compare it with
 * {@link SlideRules}.
 *
 * <p>The end of the straight segment without robots is precomputed for every cell and direction. The cells of a row have
 * consecutive numbers, so two comparisons show whether a robot stands on the segment. For columns the cells have a second,
 * <em>transposed</em> number that counts down the columns. A diagonal that turns this kind of robot ends a segment and
 * starts the next one.
 */
final class Slides {
    /** Result if there is no such move. */
    static final int NONE = -1;

    private static final int[] SLASH = {1, 0, 3, 2};
    private static final int[] BACKSLASH = {3, 2, 1, 0};

    /** Per cell: its transposed number. */
    private final int[] transposedOf;

    /** Per transposed number: its cell. */
    private final int[] cellOf;

    /** Ends of the straight segments: north and south by transposed number, east and west by cell. */
    private final int[] north;

    private final int[] east;
    private final int[] south;
    private final int[] west;

    /** Per cell: the new direction by old direction if a diagonal turns this kind of robot there, else null. */
    private final int[][] turnsAt;

    /** Whether no diagonal turns this kind of robot. */
    private final boolean straight;

    /** Maximum number of segments of a slide. A longer slide would loop for ever. */
    private final int maxSegments;

    Slides(RicochetBoard board, int robot, boolean sameColourBounces) {
        int size = board.size();
        turnsAt = new int[size][];
        int diagonals = 0;
        for (int cell = 0; cell < size; cell++) {
            if (board.diagonals()[cell] == 0 || (board.diagonalColour(cell) == robot) != sameColourBounces) continue;
            turnsAt[cell] = board.slash(cell) == '/' ? SLASH : BACKSLASH;
            diagonals++;
        }
        straight = diagonals == 0;
        maxSegments = 4 * diagonals + 1;
        transposedOf = new int[size];
        cellOf = new int[size];
        north = new int[size];
        east = new int[size];
        south = new int[size];
        west = new int[size];
        numberCells(board.columns(), board.rows());
        for (int cell = 0; cell < size; cell++) {
            int t = transposedOf[cell];
            north[t] = board.isClosed(cell, 0) ? t : turnsAt[cellOf[t - 1]] != null ? t - 1 : north[t - 1];
            west[cell] = board.isClosed(cell, 3) ? cell : turnsAt[cell - 1] != null ? cell - 1 : west[cell - 1];
        }
        for (int cell = size - 1; cell >= 0; cell--) {
            int t = transposedOf[cell];
            south[t] = board.isClosed(cell, 2) ? t : turnsAt[cellOf[t + 1]] != null ? t + 1 : south[t + 1];
            east[cell] = board.isClosed(cell, 1) ? cell : turnsAt[cell + 1] != null ? cell + 1 : east[cell + 1];
        }
    }

    private void numberCells(int columns, int rows) {
        int cell = 0;
        for (int y = 0; y < rows; y++) {
            for (int t = y; t < transposedOf.length; t += rows) {
                transposedOf[cell] = t;
                cellOf[t] = cell++;
            }
        }
    }

    /** Returns the transposed number of a cell, which {@link #stops} needs. */
    int transposed(int cell) {
        return transposedOf[cell];
    }

    /** Returns whether diagonals turn this kind of robot. */
    boolean hasTurns() {
        return !straight;
    }

    /**
     * Computes the slides of one robot in the directions N E S W.
     *
     * @param cells the cells of all robots
     * @param transposed the transposed numbers of these cells
     * @param n the number of robots
     * @param mover the index of the robot that moves
     * @param stops receives {@code stop * 2 + (a diagonal deflected it ? 1 : 0)} per direction, or {@link #NONE} if there
     *     is no such move
     * @param at the first index of {@code stops} to write
     */
    void stops(int[] cells, int[] transposed, int n, int mover, int[] stops, int at) {
        if (!straight) {
            for (int d = 0; d < 4; d++) stops[at + d] = slideWithDiagonals(cells, transposed, n, mover, d);
            return;
        }
        int from = cells[mover];
        int fromTransposed = transposed[mover];
        int top = north[fromTransposed];
        int right = east[from];
        int bottom = south[fromTransposed];
        int left = west[from];
        for (int i = 0; i < n; i++) {
            int cell = cells[i];
            if (cell > from) {
                if (cell <= right) right = cell - 1;
            } else if (cell < from && cell >= left) left = cell + 1;
            int other = transposed[i];
            if (other > fromTransposed) {
                if (other <= bottom) bottom = other - 1;
            } else if (other < fromTransposed && other >= top) top = other + 1;
        }
        stops[at] = top == fromTransposed ? NONE : cellOf[top] << 1;
        stops[at + 1] = right == from ? NONE : right << 1;
        stops[at + 2] = bottom == fromTransposed ? NONE : cellOf[bottom] << 1;
        stops[at + 3] = left == from ? NONE : left << 1;
    }

    /** Returns where a straight segment from a cell ends: at its first robot, or at its end. A robot on the cell is ignored. */
    private int segmentEnd(int from, int direction, int[] cells, int[] transposed, int n) {
        switch (direction) {
            case 0 -> {
                return cellOf[stopBehind(transposedOf[from], north[transposedOf[from]], transposed, n)];
            }
            case 1 -> {
                return stopAhead(from, east[from], cells, n);
            }
            case 2 -> {
                return cellOf[stopAhead(transposedOf[from], south[transposedOf[from]], transposed, n)];
            }
            default -> {
                return stopBehind(from, west[from], cells, n);
            }
        }
    }

    private static int stopAhead(int from, int end, int[] cells, int n) {
        for (int i = 0; i < n; i++) {
            int cell = cells[i];
            if (cell > from && cell <= end) end = cell - 1;
        }
        return end;
    }

    private static int stopBehind(int from, int end, int[] cells, int n) {
        for (int i = 0; i < n; i++) {
            int cell = cells[i];
            if (cell < from && cell >= end) end = cell + 1;
        }
        return end;
    }

    private int slideWithDiagonals(int[] cells, int[] transposed, int n, int mover, int direction) {
        int start = cells[mover];
        int startTransposed = transposed[mover];
        int at = start;
        int deflected = 0;
        for (int segments = 0; segments <= maxSegments; segments++) {
            int end = segmentEnd(at, direction, cells, transposed, n);
            boolean unobstructed = end == freeEnd(at, direction);
            if (segments == 0) {
                // From now on the robot has left its start cell and may cross it.
                cells[mover] = -1;
                transposed[mover] = -1;
            }
            if (!unobstructed || end == at || turnsAt[end] == null) {
                cells[mover] = start;
                transposed[mover] = startTransposed;
                return end == start ? NONE : end << 1 | deflected;
            }
            direction = turnsAt[end][direction];
            deflected = 1;
            at = end;
        }
        cells[mover] = start;
        transposed[mover] = startTransposed;
        return NONE;
    }

    /** Returns the end of the straight segment from a cell without robots. */
    private int freeEnd(int from, int direction) {
        return switch (direction) {
            case 0 -> cellOf[north[transposedOf[from]]];
            case 1 -> east[from];
            case 2 -> cellOf[south[transposedOf[from]]];
            default -> west[from];
        };
    }
}
