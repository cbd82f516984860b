package dev.damier.taquin;

/**
 * How many more moves than its Manhattan distance each placement of a pattern needs, halved (the excess is even), two
 * placements a byte.
 */
record PatternTable(Pattern pattern, PatternSpace space, byte[] excess) {

    int excess(long mask, int order) {
        long index = (long) space.set(mask) * space.orders + order;
        return excess[(int) (index >>> 1)] >>> ((int) (index & 1) << 2) & 15;
    }
}
