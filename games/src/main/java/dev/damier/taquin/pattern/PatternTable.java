package dev.damier.taquin.pattern;

import java.nio.ByteBuffer;

/**
 * How many more moves than its Manhattan distance each placement of a pattern needs, halved (the excess is even), two
 * placements a byte, block by block.
 *
 * @param excess a direct, read-only buffer: mapped from a file, or in memory when there is no cache
 */
record PatternTable(Pattern pattern, PatternBlocks blocks, ByteBuffer excess) {

    int excess(int block, int order) {
        long index = (long) block * blocks.space.orders + order;
        return excess.get((int) (index >>> 1)) >>> ((int) (index & 1) << 2) & 15;
    }
}
