package dev.damier.ricochet.optimal;

import java.util.Arrays;

/**
 * A bucket queue of nodes by f = g + h. A node is a long. Each bucket is a stack, so the newest node is dequeued first:
 * among nodes with the same f it is often the deepest and closest to a goal. The stacks are chains of blocks from one pool,
 * so the memory is proportional to the number of queued nodes.
 */
final class OptimalQueue {
    private static final int BLOCK_SIZE = 256;
    private static final int NONE = -1;

    /** All blocks. The last entry of a block is the index of the block below it in its stack. */
    private long[][] blocks = new long[16][];

    private int blockCount;
    private int[] freeBlocks = new int[16];
    private int freeCount;

    /** For each f: the index of the top block of its stack, or {@link #NONE}. */
    private int[] topBlock = new int[64];

    /** For each f: the number of nodes in the top block. */
    private int[] topFill = new int[64];

    /** For each f: the number of blocks of its stack. */
    private int[] stackBlocks = new int[64];

    /** No node has a smaller f. */
    private int min;

    /** No node has a larger f. */
    private int max;

    private long size;

    /** Removes all nodes. */
    void reset() {
        freeCount = 0;
        if (blockCount > 64) {
            blocks = new long[16][];
            freeBlocks = new int[16];
            blockCount = 0;
        }
        for (int b = 0; b < blockCount; b++) releaseBlock(b);
        Arrays.fill(topBlock, NONE);
        Arrays.fill(stackBlocks, 0);
        min = 0;
        max = -1;
        size = 0;
    }

    long size() {
        return size;
    }

    long bytes() {
        return (long) blockCount * (BLOCK_SIZE * 8 + 20);
    }

    /** Adds a node to the bucket of f. */
    void push(int f, long node) {
        if (f >= topBlock.length) {
            int old = topBlock.length;
            topBlock = Arrays.copyOf(topBlock, f * 2);
            topFill = Arrays.copyOf(topFill, f * 2);
            stackBlocks = Arrays.copyOf(stackBlocks, f * 2);
            Arrays.fill(topBlock, old, topBlock.length, NONE);
        }
        int block = topBlock[f];
        if (block == NONE || topFill[f] == BLOCK_SIZE - 1) {
            int below = block;
            block = allocateBlock();
            blocks[block][BLOCK_SIZE - 1] = below;
            topBlock[f] = block;
            topFill[f] = 0;
            stackBlocks[f]++;
        }
        blocks[block][topFill[f]++] = node;
        if (f < min) min = f;
        if (f > max) max = f;
        size++;
    }

    /** Returns the lowest f of all queued nodes, or {@link Integer#MAX_VALUE} if the queue is empty. */
    int lowestF() {
        while (min <= max && topBlock[min] == NONE) min++;
        return min <= max ? min : Integer.MAX_VALUE;
    }

    /** Returns whether a node is queued at this f. */
    boolean hasNodes(int f) {
        return f < topBlock.length && topBlock[f] != NONE;
    }

    /** Returns the number of nodes queued at this f. */
    int count(int f) {
        return hasNodes(f) ? (stackBlocks[f] - 1) * (BLOCK_SIZE - 1) + topFill[f] : 0;
    }

    /** Removes and returns the newest node of a bucket, which must not be empty. */
    long pop(int f) {
        int block = topBlock[f];
        long node = blocks[block][--topFill[f]];
        if (topFill[f] == 0) {
            topBlock[f] = (int) blocks[block][BLOCK_SIZE - 1];
            topFill[f] = BLOCK_SIZE - 1;
            stackBlocks[f]--;
            releaseBlock(block);
        }
        size--;
        return node;
    }

    private int allocateBlock() {
        if (freeCount > 0) return freeBlocks[--freeCount];
        if (blockCount == blocks.length) {
            blocks = Arrays.copyOf(blocks, blockCount * 2);
        }
        blocks[blockCount] = new long[BLOCK_SIZE];
        return blockCount++;
    }

    private void releaseBlock(int block) {
        if (freeCount == freeBlocks.length) freeBlocks = Arrays.copyOf(freeBlocks, freeCount * 2);
        freeBlocks[freeCount++] = block;
    }
}
