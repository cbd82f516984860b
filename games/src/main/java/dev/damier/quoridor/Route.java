package dev.damier.quoridor;

/** One shortest route of a pawn, and the wall slots that would cut it: a wall elsewhere cannot lengthen the way. */
final class Route {
    private final long[] lo = new long[128];
    private final long[] hi = new long[128];
    private final int[] squares = new int[128];
    private int length;

    /** Horizontal and vertical slots whose wall cuts this route. */
    long cutHLo;

    long cutHHi;
    long cutVLo;
    long cutVHi;
    /** The squares of this route. */
    long onLo;

    long onHi;

    /** Finds a route from a square to a set; the number of steps, or -1 when there is none. */
    int find(Maze maze, int from, long goalLo, long goalHi) {
        cutHLo = cutHHi = cutVLo = cutVHi = onLo = onHi = 0;
        length = 0;
        int d = maze.distance(from, goalLo, goalHi, lo, hi);
        if (d < 0) return -1;
        length = d;
        long endLo = lo[d] & goalLo;
        int at = endLo != 0 ? Long.numberOfTrailingZeros(endLo) : 64 + Long.numberOfTrailingZeros(hi[d] & goalHi);
        squares[d] = at;
        on(at);
        while (--d >= 0) {
            for (int way = 0; way < 4; way++) {
                int back = maze.step(at, way);
                if (back >= 0 && Maze.in(lo[d], hi[d], back)) {
                    cut(maze.size, at, way);
                    at = back;
                    break;
                }
            }
            squares[d] = at;
            on(at);
        }
        return length;
    }

    /** Notes the slots that block the edge of this square towards that way. */
    private void cut(int size, int square, int way) {
        if (way == 0 || way == 2) {
            int lower = way == 0 ? square : square - size;
            addH(lower);
            if (lower > 0) addH(lower - 1);
        } else {
            int left = way == 1 ? square : square - 1;
            addV(left);
            if (left >= size) addV(left - size);
        }
    }

    private void on(int square) {
        if (square < 64) onLo |= 1L << square;
        else onHi |= 1L << square;
    }

    private void addH(int anchor) {
        if (anchor < 64) cutHLo |= 1L << anchor;
        else cutHHi |= 1L << anchor;
    }

    private void addV(int anchor) {
        if (anchor < 64) cutVLo |= 1L << anchor;
        else cutVHi |= 1L << anchor;
    }

    boolean cutBy(int wall) {
        int a = Code.anchor(wall);
        return Code.horizontal(wall) ? Maze.in(cutHLo, cutHHi, a) : Maze.in(cutVLo, cutVHi, a);
    }

    /** The squares within so many steps of the pawn, at most {@link #length()}. */
    long withinLo(int steps) {
        return lo[steps];
    }

    long withinHi(int steps) {
        return hi[steps];
    }

    int length() {
        return length;
    }

    /** The square after so many steps; 0 is where the pawn stands. */
    int square(int step) {
        return squares[step];
    }
}
