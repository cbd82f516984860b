package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.AStar;
import dev.damier.search.Evaluation;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code weighted-astar}: {@link AStar} with a weighted heuristic. */
public final class WeightedAStarEngine extends SearchEngine {
    public WeightedAStarEngine() {
        super("weighted-astar", weight("1.5"), HEURISTIC, TIES);
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new AStar(Evaluation.weighted(weight(options)), ties(options));
    }
}
