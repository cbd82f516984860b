package dev.damier.job;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.play.GamePlayer;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Where an engine sits for one game, against a person as against a bot. One that can play whole games is kept, with what
 * it remembers, as long as it is asked for with the same options; a new game takes a new seat. Who asks one question
 * after the other is answered in that order.
 */
public final class EngineSeat {
    /** Who sits here. */
    private record Sitter<P>(Engine<P> engine, Map<String, String> options, Solver<P> solver) {
        void ponder(Setup expected, Control control) {
            if (solver instanceof GamePlayer.GameSession<P> gameSession) gameSession.ponder(Games.view(engine, expected), control);
        }
    }

    private final Lock asked = new ReentrantLock();
    private Sitter<?> sitter;

    /** Thinks on the calling thread. The setup should know the moves that led to it: repetitions are counted from there. */
    public <P> Outcome run(Engine<P> engine, Map<String, String> options, Setup setup, Control control) {
        asked.lock();
        try {
            return seat(engine, options).solve(Games.view(engine, setup), control);
        } finally {
            asked.unlock();
        }
    }

    /**
     * Thinks on the calling thread, in the rival's time, about a position that may come, if whoever answered last can.
     * Returns when cancelled, and when the next question comes.
     */
    public void ponder(Setup expected, Control control) {
        Sitter<?> who = sitter();
        if (who != null) who.ponder(expected, control);
    }

    private synchronized Sitter<?> sitter() {
        return sitter;
    }

    private synchronized <P> Solver<P> seat(Engine<P> engine, Map<String, String> options) {
        if (sitter != null && sitter.engine == engine && sitter.options.equals(options)) {
            @SuppressWarnings("unchecked") // the same engine, so the same view
            Sitter<P> same = (Sitter<P>) sitter;
            return same.solver;
        }
        Solver<P> built = engine.build(options);
        Solver<P> solver = built instanceof GamePlayer<P> player ? player.startGame() : built;
        sitter = new Sitter<>(engine, Map.copyOf(options), solver);
        return solver;
    }
}
