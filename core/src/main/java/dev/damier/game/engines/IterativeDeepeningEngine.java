package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.IterativeDeepening;
import dev.damier.search.Problem;
import java.util.Map;

public final class IterativeDeepeningEngine extends SearchEngine {
    public IterativeDeepeningEngine() {
        super("iterative-deepening");
    }

    @Override
    Solver<Problem> algorithm(Map<String, String> options) {
        return new IterativeDeepening();
    }
}
