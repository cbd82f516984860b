package dev.damier.taquin.pattern;

/**
 * Groups the placements of a pattern into blocks: a set of occupied cells together with where the holes are, as far as
 * that matters, which is how many of them each connected region of the free cells holds (they roam freely within a
 * region). Holes that are not followed (hole-agnostic) make one block a set.
 *
 * <p>A table numbers its columns by {@link #slot}: first, set by set, the blocks whose holes are all in the set's main
 * region, by far the most frequent ones, then the others. The column of a main block is the number of its set, so that a
 * search reads the table without first waiting for what this class knows of the set.
 */
final class PatternBlocks {
    final PatternSpace space;
    /** How many holes are followed, 0 for none. */
    final int holes;
    /** The occupied cells of each set. */
    final long[] maskOfSet;
    /** Blocks of set s: {@code firstBlock[s]} up to {@code firstBlock[s + 1]}. */
    final int[] firstBlock;
    /** How many blocks there are. */
    final int count;

    /** The cells of each set outside its main region. */
    private final long[] pockets;

    private final int[] slotOfBlock;
    private final long[] neighbours;
    /** {@code [set * cells + cell]}: the region of a free cell, regions being numbered by their lowest cell. */
    private final byte[] regionOf;
    /** {@code [(region of one hole * LIMIT) + region of the other]}, for two holes: which of the set's blocks. */
    private final int[] pair;

    private static final int LIMIT = 36;

    PatternBlocks(PatternSpace space, int holes) {
        this.space = space;
        this.holes = holes;
        neighbours = neighbours(space.rows, space.columns);
        maskOfSet = new long[space.sets];
        firstBlock = new int[space.sets + 1];
        regionOf = new byte[holes == 0 ? 0 : space.sets * space.cells];
        long mask = (1L << space.tiles) - 1;
        for (int i = 0; i < space.sets; i++) {
            maskOfSet[space.set(mask)] = mask;
            long lowest = mask & -mask;
            long ripple = mask + lowest;
            mask = ripple | ((mask ^ ripple) >>> 2) / lowest;
        }
        pockets = new long[holes == 0 ? 0 : space.sets];
        long[] regions = new long[LIMIT];
        for (int set = 0; set < space.sets; set++) {
            int count = holes == 0 ? 1 : regions(maskOfSet[set], regions);
            firstBlock[set + 1] = firstBlock[set] + shares(count, holes);
            if (holes > 0) pockets[set] = pockets(regions, count);
            if (holes > 0)
                for (int r = 0; r < count; r++)
                    for (long cells = regions[r]; cells != 0; cells &= cells - 1)
                        regionOf[set * space.cells + Long.numberOfTrailingZeros(cells)] = (byte) r;
        }
        count = firstBlock[space.sets];
        pair = holes == 2 ? pairs() : new int[0];
        slotOfBlock = new int[count];
        int next = space.sets;
        for (int set = 0; set < space.sets; set++) {
            int main = main(set);
            for (int b = firstBlock[set]; b < firstBlock[set + 1]; b++) slotOfBlock[b] = b == main ? set : next++;
        }
    }

    private static long pockets(long[] regions, int count) {
        long all = 0;
        long largest = 0;
        for (int r = 0; r < count; r++) {
            all |= regions[r];
            if (Long.bitCount(regions[r]) > Long.bitCount(largest)) largest = regions[r];
        }
        return all ^ largest;
    }

    /** The block of a set with all holes in the main region. */
    private int main(int set) {
        if (holes == 0) return firstBlock[set];
        long free = (1L << space.cells) - 1 & ~maskOfSet[set] & ~pockets[set];
        int[] shared = new int[LIMIT];
        if (free != 0) shared[region(set, Long.numberOfTrailingZeros(free))] = holes;
        return firstBlock[set] + number(shared);
    }

    /** The table's column of each block. */
    int[] slots() {
        return slotOfBlock;
    }

    /** The table's column for a set of occupied cells with its holes at these cells. */
    int slot(long mask, int[] holeCells) {
        return slotOfBlock[block(mask, holeCells)];
    }

