package dev.damier.quoridor;

/**
 * The walls of a board, with distances and free wall slots. It stores no pawns.
 *
 * <p>Sets of squares are 128 bits in two words, with square {@code row * size + column}. The suffixes {@code Lo} and
 * {@code Hi} mark the word for squares 0 to 63 and the word for squares from 64 on. A flood fill of the whole board
 * advances one step with a few shifts.
 *
 * <table><caption>Masks</caption>
 * <tr><td>north</td><td>squares whose upper edge is open (never the last row)</td></tr>
 * <tr><td>east</td><td>squares whose right edge is open (never the last column)</td></tr>
 * <tr><td>h, v</td><td>anchors of the horizontal and vertical walls; the anchor is the square closest to a1 of the four
 * squares that a wall touches</td></tr>
 * </table>
 *
 * <p>A lattice point has the number of the square whose upper right corner it is. A horizontal wall with anchor a has
 * its middle at point a and its ends at a - 1 and a + 1. A vertical wall has its ends at a - size and a + size. The
 * points of the last column lie on the right border. The point before the first column of a row has the number of the
 * last point of the row below, which lies on the border too. So only square 0 is a special case of the test for
 * touching walls.
 */
public final class WallGrid {
    final int size;
    final long boardLo;
    final long boardHi;
    /** The anchors of all slots: all squares except the last row and column. */
    final long slotLo;

    final long slotHi;
    /** The lattice points on the upper and right border. */
    private final long borderLo;

    private final long borderHi;
    private final long firstRow;

    long northLo;
    long northHi;
    long eastLo;
    long eastHi;
    long hLo;
    long hHi;
    long vLo;
    long vHi;

    /** Set by {@link #computeFreeSlots}: anchors where a new wall overlaps and crosses no other. */
    long freeHLo;

    long freeHHi;
    long freeVLo;
    long freeVHi;
    /**
     * Set by {@link #computeFreeSlots}: free slots whose wall would touch other walls or the border at two points. Only
     * such a wall can block a path.
     */
    long mayBlockHLo;

    long mayBlockHHi;
    long mayBlockVLo;
    long mayBlockVHi;

    WallGrid(int size) {
        this.size = size;
        long[] board = new long[2];
        long[] slots = new long[2];
        long[] up = new long[2];
        long[] right = new long[2];
        for (int s = 0; s < size * size; s++) {
            boolean lastColumn = s % size == size - 1;
            boolean lastRow = s / size == size - 1;
            setBit(board, s);
            if (!lastRow) setBit(up, s);
            if (!lastColumn) setBit(right, s);
            if (!lastRow && !lastColumn) setBit(slots, s);
        }
        boardLo = board[0];
        boardHi = board[1];
        slotLo = slots[0];
        slotHi = slots[1];
        northLo = up[0];
        northHi = up[1];
        eastLo = right[0];
        eastHi = right[1];
        borderLo = boardLo & ~slotLo;
        borderHi = boardHi & ~slotHi;
        firstRow = (1L << size) - 1;
    }

    private static void setBit(long[] mask, int square) {
        mask[square >> 6] |= 1L << square;
    }

    /** Returns the number of squares per side. */
    public int size() {
        return size;
    }

    /** Returns the low word of the anchors of the horizontal walls. */
    public long hLo() {
        return hLo;
    }

    /** Returns the high word of the anchors of the horizontal walls. */
    public long hHi() {
        return hHi;
    }

    /** Returns the low word of the anchors of the vertical walls. */
    public long vLo() {
        return vLo;
    }

    /** Returns the high word of the anchors of the vertical walls. */
    public long vHi() {
        return vHi;
    }

    /** Returns the low word of the free horizontal slots, as of the last {@link #computeFreeSlots}. */
    public long freeHLo() {
        return freeHLo;
    }

    /** Returns the high word of the free horizontal slots, as of the last {@link #computeFreeSlots}. */
    public long freeHHi() {
        return freeHHi;
    }

    /** Returns the low word of the free vertical slots, as of the last {@link #computeFreeSlots}. */
    public long freeVLo() {
        return freeVLo;
    }

    /** Returns the high word of the free vertical slots, as of the last {@link #computeFreeSlots}. */
    public long freeVHi() {
        return freeVHi;
    }

