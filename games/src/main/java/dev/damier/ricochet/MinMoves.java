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
    public static int[] ofActive(RicochetMission mission, Mover mover) {
        if (mission.active() != RicochetMission.ANY) return of(mission, mover, mission.active());
        int[] least = of(mission, mover, 0);
        for (int robot = 1; robot < mission.robots().length; robot++) {
            int[] grid = of(mission, mover, robot);
            for (int cell = 0; cell < least.length; cell++) least[cell] = Math.min(least[cell], grid[cell]);
        }
        return least;
    }

    public static int[] of(RicochetMission mission, Mover mover, int robot) {
        RicochetBoard board = mission.board();
        int[] moves = new int[board.size()];
        Arrays.fill(moves, UNREACHABLE);
        moves[mission.target()] = 0;
        boolean found = true;
        for (int near = 0; found; near++) {
            found = false;
            for (int cell = 0; cell < board.size(); cell++) {
                if (moves[cell] != UNREACHABLE || !passes(mover, robot, cell, moves, near)) continue;
                moves[cell] = near + 1;
                found = true;
            }
        }
        return moves;
    }

    /** Whether some slide from this cell crosses one that is {@code near} moves from the target. */
    private static boolean passes(Mover mover, int robot, int cell, int[] moves, int near) {
        for (int direction = 0; direction < 4; direction++) {
            int first = cell * 4 + direction;
            int pair = mover.step(robot, first);
            while (pair != Mover.NONE && pair != first) {
                if (moves[pair >> 2] == near) return true;
                pair = mover.step(robot, pair);
            }
        }
        return false;
    }
}
