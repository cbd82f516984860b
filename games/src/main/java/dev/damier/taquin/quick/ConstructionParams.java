package dev.damier.taquin.quick;

/**
 * How a construction goes about its work.
 *
 * @param width how many partial solutions go on at each turn
 * @param slots how many slots each of them tries
 * @param bias how much a step that brings a tile nearer home is cheaper than one that takes it away, of {@link
 *     TileTransport#STEP}
 * @param haste what {@link TileTransport} takes a step still to come to cost: the more, the fewer ways it looks at
 * @param rest what a unit of Manhattan distance left over counts, in moves
 */
record ConstructionParams(int width, int slots, int bias, int haste, double rest) {
    /** A line at once, even on the largest boards. */
    static final ConstructionParams HASTY = new ConstructionParams(1, 1, 6, 8, 2);

    /**
     * With care. Wider is shorter; more slots each are, too, but they cost more. Alone, one is enough: on 50×50 three took six
     * times as long and saved nothing. Four partial solutions with two slots each took 1.71 n³ there, in the time that two with
     * three needed for 1.73; on 20×20 sixteen with three took 1.62, with two 1.64.
     */
    static ConstructionParams careful(int width) {
        return width < 16
                ? new ConstructionParams(width, width == 1 ? 1 : 2, 7, 5, 2)
                : new ConstructionParams(width, 3, 6, 5, 2);
    }
}
