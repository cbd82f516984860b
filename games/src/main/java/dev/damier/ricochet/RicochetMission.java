package dev.damier.ricochet;

import java.util.List;

/**
 * A board with robots, a target and the table's rules: what an engine solves. A move is coded {@code robot * 4 +
 * direction}, directions N E S W = 0 1 2 3.
 *
 * @param robots cell of each robot, in the order red, green, blue, yellow, silver; 1 to 5 of them
 * @param target cell to reach
 * @param active the robot that must reach it, or {@link #ANY}: then the robot that finishes is the active one
 */
public record RicochetMission(RicochetBoard board, int[] robots, int target, int active, Rules rules) {
    public static final int ANY = -1;

    /**
     * The switches, all false for the official game. Their exact meaning, which the table, the space and every engine
     * share:
     *
     * <ul>
     *   <li>The <em>axis</em> of a move is that of its commanded direction: N and S are one axis, E and W the other,
     *       wherever diagonals may have led the robot.
     *   <li>A robot has <em>turned</em> once two of its own moves were on different axes (then two successive ones were
     *       too), or once a diagonal deflected it inside one of its moves, even if a later diagonal undid it.
     *   <li>A slide that never ends, or ends on the cell where it began, is no move.
     * </ul>
     *
     * @param ricochet the active robot must have turned by the end of its last move, and it stops on the target only
     *     with the last move: a move of the active robot that stops there before it has turned is illegal. Standing there
     *     at the start is not stopping: such a robot must leave and come back. With {@link #ANY} each robot is judged as
     *     if it were the active one: a stop on the target before it has turned is legal (it may turn out to be a helper)
     *     but that robot can then no longer finish.
     * @param noRebound two successive moves of the same robot, whatever moves in between, are never on the same axis
     * @param sameColourBounces a diagonal turns robots of its own colour and lets the others pass
     * @param fixedHelpers only the active robot moves; with {@link #ANY}, whichever robot moves first is the active one
     */
    public record Rules(boolean ricochet, boolean noRebound, boolean sameColourBounces, boolean fixedHelpers) {
        public static final Rules OFFICIAL = new Rules(false, false, false, false);
        public static final List<String> SWITCHES =
                List.of("ricochet", "no-rebound", "same-colour-bounces", "fixed-helpers");

        /** The rules with exactly these switches on. */
        public static Rules of(java.util.Collection<String> on) {
            return new Rules(
                    on.contains(SWITCHES.get(0)),
                    on.contains(SWITCHES.get(1)),
                    on.contains(SWITCHES.get(2)),
                    on.contains(SWITCHES.get(3)));
        }

        /** The names of the switches that are on, in canonical order. */
        public List<String> names() {
            boolean[] on = {ricochet, noRebound, sameColourBounces, fixedHelpers};
            return java.util.stream.IntStream.range(0, on.length)
                    .filter(i -> on[i])
                    .mapToObj(SWITCHES::get)
                    .toList();
        }
    }
}
