package dev.damier.taquin.pattern;

/**
 * Groups the placements of a pattern into <i>blocks</i>. A block is a set of occupied cells together with the number of
 * blanks in each connected region of the free cells. Blanks move freely within a region, so nothing else matters. If
 * the table ignores the blanks, each set has one block.
 *
 * <p>Example: on 3×3, tiles in the cells 1 and 3 cut off the corner cell 0. The free cells form two regions, {0} and
 * {2, 4, 5, 6, 7, 8}. With one blank, this set has two blocks.
 *
 * <p>A table numbers its columns by {@link #column}. First come the blocks whose blanks are all in the largest region
 * of their set, in the order of the sets. These blocks are by far the most frequent. The other blocks follow. So the
 * column of such a block is the number of its set, and a search can read the table without the regions of the
 * set.
 */
final class PatternBlocks {
    final PatternSpace space;
    /** The number of blanks that the table distinguishes, 0 for none. */
    final int holeCount;
    /** The occupied cells of each set. */
    final long[] maskOfSet;
    /** The blocks of set s are {@code firstBlock[s]} up to {@code firstBlock[s + 1]}. */
    final int[] firstBlock;
    /** The number of blocks. */
    final int blockCount;

    /** The free cells of each set outside its largest region. */
    private final long[] sideRegions;

    private final int[] columnOfBlock;
    private final long[] neighbours;
    /** The region of a free cell at {@code set * cells + cell}. Regions are numbered by their lowest cell. */
    private final byte[] regionOf;
    /** For two blanks, the block within its set at {@code region of one * MAX_REGIONS + region of the other}. */
    private final int[] pairRanks;

    private static final int MAX_REGIONS = 36;

    PatternBlocks(PatternSpace space, int holeCount) {
        this.space = space;
        this.holeCount = holeCount;
        neighbours = buildNeighbours(space.rows, space.columns);
        maskOfSet = new long[space.setCount];
        firstBlock = new int[space.setCount + 1];
        regionOf = new byte[holeCount == 0 ? 0 : space.setCount * space.cellCount];
        long mask = (1L << space.tileCount) - 1;
        for (int i = 0; i < space.setCount; i++) {
            maskOfSet[space.setNumber(mask)] = mask;
            long lowest = mask & -mask;
            long ripple = mask + lowest;
            mask = ripple | ((mask ^ ripple) >>> 2) / lowest;
        }
        sideRegions = new long[holeCount == 0 ? 0 : space.setCount];
        long[] regions = new long[MAX_REGIONS];
        for (int set = 0; set < space.setCount; set++) {
            int count = holeCount == 0 ? 1 : findFreeRegions(maskOfSet[set], regions);
            firstBlock[set + 1] = firstBlock[set] + countDistributions(count, holeCount);
            if (holeCount > 0) sideRegions[set] = outsideLargest(regions, count);
            if (holeCount > 0)
                for (int r = 0; r < count; r++)
                    for (long cells = regions[r]; cells != 0; cells &= cells - 1)
                        regionOf[set * space.cellCount + Long.numberOfTrailingZeros(cells)] = (byte) r;
        }
        blockCount = firstBlock[space.setCount];
        pairRanks = holeCount == 2 ? rankPairs() : new int[0];
        columnOfBlock = new int[blockCount];
        int next = space.setCount;
        for (int set = 0; set < space.setCount; set++) {
            int main = mainBlock(set);
            for (int b = firstBlock[set]; b < firstBlock[set + 1]; b++) columnOfBlock[b] = b == main ? set : next++;
        }
    }

    /** Returns the cells of all regions except the largest. */
    private static long outsideLargest(long[] regions, int count) {
        long all = 0;
        long largest = 0;
        for (int r = 0; r < count; r++) {
            all |= regions[r];
            if (Long.bitCount(regions[r]) > Long.bitCount(largest)) largest = regions[r];
        }
        return all ^ largest;
    }

    /** Returns the block of a set with all blanks in the largest region. */
    private int mainBlock(int set) {
        if (holeCount == 0) return firstBlock[set];
        long free = (1L << space.cellCount) - 1 & ~maskOfSet[set] & ~sideRegions[set];
        int[] holesInRegion = new int[MAX_REGIONS];
        if (free != 0) holesInRegion[region(set, Long.numberOfTrailingZeros(free))] = holeCount;
        return firstBlock[set] + rank(holesInRegion);
    }

