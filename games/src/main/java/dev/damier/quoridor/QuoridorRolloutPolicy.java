package dev.damier.quoridor;

import dev.damier.play.Position;
import dev.damier.play.RolloutPolicy;
import java.util.SplittableRandom;

/**
 * The rollout policy of Monte Carlo tree search for Quoridor. In a rollout, players usually step along a shortest path.
 * With probability {@link #WALL_RATE} they try a wall against the opponent that is closest to its goal. It works for any
 * number of players. An object belongs to one search.
 */
final class QuoridorRolloutPolicy implements RolloutPolicy {
    private static final int MAX_PLIES = 120;
    private static final double WALL_RATE = 0.3;

    private final int[] moveBuffer = new int[512];

    /** Returns all pawn moves, and the walls that cut an opponent's path or are next to a pawn. */
    @Override
    public int candidates(Position position, int[] buffer) {
        Board board = (Board) position;
        int n = board.moves(moveBuffer);
        for (int p = 0; p < board.players(); p++) board.route(p);
        int count = 0;
        for (int i = 0; i < n; i++)
            if (!MoveCode.isWall(moveBuffer[i]) || isRelevant(board, moveBuffer[i])) buffer[count++] = moveBuffer[i];
        if (count > 0) return count;
        // All pawn moves are blocked and no wall is relevant, which happens with four players.
        System.arraycopy(moveBuffer, 0, buffer, 0, n);
        return n;
    }

    private static boolean isRelevant(Board board, int wall) {
        int row = MoveCode.anchor(wall) / board.size;
        int column = MoveCode.anchor(wall) % board.size;
        for (int p = 0; p < board.players(); p++) {
            if (p != board.toMove() && board.lastRoute(p).isCutBy(wall)) return true;
            int dy = row - board.pawn(p) / board.size;
            int dx = column - board.pawn(p) % board.size;
            if (dy >= -1 && dy < 1 && dx >= -1 && dx < 1) return true;
        }
        return false;
    }

    @Override
    public void playOut(Position position, SplittableRandom random, double[] gains) {
        Board board = (Board) position;
        int plies = 0;
        while (board.winner() < 0 && plies < MAX_PLIES) {
            int wall = board.wallsLeft(board.toMove()) > 0 && random.nextDouble() < WALL_RATE
                    ? chooseWall(board, random)
                    : -1;
            board.play(wall >= 0 ? wall : chooseStep(board, random));
            plies++;
        }
        for (int p = 0; p < gains.length; p++)
            gains[p] = board.winner() < 0 ? 1.0 / gains.length : board.winner() == p ? 1 : 0;
        while (plies-- > 0) board.undo();
    }

    /**
     * Returns a pawn move after which the distance to the goal is minimal, jumps included. Ties are broken at random.
     */
    private int chooseStep(Board board, SplittableRandom random) {
        int me = board.toMove();
        int n = board.pawnMoves(moveBuffer, 0);
        if (n == 0) return MoveCode.PASS;
        int best = -1;
        int min = Integer.MAX_VALUE;
        int ties = 0;
        for (int i = 0; i < n; i++) {
            int d = board.wallGrid.distance(moveBuffer[i], board.goalLo(me), board.goalHi(me));
            if (d < min) ties = 0;
            if (d <= min && random.nextInt(++ties) == 0) best = moveBuffer[i];
            min = Math.min(min, d);
        }
        return best;
    }

    /**
     * Returns a random legal wall on the path of the nearest opponent, if it costs the opponent more steps than the
     * player. Returns -1 if the random wall does not.
     */
    private static int chooseWall(Board board, SplittableRandom random) {
        int me = board.toMove();
        int opponent = -1;
        for (int p = 0; p < board.players(); p++)
            if (p != me && (opponent < 0 || board.distance(p) < board.distance(opponent))) opponent = p;
        Route route = board.route(opponent);
        board.wallGrid.computeFreeSlots();
        int at = random.nextInt(route.length());
        int square = Math.min(route.square(at), route.square(at + 1));
        boolean vertical = Math.abs(route.square(at + 1) - route.square(at)) == 1;
        int shift = random.nextBoolean() ? 0 : vertical ? board.size : 1;
        int anchor = square - shift;
        if (anchor < 0) return -1;
        boolean free = vertical
                ? WallGrid.contains(board.wallGrid.freeVLo, board.wallGrid.freeVHi, anchor)
                : WallGrid.contains(board.wallGrid.freeHLo, board.wallGrid.freeHHi, anchor);
        int wall = anchor + (vertical ? MoveCode.VERTICAL : MoveCode.HORIZONTAL);
        if (!free || board.blockedPlayer(wall) >= 0) return -1;
        int before = board.distance(opponent) - board.distance(me);
        board.wallGrid.toggleWall(wall);
        int after = board.distance(opponent) - board.distance(me);
        board.wallGrid.toggleWall(wall);
        return after > before ? wall : -1;
    }
}
