package dev.damier.taquin.pattern;

import java.util.Arrays;

/** The graph of the blocks: which blocks lead to which by one move of a tile of the pattern. */
final class PatternGraph {
    private final PatternBlocks blocks;
    private final PatternSpace space;

    /** The set of each block. */
    final int[] setOfBlock;
    /** The moves out of block b are {@code firstSlide[b]} up to {@code firstSlide[b + 1]}. */
    final int[] firstSlide;

    /** The block to which each move leads. */
    int[] targets = new int[1 << 16];
    /** Ranks of the moving tile within its set before and after each move: {@code from * tiles + to}. */
    byte[] rankPairs = new byte[1 << 16];

    private int slideCount;
    private final long[] regions = new long[36];
    private final int[] holesInRegion = new int[36];
    private final int[] holesInRegionAfter = new int[36];

    PatternGraph(PatternBlocks blocks) {
        this.blocks = blocks;
        this.space = blocks.space;
        setOfBlock = new int[blocks.blockCount];
        firstSlide = new int[blocks.blockCount + 1];
        for (int set = 0; set < space.setCount; set++)
            for (int b = blocks.firstBlock[set]; b < blocks.firstBlock[set + 1]; b++) {
                setOfBlock[b] = set;
                addSlides(set, b);
                firstSlide[b + 1] = slideCount;
            }
        targets = Arrays.copyOf(targets, slideCount);
        rankPairs = Arrays.copyOf(rankPairs, slideCount);
    }

    /** Adds the moves out of a block. */
    private void addSlides(int set, int block) {
        long mask = blocks.maskOfSet[set];
        if (blocks.holeCount > 0) {
            blocks.findFreeRegions(mask, regions);
            blocks.unrank(block - blocks.firstBlock[set], holesInRegion);
        }
        int rank = 0;
        for (long m = mask; m != 0; m &= m - 1, rank++) {
            int from = Long.numberOfTrailingZeros(m);
            for (long n = blocks.neighbours(from) & ~mask; n != 0; n &= n - 1) {
                int to = Long.numberOfTrailingZeros(n);
                long after = mask ^ 1L << from ^ 1L << to;
                int slide = rank * space.tileCount + Long.bitCount(after & (1L << to) - 1);
                int setAfter = space.setNumber(after);
                if (blocks.holeCount == 0) addSlide(blocks.firstBlock[setAfter], slide);
                else if (holesInRegion[blocks.region(set, to)] > 0) addSlidesWithHoles(set, from, to, setAfter, slide);
            }
        }
    }

    /**
     * Adds the moves of a tile from one cell to another. One blank goes from {@code to} to {@code from}. The tile may
     * split the region of {@code to}, and the other blanks of that region may then be in any of its parts.
     */
    private void addSlidesWithHoles(int set, int from, int to, int setAfter, int slide) {
        Arrays.fill(holesInRegionAfter, 0);
        holesInRegionAfter[blocks.region(setAfter, from)]++;
        int splitRegion = blocks.region(set, to);
        for (int r = 0; r < holesInRegion.length; r++)
            if (r != splitRegion && holesInRegion[r] > 0)
                holesInRegionAfter[blocks.region(setAfter, Long.numberOfTrailingZeros(regions[r]))] += holesInRegion[r];
        long[] parts = new long[4];
        int count = blocks.findRegions(regions[splitRegion] & ~(1L << to), parts);
        distributeHoles(parts, count, holesInRegion[splitRegion] - 1, setAfter, slide);
    }

    /** Adds a move for each distribution of the remaining blanks over the parts of a region. */
    private void distributeHoles(long[] parts, int partCount, int remaining, int setAfter, int slide) {
        if (partCount == 0) {
            if (remaining == 0) addSlide(blocks.firstBlock[setAfter] + blocks.rank(holesInRegionAfter), slide);
            return;
        }
        long part = parts[partCount - 1];
        int region = blocks.region(setAfter, Long.numberOfTrailingZeros(part));
        for (int here = 0; here <= Math.min(remaining, Long.bitCount(part)); here++) {
            holesInRegionAfter[region] += here;
            distributeHoles(parts, partCount - 1, remaining - here, setAfter, slide);
            holesInRegionAfter[region] -= here;
        }
    }

    /** Adds a move to a block. */
    private void addSlide(int to, int rank) {
        if (slideCount == targets.length) {
            targets = Arrays.copyOf(targets, slideCount * 2);
            rankPairs = Arrays.copyOf(rankPairs, slideCount * 2);
        }
        targets[slideCount] = to;
        rankPairs[slideCount++] = (byte) rank;
    }
}
