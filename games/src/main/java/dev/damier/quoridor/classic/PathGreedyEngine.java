package dev.damier.quoridor.classic;

import dev.damier.game.Descriptor;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.quoridor.Board;
import dev.damier.quoridor.MoveCode;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.List;
import java.util.Map;

/**
 * An engine that looks one move ahead. It chooses the move after which its lead over the nearest opponent is largest,
 * see {@link #lead}. Among equal moves it prefers a wall if it is behind, otherwise a step.
 */
public final class PathGreedyEngine extends DescribedEngine<Board> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "greedy",
            Text.of(PathGreedyEngine.class, "engine.greedy"),
            Text.of(PathGreedyEngine.class, "engine.greedy.about"),
            List.of());

    public PathGreedyEngine() {
        super(DESCRIPTOR, Board.class);
    }

    @Override
    protected Solver<Board> newSolver(Map<String, String> options) {
        return PathGreedyEngine::choose;
    }

    static Outcome choose(Board board, Control control) {
        Counters counters = new Counters();
        int[] moves = new int[board.maxMoves()];
        int n = board.moves(moves);
        counters.countExpansion(0);
        counters.generated = n;
        counters.depth = 1;
        if (n == 0) return new Outcome.Impossible(control.stats(counters));
        int me = board.toMove();
        boolean behind = lead(board, me) < 0;
        int best = -1;
        int bestScore = Integer.MIN_VALUE;
        for (int i = 0; i < n; i++) {
            boolean step = !MoveCode.isWall(moves[i]);
            board.play(moves[i]);
            int score = 4 * lead(board, me) + (step == behind ? 0 : 1);
            board.undo();
            if (score > bestScore) {
                bestScore = score;
                best = moves[i];
            }
        }
        int value = Math.floorDiv(bestScore, 4) * 100;
        return new Outcome.Chosen(best, value, new int[] {best}, control.stats(counters));
    }

    /** Returns by how many steps a player is closer to its goal than the nearest opponent. */
    static int lead(Board board, int me) {
        int nearest = Integer.MAX_VALUE;
        for (int p = 0; p < board.players(); p++) if (p != me) nearest = Math.min(nearest, board.distance(p));
        return nearest - board.distance(me);
    }
}
