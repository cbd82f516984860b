package dev.damier.game.engines;

import dev.damier.game.Option;
import dev.damier.run.Solver;
import dev.damier.search.BreadthFirstSearch;
import dev.damier.search.Problem;
import java.util.Map;

public final class BreadthEngine extends SearchEngine {
    public BreadthEngine() {
        super("breadth-first", Option.choice("goal-test", about("goal-test"), "early", "early", "late"));
    }

    @Override
    Solver<Problem> algorithm(Map<String, String> options) {
        return new BreadthFirstSearch(descriptor().value(options, "goal-test").equals("early"));
    }
}
