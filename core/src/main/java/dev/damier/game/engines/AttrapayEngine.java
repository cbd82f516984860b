package dev.damier.game.engines;

import dev.damier.game.Option;
import dev.damier.run.Solver;
import dev.damier.search.Attrapay;
import dev.damier.search.Heuristic;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code attrapay}: {@link Attrapay}. */
public final class AttrapayEngine extends SearchEngine {
    public AttrapayEngine() {
        super("attrapay", HEURISTIC, TIES, REOPEN, Option.number("near", about("near"), 0, Heuristic.DEAD_END, "4"));
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new Attrapay(descriptor().number(options, "near"), ties(options), reopen(options));
    }
}
