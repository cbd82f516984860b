package dev.damier.taquin.pattern;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Fills a pattern's table: breadth-first from the wanted placement, counting only slides of the pattern's own tiles.
 *
 * <p>A block's placements are a bit set over the orders of its tiles. A slide that keeps the order moves 64 placements
 * in one instruction; one that changes it goes bit by bit through a table that fits the second-level cache.
 *
 * <p>Each block fetches what its neighbours reached in the layer before, so threads share the sets of cells without
 * meeting. A slide changes the parity of the sum of rows and columns of the occupied cells, which all blocks of a set have
 * in common: a layer fills the blocks of one parity from those of the other, and one frontier serves for both.
 */
final class PatternBuilder {
    private static final int UNSEEN = 15;
    /** Sets of cells a thread takes at a time. */
    private static final int CHUNK = 256;

    private final Pattern pattern;
    private final PatternSpace space;
    private final PatternBlocks blocks;
    private final PatternGraph graph;
    private final int words;
    private final long[] seen;
    private final long[] frontier;
    /** Blocks whose frontier is not empty. */
    private final boolean[] active;
    /** Excess over Manhattan, halved, two placements a byte: a row of orders for each block, or set if merged. */
    private final byte[] excess;

    private final int[] distance;

    private PatternBuilder(Pattern pattern, PatternBlocks blocks) {
        this.pattern = pattern;
        this.blocks = blocks;
        space = blocks.space;
        graph = new PatternGraph(blocks);
        words = (space.orders + 63) >>> 6;
        seen = new long[blocks.count * words];
        frontier = new long[blocks.count * words];
        active = new boolean[blocks.count];
        excess = new byte[(int) ((long) rows(pattern, blocks) * space.orders + 1 >>> 1)];
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
    static byte[] fill(Pattern pattern, PatternSpace space, int threads, BooleanSupplier stop) {
        PatternBlocks blocks = new PatternBlocks(space, pattern.holes().length);
        byte[] byBlock = new PatternBuilder(pattern, blocks).run(threads, stop);
        if (byBlock == null) return null;
        int rows = rows(pattern, blocks);
        int[] slots = pattern.merged() ? IntStream.range(0, rows).toArray() : blocks.slots();
        return NibbleArray.transposed(byBlock, rows, space.orders, slots);
    }

    private static int rows(Pattern pattern, PatternBlocks blocks) {
        return pattern.merged() ? blocks.space.sets : blocks.count;
    }

    private byte[] run(int threads, BooleanSupplier stop) {
        long mask = 0;
        for (int tile : pattern.tiles()) mask |= 1L << tile;
        int start = blocks.block(mask, pattern.holes());
        frontier[start * words] = 1;
        seen[start * words] = 1;
        active[start] = true;
        record(start, 0, new int[space.tiles]);
        int parity = parity(mask);
        // Rows of an odd length share a byte with the next.
        int workers = space.orders % 2 == 0 ? threads : 1;
        boolean any = true;
        for (int depth = 1; any; depth++) {
            DepthLayer layer = new DepthLayer(depth, parity + depth & 1, stop);
            layer.fill(workers);
            if (layer.stopped.get()) return null;
            any = layer.any.get();
        }
        return excess;
    }

    private int parity(long mask) {
        int sum = 0;
        for (long m = mask; m != 0; m &= m - 1) {
            int cell = Long.numberOfTrailingZeros(m);
            sum += cell / space.columns + cell % space.columns;
        }
        return sum & 1;
    }

    /** All placements of one depth. */
    private final class DepthLayer {
        private final int depth;
        private final int parity;
        private final BooleanSupplier stop;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicBoolean any = new AtomicBoolean();
        private final AtomicBoolean stopped = new AtomicBoolean();

        DepthLayer(int depth, int parity, BooleanSupplier stop) {
            this.depth = depth;
            this.parity = parity;
            this.stop = stop;
        }

        void fill(int threads) {
            Thread[] others = new Thread[threads - 1];
            for (int i = 0; i < others.length; i++) {
                others[i] = new Thread(this::work, "taquin-tables");
                others[i].setDaemon(true);
                others[i].start();
            }
            work();
            for (Thread other : others) join(other);
        }

        private void join(Thread other) {
            boolean interrupted = false;
            while (other.isAlive()) {
                try {
                    other.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                    stopped.set(true);
                }
            }
            if (interrupted) Thread.currentThread().interrupt();
        }

        private void work() {
            long[] reached = new long[words];
            int[] cellAt = new int[space.tiles];
            boolean fresh = false;
            for (int set; !stopped.get() && (set = next.getAndAdd(CHUNK)) < space.sets; ) {
                if (stop.getAsBoolean()) stopped.set(true);
                for (int s = set; s < Math.min(space.sets, set + CHUNK); s++) {
                    if (parity(blocks.maskOfSet[s]) != parity) continue;
                    for (int b = blocks.firstBlock[s]; b < blocks.firstBlock[s + 1]; b++) {
                        active[b] = reach(b, reached);
                        if (active[b]) record(b, depth, cellAt);
                        fresh |= active[b];
                    }
                }
            }
            if (fresh) any.set(true);
        }
    }

    /** Makes what can be reached and was not seen before the block's frontier; whether there is any. */
    private boolean reach(int block, long[] reached) {
        Arrays.fill(reached, 0);
        boolean near = false;
        for (int s = graph.firstSlide[block]; s < graph.firstSlide[block + 1]; s++) {
            if (!active[graph.target[s]]) continue;
            near = true;
            int from = graph.target[s] * words;
            // The slide back: from the neighbour's rank to the one here.
            int here = graph.ranks[s] / space.tiles;
            int there = graph.ranks[s] % space.tiles;
            if (here == there) for (int w = 0; w < words; w++) reached[w] |= frontier[from + w];
            else shift(from, space.shift[there * space.tiles + here], reached);
        }
        int at = block * words;
        if (!near && !active[block]) return false;
        long fresh = 0;
        for (int w = 0; w < words; w++) {
            long bits = reached[w] & ~seen[at + w];
            frontier[at + w] = bits;
            seen[at + w] |= bits;
            fresh |= bits;
        }
        return fresh != 0;
    }

    private void shift(int from, char[] shift, long[] reached) {
        for (int w = 0; w < words; w++)
            for (long bits = frontier[from + w]; bits != 0; bits &= bits - 1) {
                int order = shift[(w << 6) + Long.numberOfTrailingZeros(bits)];
                reached[order >>> 6] |= 1L << order;
            }
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
