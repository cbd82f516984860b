package dev.damier.taquin.pattern;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Fills a pattern's table: breadth-first from the wanted placement, counting only slides of the pattern's own tiles.
 *
 * <p>A block's placements are a bit set over the orders of its tiles. A slide that keeps the order moves 64 placements
 * in one instruction; one that changes it goes bit by bit through a table that fits the second-level cache.
 */
final class PatternBuild {
    private static final int UNSEEN = 15;

    private final Pattern pattern;
    private final PatternSpace space;
    private final PatternBlocks blocks;
    private final PatternGraph graph;
    private final int words;
    private final long[] seen;
    private final long[] frontier;
    private final long[] next;
    private final boolean[] active;
    private final boolean[] touched;
    /** Excess over Manhattan, halved, two placements a byte. */
    private final byte[] excess;

    private final int[] distance;

    private PatternBuild(Pattern pattern, PatternBlocks blocks) {
        this.pattern = pattern;
        this.blocks = blocks;
        space = blocks.space;
        graph = new PatternGraph(blocks);
        words = (space.orders + 63) >>> 6;
        seen = new long[blocks.count() * words];
        frontier = new long[blocks.count() * words];
        next = new long[blocks.count() * words];
        active = new boolean[blocks.count()];
        touched = new boolean[blocks.count()];
        excess = new byte[(int) ((pattern.merged() ? space.size() : blocks.size()) + 1 >>> 1)];
        Arrays.fill(excess, (byte) (UNSEEN << 4 | UNSEEN));
        distance = new int[space.tiles * space.cells];
        for (int label = 0; label < space.tiles; label++) {
            int goal = pattern.tiles()[label];
            for (int cell = 0; cell < space.cells; cell++)
                distance[label * space.cells + cell] = Math.abs(cell / space.columns - goal / space.columns)
                        + Math.abs(cell % space.columns - goal % space.columns);
        }
    }

    /** The table's bytes, or null if {@code stop} said to. */
    static byte[] fill(Pattern pattern, PatternSpace space, BooleanSupplier stop) {
        return new PatternBuild(pattern, new PatternBlocks(space, pattern.holes().length)).run(stop);
    }

    private byte[] run(BooleanSupplier stop) {
        long mask = 0;
        for (int tile : pattern.tiles()) mask |= 1L << tile;
        int start = blocks.block(mask, pattern.holes());
        next[start * words] = 1;
        touched[start] = true;
        for (int depth = 0; settle(depth); depth++) {
            for (int block = 0; block < active.length; block++) {
                if ((block & 1023) == 0 && stop.getAsBoolean()) return null;
                if (active[block]) expand(block);
            }
        }
        return excess;
    }

    private void expand(int block) {
        int from = block * words;
        for (int s = graph.firstSlide[block]; s < graph.firstSlide[block + 1]; s++) {
            int to = graph.target[s] * words;
            touched[graph.target[s]] = true;
            char[] shift = space.shift[graph.ranks[s]];
            if (shift == null) {
                for (int w = 0; w < words; w++) next[to + w] |= frontier[from + w];
            } else {
                for (int w = 0; w < words; w++)
                    for (long bits = frontier[from + w]; bits != 0; bits &= bits - 1) {
                        int order = shift[(w << 6) + Long.numberOfTrailingZeros(bits)];
                        next[to + (order >>> 6)] |= 1L << order;
                    }
            }
        }
    }

    /** Makes what was reached and not seen before the new frontier; false when there is none. */
    private boolean settle(int depth) {
        boolean any = false;
        int[] cellAt = new int[space.tiles];
        for (int block = 0; block < active.length; block++) {
            int at = block * words;
            boolean fresh = false;
            if (touched[block]) {
                for (int w = at; w < at + words; w++) {
                    long bits = next[w] & ~seen[w];
                    next[w] = 0;
                    frontier[w] = bits;
                    seen[w] |= bits;
                    fresh |= bits != 0;
                }
                if (fresh) record(block, depth, cellAt);
                touched[block] = false;
            } else if (active[block]) {
                Arrays.fill(frontier, at, at + words, 0);
            }
            active[block] = fresh;
            any |= fresh;
        }
        return any;
    }

    private void record(int block, int depth, int[] cellAt) {
        long mask = blocks.maskOfSet[graph.setOfBlock[block]];
        for (int i = 0; i < space.tiles; i++, mask &= mask - 1) cellAt[i] = Long.numberOfTrailingZeros(mask);
        boolean merged = pattern.merged();
        long base = (long) (merged ? graph.setOfBlock[block] : block) * space.orders;
        for (int w = 0; w < words; w++)
            for (long bits = frontier[block * words + w]; bits != 0; bits &= bits - 1) {
                int order = (w << 6) + Long.numberOfTrailingZeros(bits);
                long index = base + order;
                int at = (int) (index >>> 1);
                int half = (int) (index & 1) << 2;
                if (merged && (excess[at] >>> half & 15) != UNSEEN) continue;
                int over = (depth - manhattan(order, cellAt)) >> 1;
                excess[at] ^= (byte) ((UNSEEN ^ Math.min(over, UNSEEN - 1)) << half);
            }
    }

    private int manhattan(int order, int[] cellAt) {
        int sum = 0;
        for (int i = 0; i < cellAt.length; i++) sum += distance[space.label(order, i) * space.cells + cellAt[i]];
        return sum;
    }
}
