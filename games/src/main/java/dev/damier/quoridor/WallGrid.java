package dev.damier.quoridor;

/**
 * The walls of a board and what can be asked of them alone. Sets of squares are 128 bits in two words, square {@code
 * row * size + column}, so that a flood over the whole board advances one step in a few shifts.
 *
 * <table><caption>Masks</caption>
 * <tr><td>north</td><td>squares whose upper edge is open (never the last row)</td></tr>
 * <tr><td>east</td><td>squares whose right edge is open (never the last column)</td></tr>
 * <tr><td>h, v</td><td>walls by their anchor, the square closest to a1 of the four they touch</td></tr>
 * </table>
 *
 * A lattice point is named by the square whose upper right corner it is. The wall {@code h} at a has its middle at point
 * a and its ends at a - 1 and a + 1; {@code v} at a - size and a + size. With this stride the last column stands for the
 * right border of its row and the left border of the next one, which is what the touching test wants.
 */
public final class WallGrid {
    final int size;
    final long boardLo;
    final long boardHi;
    /** Anchors: all squares but the last row and column. */
    final long slotLo;

    final long slotHi;
    private final long rimLo;
    private final long rimHi;
    private final long firstRow;

    long northLo;
    long northHi;
    long eastLo;
    long eastHi;
    long hLo;
    long hHi;
    long vLo;
    long vHi;

    /** Set by {@link #slots}: where a wall neither overlaps nor crosses one. */
    long freeHLo;

    long freeHHi;
    long freeVLo;
    long freeVHi;
    /** Set by {@link #slots}: the free slots whose wall would touch others at two points, so that it may close a route. */
    long riskHLo;

    long riskHHi;
    long riskVLo;
    long riskVHi;

    WallGrid(int size) {
        this.size = size;
        long[] board = new long[2];
        long[] slots = new long[2];
        long[] up = new long[2];
        long[] right = new long[2];
        for (int s = 0; s < size * size; s++) {
            boolean lastColumn = s % size == size - 1;
            boolean lastRow = s / size == size - 1;
            set(board, s);
            if (!lastRow) set(up, s);
            if (!lastColumn) set(right, s);
            if (!lastRow && !lastColumn) set(slots, s);
        }
        boardLo = board[0];
        boardHi = board[1];
        slotLo = slots[0];
        slotHi = slots[1];
        northLo = up[0];
        northHi = up[1];
        eastLo = right[0];
        eastHi = right[1];
        rimLo = boardLo & ~slotLo;
        rimHi = boardHi & ~slotHi;
        firstRow = (1L << size) - 1;
    }

    private static void set(long[] mask, int square) {
        mask[square >> 6] |= 1L << square;
    }

    /** Squares a side. */
    public int size() {
        return size;
    }

    /** Anchors of the horizontal walls: squares 0 to 63. */
    public long hLo() {
        return hLo;
    }

    /** Anchors of the horizontal walls: squares from 64 on. */
    public long hHi() {
        return hHi;
    }

    /** Anchors of the vertical walls: squares 0 to 63. */
    public long vLo() {
        return vLo;
    }

    /** Anchors of the vertical walls: squares from 64 on. */
    public long vHi() {
        return vHi;
    }

    /** Free horizontal slots, as {@link #slots} found them: squares 0 to 63. */
    public long freeHLo() {
        return freeHLo;
    }

    /** Free horizontal slots, as {@link #slots} found them: squares from 64 on. */
    public long freeHHi() {
        return freeHHi;
    }

    /** Free vertical slots, as {@link #slots} found them: squares 0 to 63. */
    public long freeVLo() {
        return freeVLo;
    }

    /** Free vertical slots, as {@link #slots} found them: squares from 64 on. */
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

    /** Puts a free wall up, or takes a standing one down: the two are the same flips. */
    public void flip(int wall) {
        int a = MoveCode.anchor(wall);
        if (MoveCode.horizontal(wall)) {
            if (a < 64) hLo ^= 1L << a;
            else hHi ^= 1L << a;
            flipNorth(a);
            flipNorth(a + 1);
        } else {
            if (a < 64) vLo ^= 1L << a;
            else vHi ^= 1L << a;
            flipEast(a);
            flipEast(a + size);
        }
    }

    private void flipNorth(int square) {
        if (square < 64) northLo ^= 1L << square;
        else northHi ^= 1L << square;
    }

    private void flipEast(int square) {
        if (square < 64) eastLo ^= 1L << square;
        else eastHi ^= 1L << square;
    }

