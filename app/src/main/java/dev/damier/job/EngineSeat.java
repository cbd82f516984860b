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
 * Runs an engine during one game. An engine that can play whole games keeps its solver, and thus its memory, as long as
 * calls name the same engine and options. Use a new instance for a new game. Concurrent searches run one after the
 * other.
 */
public final class EngineSeat {
    /** The engine in use, its options and its solver. */
    private record ActiveEngine<P>(Engine<P> engine, Map<String, String> options, Solver<P> solver) {
        void ponder(Setup expected, Control control) {
            if (solver instanceof GamePlayer.GameSession<P> gameSession)
                gameSession.ponder(Games.view(engine, expected), control);
        }
    }

    private final Lock searchLock = new ReentrantLock();
    private ActiveEngine<?> active;

    /**
     * Runs a search on the calling thread. The setup should include the moves that led to it, because repetitions are
     * counted from them.
     */
    public <P> Outcome run(Engine<P> engine, Map<String, String> options, Setup setup, Control control) {
        searchLock.lock();
        try {
            return solverFor(engine, options).solve(Games.view(engine, setup), control);
        } finally {
            searchLock.unlock();
        }
    }

    /**
     * Ponders on the calling thread: searches a position that may arise, during the opponent's time. Does nothing if
     * the engine of the last search cannot ponder. Returns when cancelled or when the next search starts.
     */
    public void ponder(Setup expected, Control control) {
        ActiveEngine<?> last = active();
        if (last != null) last.ponder(expected, control);
    }

    private synchronized ActiveEngine<?> active() {
        return active;
    }

    private synchronized <P> Solver<P> solverFor(Engine<P> engine, Map<String, String> options) {
        if (active != null && active.engine == engine && active.options.equals(options)) {
            @SuppressWarnings("unchecked") // the same engine, so the same view
            ActiveEngine<P> same = (ActiveEngine<P>) active;
            return same.solver;
        }
        Solver<P> built = engine.build(options);
        Solver<P> solver = built instanceof GamePlayer<P> player ? player.startGame() : built;
        active = new ActiveEngine<>(engine, Map.copyOf(options), solver);
        return solver;
    }
}
