package dev.damier.ricochet;

/**
 * A board with robots, a target and the table's rules: what an engine solves. A move is coded {@code robot * 4 +
 * direction}, directions N E S W = 0 1 2 3.
 *
 * @param robots cell of each robot, in the order red, green, blue, yellow, silver; 1 to 5 of them
 * @param target cell to reach
 * @param active the robot that must reach it, or {@link #ANY}
 */
record Mission(Board board, int[] robots, int target, int active, Rules rules) {
    static final int ANY = -1;

    /**
     * The switches, all false for the official game.
     *
     * @param ricochet the active robot's own moves include a right-angle turn (a diagonal's counts) and it stops on the
     *     target only with the last move
     * @param noRebound two successive moves of the same robot, whatever moves in between, are never on the same axis
     * @param sameColourBounces a diagonal turns robots of its own colour and lets the others pass
     * @param fixedHelpers only the active robot moves
     */
    record Rules(boolean ricochet, boolean noRebound, boolean sameColourBounces, boolean fixedHelpers) {
        static final Rules OFFICIAL = new Rules(false, false, false, false);
    }
}
