package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.AStar;
import dev.damier.search.Evaluation;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code astar}: {@link AStar}. */
public final class AStarEngine extends SearchEngine {
    public AStarEngine() {
        super("astar", HEURISTIC, TIES, REOPEN);
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new AStar(Evaluation.SUM, ties(options), reopen(options));
    }
}