    /** The table's column for a set with one of its holes at a cell and, where two are followed, the other at another. */
    int slot(int set, int hole, int other) {
        if (holes == 0) return set;
        long pocket = pockets[set];
        if (holes == 1) return (pocket >>> hole & 1) == 0 ? set : slotOfBlock[block(set, hole)];
        return ((pocket >>> hole | pocket >>> other) & 1) == 0 ? set : slotOfBlock[block(set, hole, other)];
    }

    /** How many entries a table over these blocks has. */
    long size() {
        return (long) count * space.orders;
    }

    /** The block of a set of occupied cells with its holes at these cells. */
    int block(long mask, int[] holeCells) {
        int set = space.set(mask);
        if (holes == 0) return firstBlock[set];
        if (holes == 1) return block(set, holeCells[0]);
        int[] shared = new int[LIMIT];
        for (int cell : holeCells) shared[region(set, cell)]++;
        return firstBlock[set] + number(shared);
    }

    /** The block of a set whose one hole is at this cell. */
    private int block(int set, int hole) {
        return firstBlock[set] + regionOf[set * space.cells + hole];
    }

    /** The block of a set whose two holes are at these cells. */
    private int block(int set, int hole, int other) {
        return firstBlock[set] + pair[region(set, hole) * LIMIT + region(set, other)];
    }

    int region(int set, int cell) {
        return regionOf[set * space.cells + cell];
    }

    /** The connected regions of the cells that are not occupied, by lowest cell; returns how many. */
    int regions(long mask, long[] into) {
        return split((1L << space.cells) - 1 & ~mask, into);
    }

    /** The connected regions of these cells, by lowest cell; returns how many. */
    int split(long cells, long[] into) {
        int count = 0;
        for (long rest = cells; rest != 0; rest &= ~into[count++]) {
            long region = rest & -rest;
            for (long edge = region; edge != 0; ) {
                long grown = 0;
                for (; edge != 0; edge &= edge - 1) grown |= neighbours[Long.numberOfTrailingZeros(edge)];
                edge = grown & cells & ~region;
                region |= edge;
            }
            into[count] = region;
        }
        return count;
    }

    long neighbours(int cell) {
        return neighbours[cell];
    }

    /** Numbers the ways to share the holes among regions; a way does not depend on how many empty regions follow. */
    int number(int[] shared) {
        int number = 0;
        int left = holes;
        for (int r = LIMIT - 1; r > 0; r--) {
            for (int fewer = 0; fewer < shared[r]; fewer++) number += shares(r, left - fewer);
            left -= shared[r];
        }
        return number;
    }

    /** The inverse of {@link #number}. */
    void numbered(int number, int[] shared) {
        int left = holes;
        for (int r = LIMIT - 1; r > 0; r--) {
            shared[r] = 0;
            for (int ways; number >= (ways = shares(r, left)) && left > 0; left--) {
                number -= ways;
                shared[r]++;
            }
        }
        shared[0] = left;
    }

    private int[] pairs() {
        int[] result = new int[LIMIT * LIMIT];
        for (int one = 0; one < LIMIT; one++)
            for (int other = 0; other < LIMIT; other++) {
                int[] shared = new int[LIMIT];
                shared[one]++;
                shared[other]++;
                result[one * LIMIT + other] = number(shared);
            }
        return result;
    }

    /** In how many ways holes can be shared among regions; sizes are ignored, a share that is too big is never met. */
    private static int shares(int regions, int holes) {
        long ways = 1;
        for (int i = 1; i <= holes; i++) ways = ways * (regions - 1 + i) / i;
        return (int) ways;
    }

    private static long[] neighbours(int rows, int columns) {
        long[] result = new long[rows * columns];
        for (int cell = 0; cell < result.length; cell++) {
            if (cell >= columns) result[cell] |= 1L << (cell - columns);
            if (cell % columns < columns - 1) result[cell] |= 1L << (cell + 1);
            if (cell < columns * (rows - 1)) result[cell] |= 1L << (cell + columns);
            if (cell % columns > 0) result[cell] |= 1L << (cell - 1);
        }
        return result;
    }
}
