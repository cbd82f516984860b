package dev.damier.ricochet;

import java.util.Arrays;

/**
 * Computes the grid: per cell, the minimum number of moves of one robot to the target if it may stop anywhere on its path.
 * The grid is an admissible heuristic: other robots can only stop the robot earlier, and house rules only forbid moves.
 */
public final class MinMoves {
    /** Value of a cell from which the target cannot be reached. */
    public static final int UNREACHABLE = Integer.MAX_VALUE;

    /** Minimum value of a cell on which a helper is out of the way. On a lower value it may block the robot's last slide. */
    public static final int MIN_ASIDE = 2;

    private MinMoves() {}

    /** Returns the grid of the active robot. If any robot may finish, returns the minimum of the grids of all robots. */
    public static int[] ofActive(RicochetMission mission, SlideRules slideRules) {
        if (mission.active() != RicochetMission.ANY) return of(mission, slideRules, mission.active());
        int[] min = of(mission, slideRules, 0);
        for (int robot = 1; robot < mission.robots().length; robot++) {
            int[] grid = of(mission, slideRules, robot);
            for (int cell = 0; cell < min.length; cell++) min[cell] = Math.min(min[cell], grid[cell]);
        }
        return min;
    }

    /** Returns the grid of one robot. */
    public static int[] of(RicochetMission mission, SlideRules slideRules, int robot) {
        RicochetBoard board = mission.board();
        int[] moves = new int[board.size()];
        Arrays.fill(moves, UNREACHABLE);
        moves[mission.target()] = 0;
        boolean found = true;
        for (int distance = 0; found; distance++) {
            found = false;
            for (int cell = 0; cell < board.size(); cell++) {
                if (moves[cell] != UNREACHABLE || !crosses(slideRules, robot, cell, moves, distance)) continue;
                moves[cell] = distance + 1;
                found = true;
            }
        }
        return moves;
    }

    /** Returns whether a slide from this cell crosses a cell that is {@code distance} moves from the target. */
    private static boolean crosses(SlideRules slideRules, int robot, int cell, int[] moves, int distance) {
        for (int direction = 0; direction < 4; direction++) {
            int first = cell * 4 + direction;
            int pair = slideRules.step(robot, first);
            while (pair != SlideRules.NONE && pair != first) {
                if (moves[pair >> 2] == distance) return true;
                pair = slideRules.step(robot, pair);
            }
        }
        return false;
    }
}