    public WallGrid copy() {
        WallGrid copy = new WallGrid(size);
        copy.northLo = northLo;
        copy.northHi = northHi;
        copy.eastLo = eastLo;
        copy.eastHi = eastHi;
        copy.hLo = hLo;
        copy.hHi = hHi;
        copy.vLo = vLo;
        copy.vHi = vHi;
        return copy;
    }

    /** Places a wall in a free slot, or removes a wall that is there. */
    public void toggleWall(int wall) {
        int a = MoveCode.anchor(wall);
        if (MoveCode.isHorizontal(wall)) {
            if (a < 64) hLo ^= 1L << a;
            else hHi ^= 1L << a;
            toggleNorth(a);
            toggleNorth(a + 1);
        } else {
            if (a < 64) vLo ^= 1L << a;
            else vHi ^= 1L << a;
            toggleEast(a);
            toggleEast(a + size);
        }
    }

    private void toggleNorth(int square) {
        if (square < 64) northLo ^= 1L << square;
        else northHi ^= 1L << square;
    }

    private void toggleEast(int square) {
        if (square < 64) eastLo ^= 1L << square;
        else eastHi ^= 1L << square;
    }

    /** Returns whether a wall, given by its move code, is on the board. */
    public boolean hasWall(int wall) {
        int a = MoveCode.anchor(wall);
        return MoveCode.isHorizontal(wall) ? contains(hLo, hHi, a) : contains(vLo, vHi, a);
    }

    /** Returns whether a set contains a square. */
    public static boolean contains(long lo, long hi, int square) {
        return ((square < 64 ? lo : hi) >>> square & 1) != 0;
    }

    /** Returns the square one step away (0 north, 1 east, 2 south, 3 west), or -1 at a wall or the border. */
    public int neighbour(int from, int direction) {
        return switch (direction) {
            case 0 -> contains(northLo, northHi, from) ? from + size : -1;
            case 1 -> contains(eastLo, eastHi, from) ? from + 1 : -1;
            case 2 -> from >= size && contains(northLo, northHi, from - size) ? from - size : -1;
            default -> from > 0 && contains(eastLo, eastHi, from - 1) ? from - 1 : -1;
        };
    }

    /** Returns the minimum number of steps from a square to a set, or -1 if there is no path. Pawns do not block. */
    public int distance(int from, long goalLo, long goalHi) {
        return distance(from < 64 ? 1L << from : 0, from < 64 ? 0 : 1L << from, goalLo, goalHi);
    }

    /** Returns the minimum number of steps from one set to another, or -1 if there is no path. */
    public int distance(long lo, long hi, long goalLo, long goalHi) {
        for (int d = 0; ; d++) {
            if (((lo & goalLo) | (hi & goalHi)) != 0) return d;
            long lo2 = growLo(lo, hi);
            long hi2 = growHi(lo, hi);
            if (lo2 == lo && hi2 == hi) return -1;
            lo = lo2;
            hi = hi2;
        }
    }

    /** Returns the minimum number of steps between two sets if one more wall were placed, or -1 without a path. */
    public int distance(long lo, long hi, long goalLo, long goalHi, int wall) {
        int n = size;
        int anchor = MoveCode.anchor(wall);
        boolean horizontal = MoveCode.isHorizontal(wall);
        long edges = horizontal ? 3L : 1L | 1L << n;
        long closedLo = anchor < 64 ? edges << anchor : 0;
        long closedHi = anchor < 64 ? edges >>> 1 >>> 63 - anchor : edges << anchor;
        long upLo = horizontal ? northLo & ~closedLo : northLo;
        long upHi = horizontal ? northHi & ~closedHi : northHi;
        long rightLo = horizontal ? eastLo : eastLo & ~closedLo;
        long rightHi = horizontal ? eastHi : eastHi & ~closedHi;
        for (int d = 0; ; d++) {
            if (((lo & goalLo) | (hi & goalHi)) != 0) return d;
            long grownLo = lo
                    | (lo & upLo) << n
                    | (lo & rightLo) << 1
                    | (lo >>> n | hi << (64 - n)) & upLo
                    | (lo >>> 1 | hi << 63) & rightLo;
            long grownHi = hi
                    | (hi & upHi) << n
                    | (lo & upLo) >>> (64 - n)
                    | (hi & rightHi) << 1
                    | (lo & rightLo) >>> 63
                    | hi >>> n & upHi
                    | hi >>> 1 & rightHi;
            if (grownLo == lo && grownHi == hi) return -1;
            lo = grownLo;
            hi = grownHi;
        }
    }

