package dev.damier.ricochet.optimal;

import java.util.Arrays;

/**
 * A bucket queue of nodes, each told by a long: one stack per value of f = g + h, the youngest node first, because among equals the
 * deepest is nearest to a goal. Stacks are chains of blocks from one pool, so memory follows what is waiting.
 */
final class OptimalQueue {
    private static final int BLOCK = 256;
    private static final int NONE = -1;

    /** All blocks; the last entry of a block is the number of the one below it in its stack. */
    private long[][] blocks = new long[16][];

    private int made;
    private int[] free = new int[16];
    private int frees;

    private int[] top = new int[64];
    private int[] fill = new int[64];

    /** By f, the blocks of its stack. */
    private int[] height = new int[64];

    private int min;
    private int max;
    private long size;

    void reset() {
        frees = 0;
        if (made > 64) {
            blocks = new long[16][];
            free = new int[16];
            made = 0;
        }
        for (int b = 0; b < made; b++) release(b);
        Arrays.fill(top, NONE);
        Arrays.fill(height, 0);
        min = 0;
        max = -1;
        size = 0;
    }

    long size() {
        return size;
    }

    long bytes() {
        return (long) made * (BLOCK * 8 + 20);
    }

    void push(int f, long node) {
        if (f >= top.length) {
            int old = top.length;
            top = Arrays.copyOf(top, f * 2);
            fill = Arrays.copyOf(fill, f * 2);
            height = Arrays.copyOf(height, f * 2);
            Arrays.fill(top, old, top.length, NONE);
        }
        int block = top[f];
        if (block == NONE || fill[f] == BLOCK - 1) {
            int below = block;
            block = take();
            blocks[block][BLOCK - 1] = below;
            top[f] = block;
            fill[f] = 0;
            height[f]++;
        }
        blocks[block][fill[f]++] = node;
        if (f < min) min = f;
        if (f > max) max = f;
        size++;
    }

    /** The least f of any waiting node, or {@link Integer#MAX_VALUE} when none waits. */
    int least() {
        while (min <= max && top[min] == NONE) min++;
        return min <= max ? min : Integer.MAX_VALUE;
    }

    boolean waits(int f) {
        return f < top.length && top[f] != NONE;
    }

    /** How many nodes wait at this f. */
    int count(int f) {
        return waits(f) ? (height[f] - 1) * (BLOCK - 1) + fill[f] : 0;
    }

    /** Takes the youngest node of a stack that is not empty. */
    long pop(int f) {
        int block = top[f];
        long node = blocks[block][--fill[f]];
        if (fill[f] == 0) {
            top[f] = (int) blocks[block][BLOCK - 1];
            fill[f] = BLOCK - 1;
            height[f]--;
            release(block);
        }
        size--;
        return node;
    }

    private int take() {
        if (frees > 0) return free[--frees];
        if (made == blocks.length) {
            blocks = Arrays.copyOf(blocks, made * 2);
        }
        blocks[made] = new long[BLOCK];
        return made++;
    }

    private void release(int block) {
        if (frees == free.length) free = Arrays.copyOf(free, frees * 2);
        free[frees++] = block;
    }
}
