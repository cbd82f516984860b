package dev.damier.ricochet.level;

import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.ricochet.optimal.RicochetOptimalEngine;
import dev.damier.run.Solver;
import java.util.Map;

/** The strongest opponent: the engine {@code optimal}. */
public final class HardcoreLevel extends RicochetLevel {
    public HardcoreLevel() {
        super("hardcore");
    }

    @Override
    public Solver<RicochetPuzzle> build(Map<String, String> options) {
        descriptor().check(options);
        return RicochetOptimalEngine::solve;
    }
}
