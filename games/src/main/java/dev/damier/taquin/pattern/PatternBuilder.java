package dev.damier.taquin.pattern;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Builds the table of a pattern. It runs a breadth-first search from the goal placement and counts only moves of the
 * pattern's tiles.
 *
 * <p>The placements of a block are a bit set over the orders of its tiles. A move that keeps the order moves 64
 * placements in one instruction. A move that changes the order goes bit by bit through a table that fits in the
 * second-level cache.
 *
 * <p>Each block collects what its neighbours reached in the layer before. So threads work on different sets of cells
 * without synchronisation. A move changes the parity of the sum of rows and columns of the occupied cells. All blocks
 * of a set have the same parity. So each layer fills the blocks of one parity from those of the other, and one frontier
 * suffices.
 */
final class PatternBuilder {
    /** Marks a placement that is not reached yet. */
    private static final int UNSEEN = 15;
    /** Number of sets of cells that a thread takes at a time. */
    private static final int SETS_PER_CHUNK = 256;

    private final Pattern pattern;
    private final PatternSpace space;
    private final PatternBlocks blocks;
    private final PatternGraph graph;
    /** Words of the bit set of a block. */
    private final int wordsPerBlock;
    /** By block, the orders that are reached. */
    private final long[] seen;
    /** By block, the orders that the last layer of the block's parity reached. */
    private final long[] frontier;
    /** Whether the frontier of a block is not empty. */
    private final boolean[] active;
    /**
     * Half the excess over the Manhattan distance, two placements per byte. There is one row of orders per block, or
     * per set if the pattern merges regions.
     */
    private final byte[] excess;

    /** The Manhattan distance of each tile from its goal cell, by tile and cell. */
    private final int[] distance;

    private PatternBuilder(Pattern pattern, PatternBlocks blocks) {
        this.pattern = pattern;
        this.blocks = blocks;
        space = blocks.space;
        graph = new PatternGraph(blocks);
        wordsPerBlock = (space.orderCount + 63) >>> 6;
        seen = new long[blocks.blockCount * wordsPerBlock];
        frontier = new long[blocks.blockCount * wordsPerBlock];
        active = new boolean[blocks.blockCount];
        excess = new byte[(int) ((long) rowCount(pattern, blocks) * space.orderCount + 1 >>> 1)];
        Arrays.fill(excess, (byte) (UNSEEN << 4 | UNSEEN));
        distance = new int[space.tileCount * space.cellCount];
        for (int label = 0; label < space.tileCount; label++) {
            int goal = pattern.tiles()[label];
            for (int cell = 0; cell < space.cellCount; cell++)
                distance[label * space.cellCount + cell] = Math.abs(cell / space.columns - goal / space.columns)
                        + Math.abs(cell % space.columns - goal % space.columns);
        }
    }

    /** Returns the bytes of the table, or null if {@code stop} returned true. */
    static byte @Nullable [] build(Pattern pattern, PatternSpace space, int threads, BooleanSupplier stop) {
        PatternBlocks blocks = new PatternBlocks(space, pattern.holes().length);
        byte[] byBlock = new PatternBuilder(pattern, blocks).run(threads, stop);
        if (byBlock == null) return null;
        int rows = rowCount(pattern, blocks);
        int[] slots = pattern.mergesRegions() ? IntStream.range(0, rows).toArray() : blocks.columns();
        return NibbleArray.transpose(byBlock, rows, space.orderCount, slots);
    }

    private static int rowCount(Pattern pattern, PatternBlocks blocks) {
        return pattern.mergesRegions() ? blocks.space.setCount : blocks.blockCount;
    }

    /** Returns the values block by block, or null if {@code stop} returned true. */
    private byte @Nullable [] run(int threads, BooleanSupplier stop) {
        long mask = 0;
        for (int tile : pattern.tiles()) mask |= 1L << tile;
        int start = blocks.block(mask, pattern.holes());
        frontier[start * wordsPerBlock] = 1;
        seen[start * wordsPerBlock] = 1;
        active[start] = true;
        recordDepth(start, 0, new int[space.tileCount]);
        int parity = parity(mask);
        // Rows of odd length share a byte with the next row, so several threads could not write them.
        int workers = space.orderCount % 2 == 0 ? threads : 1;
        boolean any = true;
        for (int depth = 1; any; depth++) {
            DepthLayer layer = new DepthLayer(depth, parity + depth & 1, stop);
            layer.runThreads(workers);
            if (layer.stopped.get()) return null;
            any = layer.foundAny.get();
        }
        return excess;
    }

