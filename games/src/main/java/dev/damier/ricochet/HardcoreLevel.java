package dev.damier.ricochet;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.search.AStar;
import java.util.Map;

/** The game's optimal engine; A* where that one does not apply. */
public final class HardcoreLevel extends Level {
    public HardcoreLevel() {
        super("hardcore");
    }

    @Override
    public Solver<RicochetPuzzle> build(Map<String, String> options) {
        card().check(options);
        return HardcoreLevel::solve;
    }

    /** The best answer there is in this package. */
    @SuppressWarnings("unchecked")
    static Outcome solve(RicochetPuzzle puzzle, Control control) {
        if (puzzle.memory() == Memory.NONE) {
            for (Engine<?> engine : Games.all().engines()) {
                if (engine.card().id().equals(RicochetGame.GAME.engine()) && engine.needs() == Mission.class)
                    return ((Engine<Mission>) engine).build(Map.of()).solve(puzzle.mission(), control);
            }
        }
        return new AStar().solve(puzzle.with("min-moves"), control);
    }
}
