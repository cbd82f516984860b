package dev.damier.taquin.quick;

/**
 * The parameters of a construction.
 *
 * @param beamWidth number of partial solutions that are continued at each step
 * @param slotsPerSolution number of slots that each of them tries
 * @param manhattanBias by how much a step that brings a tile closer to its goal cell is cheaper, and one that takes it
 *     away more expensive; in units of which a step costs {@link TileTransport#STEP_COST}
 * @param heuristicWeight estimated cost of a remaining step in {@link TileTransport}; a higher value examines fewer
 *     paths
 * @param manhattanWeight weight of the remaining Manhattan distance in the score, in moves
 */
record ConstructionParams(
        int beamWidth, int slotsPerSolution, int manhattanBias, int heuristicWeight, double manhattanWeight) {
    /** Parameters that give a solution at once, even on the largest boards. */
    static final ConstructionParams FAST = new ConstructionParams(1, 1, 6, 8, 2);

    /**
     * Returns parameters for shorter solutions. A wider beam gives shorter solutions. More slots do so too, but cost
     * more time.
     *
     * <table><caption>Measurements</caption>
     * <tr><th>Board</th><th>Beam width</th><th>Slots</th><th>Result</th></tr>
     * <tr><td>50×50</td><td>1</td><td>3 instead of 1</td><td>six times the time, no fewer moves</td></tr>
     * <tr><td>50×50</td><td>4</td><td>2</td><td>1.71 n³ moves</td></tr>
     * <tr><td>50×50</td><td>2</td><td>3</td><td>1.73 n³ moves in the same time</td></tr>
     * <tr><td>20×20</td><td>16</td><td>3</td><td>1.62 n³ moves</td></tr>
     * <tr><td>20×20</td><td>16</td><td>2</td><td>1.64 n³ moves</td></tr>
     * </table>
     */
    static ConstructionParams careful(int beamWidth) {
        return beamWidth < 16
                ? new ConstructionParams(beamWidth, beamWidth == 1 ? 1 : 2, 7, 5, 2)
                : new ConstructionParams(beamWidth, 3, 6, 5, 2);
    }
}
