package dev.damier.quoridor;

/** One shortest route of a pawn, and the wall slots that would cut it: a wall elsewhere cannot lengthen the way. */
public final class Route {
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
    public int find(WallGrid walls, int from, long goalLo, long goalHi) {
        cutHLo = cutHHi = cutVLo = cutVHi = onLo = onHi = 0;
        length = 0;
        int d = walls.distance(from, goalLo, goalHi, lo, hi);
        if (d < 0) return -1;
        length = d;
        long endLo = lo[d] & goalLo;
        int at = endLo != 0 ? Long.numberOfTrailingZeros(endLo) : 64 + Long.numberOfTrailingZeros(hi[d] & goalHi);
        squares[d] = at;
        on(at);
        while (--d >= 0) {
            for (int way = 0; way < 4; way++) {
                int back = walls.step(at, way);
                if (back >= 0 && WallGrid.in(lo[d], hi[d], back)) {
                    cut(walls.size, at, way);
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

    public boolean cutBy(int wall) {
        int a = MoveCode.anchor(wall);
        return MoveCode.horizontal(wall) ? WallGrid.in(cutHLo, cutHHi, a) : WallGrid.in(cutVLo, cutVHi, a);
    }

    /** Horizontal slots whose wall cuts this route: squares 0 to 63. */
    public long cutHLo() {
        return cutHLo;
    }

    /** Horizontal slots whose wall cuts this route: squares from 64 on. */
    public long cutHHi() {
        return cutHHi;
    }

    /** Vertical slots whose wall cuts this route: squares 0 to 63. */
    public long cutVLo() {
        return cutVLo;
    }

    /** Vertical slots whose wall cuts this route: squares from 64 on. */
    public long cutVHi() {
        return cutVHi;
    }

    /** The squares of this route: squares 0 to 63. */
    public long onLo() {
        return onLo;
    }

    /** The squares of this route: squares from 64 on. */
    public long onHi() {
        return onHi;
    }

    /** The squares within so many steps of the pawn, at most {@link #length()}. */
    public long withinLo(int steps) {
        return lo[steps];
    }

    public long withinHi(int steps) {
        return hi[steps];
    }

    public int length() {
        return length;
    }

    /** The square after so many steps; 0 is where the pawn stands. */
    public int square(int step) {
        return squares[step];
    }
}
