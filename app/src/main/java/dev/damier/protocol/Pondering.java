package dev.damier.protocol;

import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.time.Duration;
import java.util.concurrent.Executor;

/** Searches during the opponent's time, until the opponent has moved or the time limit is reached. */
public final class Pondering {
    /** Maximum duration of a search, in case the host has disconnected. */
    private static final Duration MAX_PONDER_TIME = Duration.ofMinutes(10);

    private final Executor executor;
    private Control control;

    public Pondering(Executor threads) {
        this.executor = threads;
    }

    /** Starts a search of the expected position with the engine of this seat. */
    public synchronized void start(Setup expected, Budget budget, EngineSeat seat) {
        stop();
        Control newControl =
                new Control(budget.time().compareTo(MAX_PONDER_TIME) > 0 ? budget.withTime(MAX_PONDER_TIME) : budget);
        control = newControl;
        executor.execute(() -> seat.ponder(expected, newControl));
    }

    /** Stops the current search. */
    public synchronized void stop() {
        if (control != null) control.cancel();
        control = null;
    }
}
