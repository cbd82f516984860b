package dev.damier.game.engines;

import dev.damier.game.Option;
import dev.damier.run.Solver;
import dev.damier.search.BreadthFirstSearch;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code breadth-first}: {@link BreadthFirstSearch}. */
public final class BreadthFirstEngine extends SearchEngine {
    public BreadthFirstEngine() {
        super("breadth-first", Option.choice("goal-test", about("goal-test"), "early", "early", "late"));
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new BreadthFirstSearch(descriptor().value(options, "goal-test").equals("early"));
    }
}
