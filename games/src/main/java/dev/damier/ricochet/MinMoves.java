package dev.damier.ricochet;

import java.util.Arrays;

/**
 * How many moves one robot needs at least to get from each cell to the target: a grid where it may stop anywhere on its
 * way. Other robots can only stop it earlier, and table rules only forbid moves, so this never overestimates.
 */
public final class MinMoves {
    public static final int UNREACHABLE = Integer.MAX_VALUE;

    private MinMoves() {}

    /** The grid of the active robot; when any may finish, the least of all robots' grids. */
    public static int[] ofActive(RicochetMission mission, SlideRules slideRules) {
        if (mission.active() != RicochetMission.ANY) return of(mission, slideRules, mission.active());
        int[] min = of(mission, slideRules, 0);
        for (int robot = 1; robot < mission.robots().length; robot++) {
            int[] grid = of(mission, slideRules, robot);
            for (int cell = 0; cell < min.length; cell++) min[cell] = Math.min(min[cell], grid[cell]);
        }
        return min;
    }

    public static int[] of(RicochetMission mission, SlideRules slideRules, int robot) {
        RicochetBoard board = mission.board();
        int[] moves = new int[board.size()];
        Arrays.fill(moves, UNREACHABLE);
        moves[mission.target()] = 0;
        boolean found = true;
        for (int near = 0; found; near++) {
            found = false;
            for (int cell = 0; cell < board.size(); cell++) {
                if (moves[cell] != UNREACHABLE || !passes(slideRules, robot, cell, moves, near)) continue;
                moves[cell] = near + 1;
                found = true;
            }
        }
        return moves;
    }

    /** Whether some slide from this cell crosses one that is {@code near} moves from the target. */
    private static boolean passes(SlideRules slideRules, int robot, int cell, int[] moves, int near) {
        for (int direction = 0; direction < 4; direction++) {
            int first = cell * 4 + direction;
            int pair = slideRules.step(robot, first);
            while (pair != SlideRules.NONE && pair != first) {
                if (moves[pair >> 2] == near) return true;
                pair = slideRules.step(robot, pair);
            }
        }
        return false;
    }
}
