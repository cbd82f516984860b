package dev.damier.ricochet;

import java.util.List;

/**
 * A problem for an engine: a board with robots, a target and rules. The code of a move is {@code robot * 4 + direction}, with
 * the directions N E S W = 0 1 2 3.
 *
 * @param board the board
 * @param robots the cell of each of the 1 to 5 robots, in the order red, green, blue, yellow, silver
 * @param target the cell to reach
 * @param active the robot that must reach it, or {@link #ANY}: then the robot that finishes is the active one
 * @param rules the rule switches
 */
public record RicochetMission(RicochetBoard board, int[] robots, int target, int active, Rules rules) {
    /** Value of {@link #active} if any robot may finish (the vortex). */
    public static final int ANY = -1;

    /**
     * The rule switches. All are off in the official game. These definitions apply to the game table, the state space and
     * every engine:
     *
     * <ul>
     *   <li>The <em>axis</em> of a move is that of its commanded direction: N and S are one axis, E and W the other,
     *       even if diagonals turned the robot.
     *   <li>A robot has <em>turned</em> once two of its own moves were on different axes (then two successive
     *       moves were too), or once a diagonal deflected it during one of its moves, even if a later diagonal turned it back.
     *   <li>A slide that never ends, or ends on the cell where it began, is not a move.
     * </ul>
     *
     * @param ricochet the active robot must have turned by the end of its last move, and it stops on the target only
     *     with the last move. A move of the active robot that stops there before it has turned is illegal. Standing there
     *     at the start does not count as stopping: such a robot must leave and come back. With {@link #ANY} this applies to
     *     each robot as if it were the active one. A robot may then stop on the target before it has turned, because it may
     *     be a helper, but it can no longer finish.
     * @param noRebound two successive moves of the same robot are never on the same axis, whatever other robots move in between
     * @param sameColourBounces a diagonal turns robots of its own colour and lets other robots pass
     * @param fixedHelpers only the active robot moves; with {@link #ANY}, whichever robot moves first is the active one
     */
    public record Rules(boolean ricochet, boolean noRebound, boolean sameColourBounces, boolean fixedHelpers) {
        /** The rules of the official game. */
        public static final Rules OFFICIAL = new Rules(false, false, false, false);

        /** The names of the switches, in the order of the record components. */
        public static final List<String> SWITCHES =
                List.of("ricochet", "no-rebound", "same-colour-bounces", "fixed-helpers");

        /** Returns the rules with exactly these switches on. */
        public static Rules of(java.util.Collection<String> on) {
            return new Rules(
                    on.contains(SWITCHES.get(0)),
                    on.contains(SWITCHES.get(1)),
                    on.contains(SWITCHES.get(2)),
                    on.contains(SWITCHES.get(3)));
        }

        /** Returns the names of the switches that are on, in the order of {@link #SWITCHES}. */
        public List<String> names() {
            boolean[] on = {ricochet, noRebound, sameColourBounces, fixedHelpers};
            return java.util.stream.IntStream.range(0, on.length)
                    .filter(i -> on[i])
                    .mapToObj(SWITCHES::get)
                    .toList();
        }
    }
}
