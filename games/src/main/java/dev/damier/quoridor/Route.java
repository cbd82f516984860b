package dev.damier.quoridor;

/**
 * A shortest path of a pawn, with the wall slots that would cut it. A wall in any other slot leaves the distance
 * unchanged. The object is reused for many searches.
 */
public final class Route {
    /** By number of steps, the squares that the pawn can reach within that many steps. */
    private final long[] reachedLo = new long[128];

    private final long[] reachedHi = new long[128];
    private final int[] squares = new int[128];
    private int length;

    /** Horizontal and vertical slots whose wall cuts this path. */
    long cutHLo;

    long cutHHi;
    long cutVLo;
    long cutVHi;
    /** The squares of this path. */
    long squaresLo;

    long squaresHi;

    /** Finds a shortest path from a square to a set. Returns the number of steps, or -1 if there is no path. */
    public int find(WallGrid walls, int from, long goalLo, long goalHi) {
        cutHLo = cutHHi = cutVLo = cutVHi = squaresLo = squaresHi = 0;
        length = 0;
        int d = walls.distance(from, goalLo, goalHi, reachedLo, reachedHi);
        if (d < 0) return -1;
        length = d;
        long endLo = reachedLo[d] & goalLo;
        int at =
                endLo != 0 ? Long.numberOfTrailingZeros(endLo) : 64 + Long.numberOfTrailingZeros(reachedHi[d] & goalHi);
        squares[d] = at;
        addSquare(at);
        while (--d >= 0) {
            for (int direction = 0; direction < 4; direction++) {
                int back = walls.neighbour(at, direction);
                if (back >= 0 && WallGrid.contains(reachedLo[d], reachedHi[d], back)) {
                    addCutSlots(walls.size, at, direction);
                    at = back;
                    break;
                }
            }
            squares[d] = at;
            addSquare(at);
        }
        return length;
    }

    /** Adds the slots whose wall blocks one edge of a square. */
    private void addCutSlots(int size, int square, int direction) {
        if (direction == 0 || direction == 2) {
            int lower = direction == 0 ? square : square - size;
            addHorizontalCut(lower);
            if (lower > 0) addHorizontalCut(lower - 1);
        } else {
            int left = direction == 1 ? square : square - 1;
            addVerticalCut(left);
            if (left >= size) addVerticalCut(left - size);
        }
    }

    private void addSquare(int square) {
        if (square < 64) squaresLo |= 1L << square;
        else squaresHi |= 1L << square;
    }

    private void addHorizontalCut(int anchor) {
        if (anchor < 64) cutHLo |= 1L << anchor;
        else cutHHi |= 1L << anchor;
    }

    private void addVerticalCut(int anchor) {
        if (anchor < 64) cutVLo |= 1L << anchor;
        else cutVHi |= 1L << anchor;
    }

    /** Returns whether a wall cuts this path. */
    public boolean isCutBy(int wall) {
        int a = MoveCode.anchor(wall);
        return MoveCode.isHorizontal(wall)
                ? WallGrid.contains(cutHLo, cutHHi, a)
                : WallGrid.contains(cutVLo, cutVHi, a);
    }

    /** Returns the low word of the horizontal slots whose wall cuts this path. */
    public long cutHLo() {
        return cutHLo;
    }

    /** Returns the high word of the horizontal slots whose wall cuts this path. */
    public long cutHHi() {
        return cutHHi;
    }

    /** Returns the low word of the vertical slots whose wall cuts this path. */
    public long cutVLo() {
        return cutVLo;
    }

    /** Returns the high word of the vertical slots whose wall cuts this path. */
    public long cutVHi() {
        return cutVHi;
    }

    /** Returns the low word of the squares of this path. */
    public long squaresLo() {
        return squaresLo;
    }

    /** Returns the high word of the squares of this path. */
    public long squaresHi() {
        return squaresHi;
    }

    /** Returns the low word of the squares within some steps of the pawn, at most {@link #length()}. */
    public long withinLo(int steps) {
        return reachedLo[steps];
    }

    /** Returns the high word of the squares within some steps of the pawn, at most {@link #length()}. */
    public long withinHi(int steps) {
        return reachedHi[steps];
    }

    /** Returns the number of steps. */
    public int length() {
        return length;
    }

    /** Returns the square after a number of steps; 0 is the square of the pawn. */
    public int square(int step) {
        return squares[step];
    }
}
