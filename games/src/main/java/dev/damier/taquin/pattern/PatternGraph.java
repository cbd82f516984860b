package dev.damier.taquin.pattern;

import java.util.Arrays;

/** Which blocks lead to which by sliding one tile of the pattern into a hole. */
final class PatternGraph {
    private final PatternBlocks blocks;
    private final PatternSpace space;

    final int[] setOfBlock;
    /** Slides out of block b: {@code firstSlide[b]} up to {@code firstSlide[b + 1]}. */
    final int[] firstSlide;

    int[] target = new int[1 << 16];
    /** Ranks of the sliding tile before and after: {@code from * tiles + to}. */
    byte[] ranks = new byte[1 << 16];

    private int slides;
    private final long[] regions = new long[36];
    private final int[] held = new int[36];
    private final int[] heldAfter = new int[36];

    PatternGraph(PatternBlocks blocks) {
        this.blocks = blocks;
        this.space = blocks.space;
        setOfBlock = new int[blocks.count];
        firstSlide = new int[blocks.count + 1];
        for (int set = 0; set < space.sets; set++)
            for (int b = blocks.firstBlock[set]; b < blocks.firstBlock[set + 1]; b++) {
                setOfBlock[b] = set;
                slides(set, b);
                firstSlide[b + 1] = slides;
            }
        target = Arrays.copyOf(target, slides);
        ranks = Arrays.copyOf(ranks, slides);
    }

    private void slides(int set, int block) {
        long mask = blocks.maskOfSet[set];
        if (blocks.holes > 0) {
            blocks.regions(mask, regions);
            blocks.numbered(block - blocks.firstBlock[set], held);
        }
        int rank = 0;
        for (long m = mask; m != 0; m &= m - 1, rank++) {
            int from = Long.numberOfTrailingZeros(m);
            for (long n = blocks.neighbours(from) & ~mask; n != 0; n &= n - 1) {
                int to = Long.numberOfTrailingZeros(n);
                long after = mask ^ 1L << from ^ 1L << to;
                int slide = rank * space.tiles + Long.bitCount(after & (1L << to) - 1);
                int setAfter = space.set(after);
                if (blocks.holes == 0) slide(blocks.firstBlock[setAfter], slide);
                else if (held[blocks.region(set, to)] > 0) slideWithHoles(set, from, to, setAfter, slide);
            }
        }
    }

    /** The hole at {@code to} goes to {@code from}; the others of its region may stand on any side of {@code to}. */
    private void slideWithHoles(int set, int from, int to, int setAfter, int slide) {
        Arrays.fill(heldAfter, 0);
        heldAfter[blocks.region(setAfter, from)]++;
        int parted = blocks.region(set, to);
        for (int r = 0; r < held.length; r++)
            if (r != parted && held[r] > 0)
                heldAfter[blocks.region(setAfter, Long.numberOfTrailingZeros(regions[r]))] += held[r];
        long[] pieces = new long[4];
        int count = blocks.split(regions[parted] & ~(1L << to), pieces);
        spread(pieces, count, held[parted] - 1, setAfter, slide);
    }

    private void spread(long[] pieces, int left, int remaining, int setAfter, int slide) {
        if (left == 0) {
            if (remaining == 0) slide(blocks.firstBlock[setAfter] + blocks.number(heldAfter), slide);
            return;
        }
        long piece = pieces[left - 1];
        int region = blocks.region(setAfter, Long.numberOfTrailingZeros(piece));
        for (int here = 0; here <= Math.min(remaining, Long.bitCount(piece)); here++) {
            heldAfter[region] += here;
            spread(pieces, left - 1, remaining - here, setAfter, slide);
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
}
