package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.Problem;
import dev.damier.search.UniformCost;
import java.util.Map;

public final class UniformCostEngine extends SearchEngine {
    public UniformCostEngine() {
        super("uniform-cost");
    }

    @Override
    Solver<Problem> algorithm(Map<String, String> options) {
        return new UniformCost();
    }
}
