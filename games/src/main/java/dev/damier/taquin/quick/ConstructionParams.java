package dev.damier.taquin.quick;

/**
 * How a construction goes about its work.
 *
 * @param width how many partial solutions go on at each turn
 * @param slots how many slots each of them tries
 * @param bias how much a step that brings a tile nearer home is cheaper than one that takes it away, of {@link
 *     Carry#STEP}
 * @param haste what {@link TileTransport} takes a step still to come to cost: the more, the fewer ways it looks at
 * @param rest what a unit of Manhattan distance left over counts, in moves
 */
record ConstructionParams(int width, int slots, int bias, int haste, double rest) {
    /** A line at once, even on the largest boards. */
    static final ConstructionParams HASTY = new ConstructionParams(1, 1, 6, 8, 2);

    /**
     * With care. Wider is shorter: with every slot tried, 20×20 took 1.75 n³ moves at width 1, 1.68 at 4 and 1.61 at 16.
     * Three slots each are tried here instead, for speed. Other values of the rest were worse.
     */
    static ConstructionParams careful(int width) {
        return new ConstructionParams(width, 3, 6, 5, 2);
    }
}
