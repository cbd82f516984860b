package dev.damier.taquin.pattern;

import java.nio.ByteBuffer;

/**
 * How many more moves than its Manhattan distance each placement of a pattern needs, halved (the excess is even), two
 * placements a byte. All sets of cells of one order lie together: most slides keep the order of the tiles, so a search stays for
 * long within a stretch that fits the processor's cache.
 *
 * @param excess a direct, read-only buffer: mapped from a file, or in memory when there is no cache
 */
record PatternTable(Pattern pattern, PatternBlocks blocks, ByteBuffer excess) {

    int excess(int slot, int order) {
        long index = (long) order * blocks.count + slot;
        return excess.get((int) (index >>> 1)) >>> ((int) (index & 1) << 2) & 15;
    }
}
