package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.IterativeDeepening;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code iterative-deepening}: {@link IterativeDeepening}. */
public final class IterativeDeepeningEngine extends SearchEngine {
    public IterativeDeepeningEngine() {
        super("iterative-deepening");
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new IterativeDeepening();
    }
}
