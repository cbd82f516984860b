package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.IdaStar;
import dev.damier.search.Problem;
import java.util.Map;

public final class IdaStarEngine extends SearchEngine {
    public IdaStarEngine() {
        super("ida-star", HEURISTIC);
    }

    @Override
    Solver<Problem> algorithm(Map<String, String> options) {
        return new IdaStar();
    }
}