    public boolean has(int wall) {
        int a = MoveCode.anchor(wall);
        return MoveCode.horizontal(wall) ? in(hLo, hHi, a) : in(vLo, vHi, a);
    }

    public static boolean in(long lo, long hi, int square) {
        return ((square < 64 ? lo : hi) >>> square & 1) != 0;
    }

    /** The square one step from this one (0 north, 1 east, 2 south, 3 west), or -1 at a wall or the border. */
    public int step(int from, int way) {
        return switch (way) {
            case 0 -> in(northLo, northHi, from) ? from + size : -1;
            case 1 -> in(eastLo, eastHi, from) ? from + 1 : -1;
            case 2 -> from >= size && in(northLo, northHi, from - size) ? from - size : -1;
            default -> from > 0 && in(eastLo, eastHi, from - 1) ? from - 1 : -1;
        };
    }

    /** Fewest steps from a square to a set, pawns not counted; -1 when there is no route. */
    public int distance(int from, long goalLo, long goalHi) {
        return distance(from < 64 ? 1L << from : 0, from < 64 ? 0 : 1L << from, goalLo, goalHi);
    }

    /** Fewest steps from one set to another; -1 when there is no route. */
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

    /** Fewest steps from one set to another if this wall stood too; -1 when there would be no route. */
    public int distance(long lo, long hi, long goalLo, long goalHi, int wall) {
        int n = size;
        int a = MoveCode.anchor(wall);
        boolean across = MoveCode.horizontal(wall);
        long two = across ? 3L : 1L | 1L << n;
        long shutLo = a < 64 ? two << a : 0;
        long shutHi = a < 64 ? two >>> 1 >>> 63 - a : two << a;
        long upLo = across ? northLo & ~shutLo : northLo;
        long upHi = across ? northHi & ~shutHi : northHi;
        long rightLo = across ? eastLo : eastLo & ~shutLo;
        long rightHi = across ? eastHi : eastHi & ~shutHi;
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

    /** As {@link #distance(int, long, long)}, and keeps the squares within d steps at index d of the two arrays. */
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

    /** The lower word of a set grown by one step. */
    public long growLo(long lo, long hi) {
        int n = size;
        return lo
                | (lo & northLo) << n
                | (lo & eastLo) << 1
                | (lo >>> n | hi << (64 - n)) & northLo
                | (lo >>> 1 | hi << 63) & eastLo;
    }

    /** The upper word of a set grown by one step. */
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
     * Where walls may stand, routes apart. A wall that touches other walls or the border at fewer than two of its three
     * points closes no curve, so only the others are worth a flood.
     */
    public void slots() {
        int n = size;
        long h1Lo = hLo << 1;
        long h1Hi = hHi << 1 | hLo >>> 63;
        long h2Lo = hLo >>> 1 | hHi << 63;
        long h2Hi = hHi >>> 1;
        long v1Lo = vLo << n;
        long v1Hi = vHi << n | vLo >>> (64 - n);
        long v2Lo = vLo >>> n | vHi << (64 - n);
        long v2Hi = vHi >>> n;
        freeHLo = slotLo & ~(hLo | h1Lo | h2Lo | vLo);
        freeHHi = slotHi & ~(hHi | h1Hi | h2Hi | vHi);
        freeVLo = slotLo & ~(vLo | v1Lo | v2Lo | hLo);
        freeVHi = slotHi & ~(vHi | v1Hi | v2Hi | hHi);
        long midLo = hLo | h1Lo | h2Lo | vLo | v1Lo | v2Lo | rimLo;
        long midHi = hHi | h1Hi | h2Hi | vHi | v1Hi | v2Hi | rimHi;
        long westLo = midLo << 1 | 1;
        long westHi = midHi << 1 | midLo >>> 63;
        long eLo = midLo >>> 1 | midHi << 63;
        long eHi = midHi >>> 1;
        riskHLo = freeHLo & (westLo & midLo | eLo & midLo | westLo & eLo);
        riskHHi = freeHHi & (westHi & midHi | eHi & midHi | westHi & eHi);
        long southLo = midLo << n | firstRow;
        long southHi = midHi << n | midLo >>> (64 - n);
        long nLo = midLo >>> n | midHi << (64 - n);
        long nHi = midHi >>> n;
        riskVLo = freeVLo & (southLo & midLo | nLo & midLo | southLo & nLo);
        riskVHi = freeVHi & (southHi & midHi | nHi & midHi | southHi & nHi);
    }
}
