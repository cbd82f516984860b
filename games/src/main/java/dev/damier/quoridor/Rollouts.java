package dev.damier.quoridor;

import dev.damier.play.Position;
import dev.damier.play.RolloutPolicy;
import java.util.SplittableRandom;

/**
 * How games are thought to go on in the tree search: players mostly step along a shortest way and sometimes cut the way
 * of the rival who is nearest to winning. For any number of players; belongs to one search.
 */
final class Rollouts implements RolloutPolicy {
    private static final int MAX_PLIES = 120;
    private static final double WALL_RATE = 0.3;

    private final int[] legal = new int[512];

    /** All pawn moves, and the walls that cut a rival's route or stand around a pawn. */
    @Override
    public int candidates(Position position, int[] buffer) {
        Board board = (Board) position;
        int n = board.moves(legal);
        for (int p = 0; p < board.players(); p++) board.route(p);
        int kept = 0;
        for (int i = 0; i < n; i++)
            if (!MoveCode.wall(legal[i]) || probable(board, legal[i])) buffer[kept++] = legal[i];
        return kept;
    }

    private static boolean probable(Board board, int wall) {
        int row = MoveCode.anchor(wall) / board.size;
        int column = MoveCode.anchor(wall) % board.size;
        for (int p = 0; p < board.players(); p++) {
            if (p != board.toMove() && board.lastRoute(p).cutBy(wall)) return true;
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
            int wall = board.left(board.toMove()) > 0 && random.nextDouble() < WALL_RATE ? wall(board, random) : -1;
            board.play(wall >= 0 ? wall : step(board, random));
            plies++;
        }
        for (int p = 0; p < gains.length; p++)
            gains[p] = board.winner() < 0 ? 1.0 / gains.length : board.winner() == p ? 1 : 0;
        while (plies-- > 0) board.undo();
    }

    /** A step that brings the pawn nearest to its goal, jumps counted; ties by lot. */
    private int step(Board board, SplittableRandom random) {
        int me = board.toMove();
        int n = board.pawnMoves(legal, 0);
        if (n == 0) return MoveCode.PASS;
        int best = -1;
        int min = Integer.MAX_VALUE;
        int equal = 0;
        for (int i = 0; i < n; i++) {
            int d = board.maze.distance(legal[i], board.goalLo(me), board.goalHi(me));
            if (d < min) equal = 0;
            if (d <= min && random.nextInt(++equal) == 0) best = legal[i];
            min = Math.min(min, d);
        }
        return best;
    }

    /** A legal wall on the route of the nearest rival that costs it more than the mover; -1 when the try fails. */
    private static int wall(Board board, SplittableRandom random) {
        int me = board.toMove();
        int rival = -1;
        for (int p = 0; p < board.players(); p++)
            if (p != me && (rival < 0 || board.distance(p) < board.distance(rival))) rival = p;
        Route route = board.route(rival);
        board.maze.slots();
        int at = random.nextInt(route.length());
        int square = Math.min(route.square(at), route.square(at + 1));
        boolean upright = Math.abs(route.square(at + 1) - route.square(at)) == 1;
        int back = random.nextBoolean() ? 0 : upright ? board.size : 1;
        int anchor = square - back;
        if (anchor < 0) return -1;
        boolean free = upright
                ? WallGrid.in(board.maze.freeVLo, board.maze.freeVHi, anchor)
                : WallGrid.in(board.maze.freeHLo, board.maze.freeHHi, anchor);
        int wall = anchor + (upright ? MoveCode.V : MoveCode.H);
        if (!free || board.shuts(wall) >= 0) return -1;
        int before = board.distance(rival) - board.distance(me);
        board.maze.flip(wall);
        int after = board.distance(rival) - board.distance(me);
        board.maze.flip(wall);
        return after > before ? wall : -1;
    }
}
