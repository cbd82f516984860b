package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.IdaStar;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code ida-star}: {@link IdaStar}. */
public final class IdaStarEngine extends SearchEngine {
    public IdaStarEngine() {
        super("ida-star", HEURISTIC);
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new IdaStar();
    }
}
