package dev.damier.game.engines;

import dev.damier.game.Option;
import dev.damier.run.Solver;
import dev.damier.search.DepthFirstSearch;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code depth-first}: {@link DepthFirstSearch}. */
public final class DepthFirstEngine extends SearchEngine {
    public DepthFirstEngine() {
        super("depth-first", Option.number("limit", about("limit"), 0, Integer.MAX_VALUE - 1, "0"));
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        int limit = descriptor().number(options, "limit");
        return new DepthFirstSearch(limit == 0 ? DepthFirstSearch.UNLIMITED : limit);
    }
}
