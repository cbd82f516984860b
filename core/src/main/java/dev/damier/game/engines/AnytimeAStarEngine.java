package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.AnytimeAStar;
import dev.damier.search.Evaluation;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code anytime-astar}: {@link AnytimeAStar}. */
public final class AnytimeAStarEngine extends SearchEngine {
    public AnytimeAStarEngine() {
        super("anytime-astar", weight("3"), HEURISTIC);
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new AnytimeAStar(Evaluation.weighted(weight(options)));
    }
}
