package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.Problem;
import dev.damier.search.UniformCost;
import java.util.Map;

/** The engine {@code uniform-cost}: {@link UniformCost} search. */
public final class UniformCostEngine extends SearchEngine {
    public UniformCostEngine() {
        super("uniform-cost");
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new UniformCost();
    }
}
