package dev.damier.taquin;

import java.util.Arrays;

/**
 * Which blocks of placements lead to which by sliding one tile of the pattern. A block is a set of occupied cells
 * together with where the holes are, as far as that matters: how many of them each region of the free cells holds (they
 * roam freely within a region). Holes that are not followed (hole-agnostic) make one block a set.
 */
final class PatternGraph {
    private final PatternSpace space;
    private final int holes;
    private final long full;
    private final long[] neighbours;

    /** Blocks of set s: {@code firstBlock[s]} up to {@code firstBlock[s + 1]}. */
    final int[] firstBlock;

    final int[] setOfBlock;
    /** The occupied cells of each set. */
    final long[] maskOfSet;

    /** Slides out of block b: {@code firstSlide[b]} up to {@code firstSlide[b + 1]}. */
    final int[] firstSlide;

    int[] target = new int[1 << 16];
    /** Ranks of the sliding tile before and after: {@code from * tiles + to}. */
    byte[] ranks = new byte[1 << 16];

    private int slides;
    private final long[] regions = new long[36];
    private final int[] held = new int[36];
    private final long[] regionsAfter = new long[36];
    private final int[] heldAfter = new int[36];

    PatternGraph(PatternSpace space, int holes) {
        this.space = space;
        this.holes = holes;
        full = (1L << space.cells) - 1;
        neighbours = neighbours(space.rows, space.columns);
        maskOfSet = new long[space.sets];
        firstBlock = new int[space.sets + 1];
        long mask = (1L << space.tiles) - 1;
        for (int i = 0; i < space.sets; i++) {
            maskOfSet[space.set(mask)] = mask;
            long lowest = mask & -mask;
            long ripple = mask + lowest;
            mask = ripple | ((mask ^ ripple) >>> 2) / lowest;
        }
        for (int set = 0; set < space.sets; set++) {
            int count = split(full & ~maskOfSet[set], regions);
            firstBlock[set + 1] = firstBlock[set] + (holes == 0 ? 1 : shares(count, holes));
        }
        int blocks = firstBlock[space.sets];
        setOfBlock = new int[blocks];
        firstSlide = new int[blocks + 1];
        for (int set = 0; set < space.sets; set++)
            for (int b = firstBlock[set]; b < firstBlock[set + 1]; b++) {
                setOfBlock[b] = set;
                slides(set, b);
                firstSlide[b + 1] = slides;
            }
        target = Arrays.copyOf(target, slides);
        ranks = Arrays.copyOf(ranks, slides);
    }

    int blocks() {
        return setOfBlock.length;
    }

    /** The block of a set of occupied cells when holes are at these cells. */
    int block(long mask, int[] holeCells) {
        int set = space.set(mask);
        if (holes == 0) return firstBlock[set];
        int count = split(full & ~mask, regionsAfter);
        Arrays.fill(heldAfter, 0, count, 0);
        for (int cell : holeCells) heldAfter[region(regionsAfter, cell)]++;
        return firstBlock[set] + number(count, heldAfter);
    }

    private void slides(int set, int block) {
        long mask = maskOfSet[set];
        int count = split(full & ~mask, regions);
        if (holes > 0) numbered(block - firstBlock[set], count, held);
        int rank = 0;
        for (long m = mask; m != 0; m &= m - 1, rank++) {
            int from = Long.numberOfTrailingZeros(m);
            for (long n = neighbours[from] & ~mask; n != 0; n &= n - 1) {
                int to = Long.numberOfTrailingZeros(n);
                long after = mask ^ 1L << from ^ 1L << to;
                int toRank = Long.bitCount(after & (1L << to) - 1);
                int slide = rank * space.tiles + toRank;
                if (holes == 0) {
                    slide(firstBlock[space.set(after)], slide);
                } else if (held[region(regions, to)] > 0) {
                    slideWithHoles(count, from, to, after, slide);
                }
            }
        }
    }

    /** The hole at {@code to} goes to {@code from}; the others of its region may stand on any side of {@code to}. */
    private void slideWithHoles(int count, int from, int to, long after, int slide) {
        int countAfter = split(full & ~after, regionsAfter);
        Arrays.fill(heldAfter, 0, countAfter, 0);
        heldAfter[region(regionsAfter, from)]++;
        int parted = region(regions, to);
        for (int r = 0; r < count; r++)
            if (r != parted && held[r] > 0)
                heldAfter[region(regionsAfter, Long.numberOfTrailingZeros(regions[r]))] += held[r];
        long[] pieces = new long[4];
        int pieceCount = split(regions[parted] & ~(1L << to), pieces);
        spread(pieces, pieceCount, held[parted] - 1, space.set(after), countAfter, slide);
    }

    private void spread(long[] pieces, int left, int remaining, int setAfter, int countAfter, int slide) {
        if (left == 0) {
            if (remaining == 0) slide(firstBlock[setAfter] + number(countAfter, heldAfter), slide);
            return;
        }
        long piece = pieces[left - 1];
        int region = region(regionsAfter, Long.numberOfTrailingZeros(piece));
        for (int here = 0; here <= Math.min(remaining, Long.bitCount(piece)); here++) {
            heldAfter[region] += here;
            spread(pieces, left - 1, remaining - here, setAfter, countAfter, slide);
            heldAfter[region] -= here;
        }
    }

    private void slide(int to, int rank) {
        if (slides == target.length) {
            target = Arrays.copyOf(target, slides * 2);
            ranks = Arrays.copyOf(ranks, slides * 2);
        }
        target[slides] = to;
        ranks[slides++] = (byte) rank;
    }

    /** The connected regions of these cells, by lowest cell. */
    private int split(long cells, long[] into) {
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

    private static int region(long[] regions, int cell) {
        int r = 0;
        while ((regions[r] >>> cell & 1) == 0) r++;
        return r;
    }

    /** In how many ways {@code holes} can be shared among regions (sizes ignored: a share that is too big is never met). */
    private static int shares(int regions, int holes) {
        if (regions == 0) return holes == 0 ? 1 : 0;
        if (regions == 1 || holes == 0) return 1;
        int ways = 0;
        for (int here = 0; here <= holes; here++) ways += shares(regions - 1, holes - here);
        return ways;
    }

    private int number(int count, int[] shared) {
        int number = 0;
        int left = holes;
        for (int r = 0; r < count - 1; r++) {
            for (int fewer = 0; fewer < shared[r]; fewer++) number += shares(count - r - 1, left - fewer);
            left -= shared[r];
        }
        return number;
    }

    private void numbered(int number, int count, int[] shared) {
        int left = holes;
        for (int r = 0; r < count - 1; r++) {
            int here = 0;
            for (int ways; number >= (ways = shares(count - r - 1, left - here)); here++) number -= ways;
            shared[r] = here;
            left -= here;
        }
        shared[count - 1] = left;
    }

    static long[] neighbours(int rows, int columns) {
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
