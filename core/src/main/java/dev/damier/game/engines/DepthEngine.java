package dev.damier.game.engines;

import dev.damier.game.Option;
import dev.damier.run.Solver;
import dev.damier.search.Depth;
import dev.damier.search.Problem;
import java.util.Map;

public final class DepthEngine extends SearchEngine {
    public DepthEngine() {
        super("depth-first", Option.number("limit", about("limit"), 0, Integer.MAX_VALUE - 1, "0"));
    }

    @Override
    Solver<Problem> algorithm(Map<String, String> options) {
        int limit = card().number(options, "limit");
        return new Depth(limit == 0 ? Depth.UNLIMITED : limit);
    }
}
