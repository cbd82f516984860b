package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.Route;
import dev.damier.quoridor.WallGrid;

/**
 * Detects wins without search. A player wins for certain if the opponent has no walls and the opponent's pawn is too
 * late to block.
 */
final class DecidedRace {
    private DecidedRace() {}

    /**
     * Returns after how many plies a player certainly wins, or -1 if that is not certain. The opponent must have no
     * walls.
     *
     * @param runner the player whose win is examined
     * @param route a shortest path of the runner's pawn
     * @param at the step of this path at which the pawn stands
     * @param runnerDistance the runner's distance from the goal
     * @param opponentDistance the opponent's distance from the goal
     */
    static int pliesToWin(Board board, int runner, Route route, int at, int runnerDistance, int opponentDistance) {
        boolean movesFirst = board.toMove() == runner;
        if (movesFirst ? runnerDistance > opponentDistance : runnerDistance >= opponentDistance) return -1;
        if (canIntercept(board, 1 - runner, route, at, runnerDistance, movesFirst ? 1 : 2)) return -1;
        return 2 * runnerDistance - (movesFirst ? 1 : 0);
    }

    /**
     * Returns whether the opponent's pawn can get next to the runner's pawn. This is so if it is within
     * {@code j + headStart} steps of the square that the runner reaches after j steps. Otherwise no pawn can block or
     * jump, so counting steps is exact.
     */
    private static boolean canIntercept(Board board, int opponent, Route route, int at, int steps, int headStart) {
        WallGrid walls = board.wallGrid();
        int from = board.pawn(opponent);
        long lo = from < 64 ? 1L << from : 0;
        long hi = from < 64 ? 0 : 1L << from;
        for (int i = 0; i < headStart; i++) {
            long next = walls.growLo(lo, hi);
            hi = walls.growHi(lo, hi);
            lo = next;
        }
        for (int j = 0; j <= steps; j++) {
            if (WallGrid.contains(lo, hi, route.square(at + j))) return true;
            long next = walls.growLo(lo, hi);
            hi = walls.growHi(lo, hi);
            lo = next;
        }
        return false;
    }
}
