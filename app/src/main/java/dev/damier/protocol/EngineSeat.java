package dev.damier.protocol;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.play.Contestant;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Map;

/**
 * Where an engine sits for one game. One that can play whole games is kept, with what it remembers, as long as it is
 * asked for with the same options; a new game takes a new seat.
 */
public final class EngineSeat {
    /** Who sits here. */
    private record Sitter<P>(Engine<P> engine, Map<String, String> options, Solver<P> solver) {}

    private Sitter<?> sitter;

    <P> Outcome run(Engine<P> engine, Map<String, String> options, Setup setup, Control control) {
        return seat(engine, options).solve(Games.view(engine, setup), control);
    }

    /** Thinks on the calling thread about a position that may come, if whoever sits here can; returns when cancelled. */
    <P> void ponder(Engine<P> engine, Map<String, String> options, Setup expected, Control control) {
        if (seat(engine, options) instanceof Contestant.Sitting<P> sitting)
            sitting.ponder(Games.view(engine, expected), control);
    }

    private synchronized <P> Solver<P> seat(Engine<P> engine, Map<String, String> options) {
        if (sitter != null && sitter.engine == engine && sitter.options.equals(options)) {
            @SuppressWarnings("unchecked") // the same engine, so the same view
            Sitter<P> same = (Sitter<P>) sitter;
            return same.solver;
        }
        Solver<P> built = engine.build(options);
        Solver<P> solver = built instanceof Contestant<P> contestant ? contestant.sit() : built;
        sitter = new Sitter<>(engine, Map.copyOf(options), solver);
        return solver;
    }
}
