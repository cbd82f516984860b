package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.quoridor.Route;
import dev.damier.quoridor.WallGrid;

/**
 * A shortest path of each player on a board, kept up to date while moves are played. A wall that cuts no stored path leaves
 * all distances unchanged, and a step along the path shortens it by one, so most moves need no flood fill. Also predicts the
 * move of a player who looks one move ahead, as the engine {@code greedy} does.
 */
final class FourPlayerPaths {
    /** A distance that is longer than any path. */
    private static final int FAR = 1000;

    private final Board board;
    private final WallGrid walls;
    private final int players;
    private final Route[] routes;
    /** By player, the step of the path at which the pawn stands. */
    private final int[] steps;

    private final int[] distances;
    private final int[] pawnMoves = new int[16];
    /** By player, the distance after the wall that {@link #measureWall} examined last. */
    final int[] distancesAfter;

    FourPlayerPaths(Board board) {
        this.board = board;
        walls = board.wallGrid();
        players = board.players();
        routes = new Route[players];
        for (int p = 0; p < players; p++) routes[p] = new Route();
        steps = new int[players];
        distances = new int[players];
        distancesAfter = new int[players];
    }

    /** Computes all paths of the current position. */
    void reset() {
        for (int p = 0; p < players; p++) find(p);
    }

    private void find(int player) {
        distances[player] = routes[player].find(walls, board.pawn(player), board.goalLo(player), board.goalHi(player));
        steps[player] = 0;
    }

    int distance(int player) {
        return distances[player];
    }

    /**
     * Returns the slots whose wall cuts the path of a player, as one of four words: horizontal walls of the lower and upper
     * squares, then vertical walls.
     */
    long cuts(int player, int word) {
        Route route = routes[player];
        return switch (word) {
            case 0 -> route.cutHLo();
            case 1 -> route.cutHHi();
            case 2 -> route.cutVLo();
            default -> route.cutVHi();
        };
    }

    /** Returns one word of the free slots, as of the last {@link WallGrid#computeFreeSlots}. */
    long freeSlots(int word) {
        return switch (word) {
            case 0 -> walls.freeHLo();
            case 1 -> walls.freeHHi();
            case 2 -> walls.freeVLo();
            default -> walls.freeVHi();
        };
    }

    /** Returns the wall of the lowest slot in a word. */
    static int wall(int word, long slots) {
        return MoveCode.HORIZONTAL + 64 * word + Long.numberOfTrailingZeros(slots);
    }

    /** Plays a legal move on the board and updates the paths. */
    void play(int move) {
        int me = board.toMove();
        board.play(move);
        if (MoveCode.isPawnMove(move)) {
            Route route = routes[me];
            int at = steps[me];
            int advanced = at < route.length() && route.square(at + 1) == move
                    ? 1
                    : at + 1 < route.length() && route.square(at + 2) == move ? 2 : 0;
            if (advanced == 0) {
                find(me);
            } else {
                steps[me] = at + advanced;
                distances[me] -= advanced;
            }
        } else if (MoveCode.isWall(move)) {
            for (int p = 0; p < players; p++) if (routes[p].isCutBy(move)) find(p);
        }
    }

    /** Returns the distance of the player to move after a pawn move. */
    int distanceAfterStep(int to) {
        int me = board.toMove();
        return walls.distance(to, board.goalLo(me), board.goalHi(me));
    }

    /**
     * Computes the distances of all players after a wall in a free slot. Returns false if the wall would leave a player
     * without a path.
     */
    boolean measureWall(int wall) {
        for (int p = 0; p < players; p++) {
            distancesAfter[p] = distances[p];
            if (!routes[p].isCutBy(wall)) continue;
            int from = board.pawn(p);
            int d = walls.distance(
                    from < 64 ? 1L << from : 0, from < 64 ? 0 : 1L << from, board.goalLo(p), board.goalHi(p), wall);
            if (d < 0) return false;
            distancesAfter[p] = d;
        }
        return true;
    }

    /**
     * Returns the move after which the lead over the nearest opponent is largest. Among equal moves it prefers a wall if the
     * player is behind, otherwise a step. Walls that lengthen the path of no nearest opponent are not examined.
     */
    int greedyMove(boolean withWalls) {
        int me = board.toMove();
        int nearest = FAR;
        for (int p = 0; p < players; p++) if (p != me) nearest = Math.min(nearest, distances[p]);
        int best = MoveCode.PASS;
        int own = FAR;
        int n = board.pawnMoves(pawnMoves, 0);
        for (int i = 0; i < n; i++) {
            int d = distanceAfterStep(pawnMoves[i]);
            if (d < own) {
                own = d;
                best = pawnMoves[i];
            }
        }
        if (!withWalls || board.wallsLeft(me) == 0) return best;
        int wall = greedyWall(me, nearest, nearest - own);
        return wall < 0 ? best : wall;
    }

    /** Returns the wall that gives a larger lead than the best step, or -1. */
    private int greedyWall(int me, int nearest, int leadAfterStep) {
        boolean behind = nearest < distances[me];
        int bonus = behind ? 1 : 0;
        int bestScore = 2 * leadAfterStep + 1 - bonus;
        int best = -1;
        walls.computeFreeSlots();
        for (int word = 0; word < 4; word++) {
            long slots = freeSlots(word);
            for (int p = 0; p < players; p++) if (p != me && distances[p] == nearest) slots &= cuts(p, word);
            for (; slots != 0; slots &= slots - 1) {
                int wall = wall(word, slots);
                // The lead after the wall is at most that over the opponents that it does not hinder.
                if (2 * (nearestUnhindered(me, wall) - distances[me]) + bonus <= bestScore) continue;
                if (!measureWall(wall)) continue;
                int score = 2 * (nearestAfter(me) - distancesAfter[me]) + bonus;
                if (score <= bestScore) continue;
                bestScore = score;
                best = wall;
            }
        }
        return best;
    }

    private int nearestUnhindered(int me, int wall) {
        int nearest = FAR;
        for (int p = 0; p < players; p++)
            if (p != me && !routes[p].isCutBy(wall)) nearest = Math.min(nearest, distances[p]);
        return nearest;
    }

    private int nearestAfter(int me) {
        int nearest = FAR;
        for (int p = 0; p < players; p++) if (p != me) nearest = Math.min(nearest, distancesAfter[p]);
        return nearest;
    }
}
