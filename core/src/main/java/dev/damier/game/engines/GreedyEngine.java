package dev.damier.game.engines;

import dev.damier.run.Solver;
import dev.damier.search.Greedy;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code greedy}: {@link Greedy} best-first search. */
public final class GreedyEngine extends SearchEngine {
    public GreedyEngine() {
        super("greedy", HEURISTIC, TIES);
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new Greedy(ties(options));
    }
}
