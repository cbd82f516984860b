package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.WallGrid;
import dev.damier.quoridor.Route;

/**
 * Wins that can be read off without search: a player whom nobody can block any more, because the rival has no walls and
 * its pawn comes too late to meet it.
 */
final class DecidedRace {
    private DecidedRace() {}

    /**
     * Plies after which this player has won for certain, or -1 when that is not certain. The rival must have no walls.
     *
     * @param route a shortest route of the runner's pawn, from this step on
     * @param mine the runner's distance
     * @param rival the rival's distance
     */
    static int sure(Board board, int runner, Route route, int at, int mine, int rival) {
        boolean first = board.toMove() == runner;
        if (first ? mine > rival : mine >= rival) return -1;
        if (meets(board, 1 - runner, route, at, mine, first ? 1 : 2)) return -1;
        return 2 * mine - (first ? 1 : 0);
    }

    /**
     * Whether the rival's pawn can be beside the runner's at some turn: it stands within {@code j + head} steps of the
     * square that the runner has reached after j steps. Until then neither pawn can block or jump, so steps are counted
     * exactly.
     */
    private static boolean meets(Board board, int rival, Route route, int at, int steps, int head) {
        WallGrid walls = board.maze();
        int from = board.pawn(rival);
        long lo = from < 64 ? 1L << from : 0;
        long hi = from < 64 ? 0 : 1L << from;
        for (int i = 0; i < head; i++) {
            long next = walls.growLo(lo, hi);
            hi = walls.growHi(lo, hi);
            lo = next;
        }
        for (int j = 0; j <= steps; j++) {
            if (WallGrid.in(lo, hi, route.square(at + j))) return true;
            long next = walls.growLo(lo, hi);
            hi = walls.growHi(lo, hi);
            lo = next;
        }
        return false;
    }
}
