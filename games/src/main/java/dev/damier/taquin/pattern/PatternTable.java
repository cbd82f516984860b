package dev.damier.taquin.pattern;

import java.nio.ByteBuffer;

/**
 * A pattern database. For each placement it contains half the excess over the Manhattan distance, two placements per
 * byte. All sets of cells with the same order are contiguous. Most moves keep the order, so a search stays for a long
 * time in an area that fits in the processor's cache.
 *
 * @param excess a direct, read-only buffer: mapped from a file, or in memory if there is no cache
 */
record PatternTable(Pattern pattern, PatternBlocks blocks, ByteBuffer excess) {

    /** Returns half the excess of a placement. */
    int excess(int column, int order) {
        long index = (long) order * blocks.blockCount + column;
        return excess.get((int) (index >>> 1)) >>> ((int) (index & 1) << 2) & 15;
    }
}