    /** Computes {@link #distance(int, long, long)} and stores the squares within d steps at index d of both arrays. */
    public int distance(int from, long goalLo, long goalHi, long[] withinLo, long[] withinHi) {
        long lo = from < 64 ? 1L << from : 0;
        long hi = from < 64 ? 0 : 1L << from;
        for (int d = 0; ; d++) {
            withinLo[d] = lo;
            withinHi[d] = hi;
            if (((lo & goalLo) | (hi & goalHi)) != 0) return d;
            hi = growHi(withinLo[d], withinHi[d]);
            lo = growLo(withinLo[d], withinHi[d]);
            if (lo == withinLo[d] && hi == withinHi[d]) return -1;
        }
    }

    /** Returns the low word of a set extended by all squares that are one step away. */
    public long growLo(long lo, long hi) {
        int n = size;
        return lo
                | (lo & northLo) << n
                | (lo & eastLo) << 1
                | (lo >>> n | hi << (64 - n)) & northLo
                | (lo >>> 1 | hi << 63) & eastLo;
    }

    /** Returns the high word of a set extended by all squares that are one step away. */
    public long growHi(long lo, long hi) {
        int n = size;
        return hi
                | (hi & northHi) << n
                | (lo & northLo) >>> (64 - n)
                | (hi & eastHi) << 1
                | (lo & eastLo) >>> 63
                | hi >>> n & northHi
                | hi >>> 1 & eastHi;
    }

    /**
     * Computes where walls can be placed, without checking paths.
     *
     * <p>A wall has three points: two ends and a middle. If fewer than two of them touch other walls or the border, the
     * wall closes no curve and cannot block a path. Only the other walls need a flood fill.
     */
    public void computeFreeSlots() {
        int n = size;
        long hFromWestLo = hLo << 1;
        long hFromWestHi = hHi << 1 | hLo >>> 63;
        long hFromEastLo = hLo >>> 1 | hHi << 63;
        long hFromEastHi = hHi >>> 1;
        long vFromSouthLo = vLo << n;
        long vFromSouthHi = vHi << n | vLo >>> (64 - n);
        long vFromNorthLo = vLo >>> n | vHi << (64 - n);
        long vFromNorthHi = vHi >>> n;
        freeHLo = slotLo & ~(hLo | hFromWestLo | hFromEastLo | vLo);
        freeHHi = slotHi & ~(hHi | hFromWestHi | hFromEastHi | vHi);
        freeVLo = slotLo & ~(vLo | vFromSouthLo | vFromNorthLo | hLo);
        freeVHi = slotHi & ~(vHi | vFromSouthHi | vFromNorthHi | hHi);
        long touchedLo = hLo | hFromWestLo | hFromEastLo | vLo | vFromSouthLo | vFromNorthLo | borderLo;
        long touchedHi = hHi | hFromWestHi | hFromEastHi | vHi | vFromSouthHi | vFromNorthHi | borderHi;
        long westEndLo = touchedLo << 1 | 1;
        long westEndHi = touchedHi << 1 | touchedLo >>> 63;
        long eastEndLo = touchedLo >>> 1 | touchedHi << 63;
        long eastEndHi = touchedHi >>> 1;
        mayBlockHLo = freeHLo & (westEndLo & touchedLo | eastEndLo & touchedLo | westEndLo & eastEndLo);
        mayBlockHHi = freeHHi & (westEndHi & touchedHi | eastEndHi & touchedHi | westEndHi & eastEndHi);
        long southEndLo = touchedLo << n | firstRow;
        long southEndHi = touchedHi << n | touchedLo >>> (64 - n);
        long northEndLo = touchedLo >>> n | touchedHi << (64 - n);
        long northEndHi = touchedHi >>> n;
        mayBlockVLo = freeVLo & (southEndLo & touchedLo | northEndLo & touchedLo | southEndLo & northEndLo);
        mayBlockVHi = freeVHi & (southEndHi & touchedHi | northEndHi & touchedHi | southEndHi & northEndHi);
    }
}
