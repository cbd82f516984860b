package dev.damier.game.engines;

import dev.damier.game.Option;
import dev.damier.run.Solver;
import dev.damier.search.Beam;
import dev.damier.search.Problem;
import java.util.Map;

/** The engine {@code beam}: {@link Beam} search. */
public final class BeamEngine extends SearchEngine {
    public BeamEngine() {
        super("beam", HEURISTIC, Option.number("width", about("width"), 1, 1 << 24, "1000"));
    }

    @Override
    Solver<Problem> newSolver(Map<String, String> options) {
        return new Beam(descriptor().number(options, "width"));
    }
}