    /** Returns the table's column of each block. */
    int[] columns() {
        return columnOfBlock;
    }

    /** Returns the table's column for a set of occupied cells with its blanks in these cells. */
    int column(long mask, int[] holeCells) {
        return columnOfBlock[block(mask, holeCells)];
    }

    /**
     * Returns the table's column for a set with one blank in a cell. If the table distinguishes two blanks, the second
     * is in another cell.
     */
    int column(int set, int hole, int other) {
        if (holeCount == 0) return set;
        long outside = sideRegions[set];
        if (holeCount == 1) return (outside >>> hole & 1) == 0 ? set : columnOfBlock[block(set, hole)];
        return ((outside >>> hole | outside >>> other) & 1) == 0 ? set : columnOfBlock[block(set, hole, other)];
    }

    /** Returns the number of entries of a table with these blocks. */
    long tableSize() {
        return (long) blockCount * space.orderCount;
    }

    /** Returns the block of a set of occupied cells with its blanks in these cells. */
    int block(long mask, int[] holeCells) {
        int set = space.setNumber(mask);
        if (holeCount == 0) return firstBlock[set];
        if (holeCount == 1) return block(set, holeCells[0]);
        int[] holesInRegion = new int[MAX_REGIONS];
        for (int cell : holeCells) holesInRegion[region(set, cell)]++;
        return firstBlock[set] + rank(holesInRegion);
    }

    /** Returns the block of a set with one blank in a cell. */
    private int block(int set, int hole) {
        return firstBlock[set] + regionOf[set * space.cellCount + hole];
    }

    /** Returns the block of a set with two blanks in these cells. */
    private int block(int set, int hole, int other) {
        return firstBlock[set] + pairRanks[region(set, hole) * MAX_REGIONS + region(set, other)];
    }

    /** Returns the region of a free cell. */
    int region(int set, int cell) {
        return regionOf[set * space.cellCount + cell];
    }

    /** Writes the connected regions of the free cells, by lowest cell, and returns their number. */
    int findFreeRegions(long mask, long[] into) {
        return findRegions((1L << space.cellCount) - 1 & ~mask, into);
    }

    /** Writes the connected regions of a set of cells, by lowest cell, and returns their number. */
    int findRegions(long cells, long[] into) {
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

    /** Returns the neighbours of a cell as a bit set. */
    long neighbours(int cell) {
        return neighbours[cell];
    }

    /**
     * Returns the index of a distribution of the blanks over the regions. Empty regions at the end do not change it.
     */
    int rank(int[] holesInRegion) {
        int number = 0;
        int left = holeCount;
        for (int r = MAX_REGIONS - 1; r > 0; r--) {
            for (int fewer = 0; fewer < holesInRegion[r]; fewer++) number += countDistributions(r, left - fewer);
            left -= holesInRegion[r];
        }
        return number;
    }

    /** Writes the distribution with this number. */
    void unrank(int number, int[] holesInRegion) {
        int left = holeCount;
        for (int r = MAX_REGIONS - 1; r > 0; r--) {
            holesInRegion[r] = 0;
            for (int count; number >= (count = countDistributions(r, left)) && left > 0; left--) {
                number -= count;
                holesInRegion[r]++;
            }
        }
        holesInRegion[0] = left;
    }

    private int[] rankPairs() {
        int[] result = new int[MAX_REGIONS * MAX_REGIONS];
        for (int one = 0; one < MAX_REGIONS; one++)
            for (int other = 0; other < MAX_REGIONS; other++) {
                int[] holesInRegion = new int[MAX_REGIONS];
                holesInRegion[one]++;
                holesInRegion[other]++;
                result[one * MAX_REGIONS + other] = rank(holesInRegion);
            }
        return result;
    }

    /**
     * Returns the number of distributions of blanks over regions. The sizes of the regions are ignored; impossible
     * distributions do not occur.
     */
    private static int countDistributions(int regions, int holes) {
        long count = 1;
        for (int i = 1; i <= holes; i++) count = count * (regions - 1 + i) / i;
        return (int) count;
    }

    private static long[] buildNeighbours(int rows, int columns) {
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