    /** Returns the parity of the sum of rows and columns of a set of cells. */
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
        private final AtomicBoolean foundAny = new AtomicBoolean();
        private final AtomicBoolean stopped = new AtomicBoolean();

        DepthLayer(int depth, int parity, BooleanSupplier stop) {
            this.depth = depth;
            this.parity = parity;
            this.stop = stop;
        }

        /** Processes the layer in several threads and waits for them. */
        void runThreads(int threads) {
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
            long[] reached = new long[wordsPerBlock];
            int[] cellAt = new int[space.tileCount];
            boolean foundNew = false;
            for (int set; !stopped.get() && (set = next.getAndAdd(SETS_PER_CHUNK)) < space.setCount; ) {
                if (stop.getAsBoolean()) stopped.set(true);
                for (int s = set; s < Math.min(space.setCount, set + SETS_PER_CHUNK); s++) {
                    if (parity(blocks.maskOfSet[s]) != parity) continue;
                    for (int b = blocks.firstBlock[s]; b < blocks.firstBlock[s + 1]; b++) {
                        active[b] = expandInto(b, reached);
                        if (active[b]) recordDepth(b, depth, cellAt);
                        foundNew |= active[b];
                    }
                }
            }
            if (foundNew) foundAny.set(true);
        }
    }

    /**
     * Sets the frontier of a block to the placements that are one move from its neighbours' frontiers and were not seen
     * before. Returns whether there are any.
     */
    private boolean expandInto(int block, long[] reached) {
        Arrays.fill(reached, 0);
        boolean hasActiveNeighbour = false;
        for (int s = graph.firstSlide[block]; s < graph.firstSlide[block + 1]; s++) {
            if (!active[graph.targets[s]]) continue;
            hasActiveNeighbour = true;
            int from = graph.targets[s] * wordsPerBlock;
            // The reverse of the stored move: from the rank in the neighbour to the rank in this block.
            int here = graph.rankPairs[s] / space.tileCount;
            int there = graph.rankPairs[s] % space.tileCount;
            if (here == there) for (int w = 0; w < wordsPerBlock; w++) reached[w] |= frontier[from + w];
            else applyShift(from, space.orderShifts[there * space.tileCount + here], reached);
        }
        int at = block * wordsPerBlock;
        if (!hasActiveNeighbour && !active[block]) return false;
        long newBits = 0;
        for (int w = 0; w < wordsPerBlock; w++) {
            long bits = reached[w] & ~seen[at + w];
            frontier[at + w] = bits;
            seen[at + w] |= bits;
            newBits |= bits;
        }
        return newBits != 0;
    }

    /** Adds the orders of a frontier after a move that changes the order. */
    private void applyShift(int from, char[] shift, long[] reached) {
        for (int w = 0; w < wordsPerBlock; w++)
            for (long bits = frontier[from + w]; bits != 0; bits &= bits - 1) {
                int order = shift[(w << 6) + Long.numberOfTrailingZeros(bits)];
                reached[order >>> 6] |= 1L << order;
            }
    }

    /** Stores the excess of all placements in the frontier of a block. */
    private void recordDepth(int block, int depth, int[] cellAt) {
        long mask = blocks.maskOfSet[graph.setOfBlock[block]];
        for (int i = 0; i < space.tileCount; i++, mask &= mask - 1) cellAt[i] = Long.numberOfTrailingZeros(mask);
        boolean merged = pattern.mergesRegions();
        long base = (long) (merged ? graph.setOfBlock[block] : block) * space.orderCount;
        for (int w = 0; w < wordsPerBlock; w++)
            for (long bits = frontier[block * wordsPerBlock + w]; bits != 0; bits &= bits - 1) {
                int order = (w << 6) + Long.numberOfTrailingZeros(bits);
                long index = base + order;
                int at = (int) (index >>> 1);
                int half = (int) (index & 1) << 2;
                if (merged && (excess[at] >>> half & 15) != UNSEEN) continue;
                int halfExcess = (depth - manhattan(order, cellAt)) >> 1;
                excess[at] ^= (byte) ((UNSEEN ^ Math.min(halfExcess, UNSEEN - 1)) << half);
            }
    }

    /** Returns the Manhattan distance of a placement. */
    private int manhattan(int order, int[] cellAt) {
        int sum = 0;
        for (int i = 0; i < cellAt.length; i++) sum += distance[space.label(order, i) * space.cellCount + cellAt[i]];
        return sum;
    }
}
