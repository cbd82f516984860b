package dev.damier.protocol;

import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.time.Duration;
import java.util.concurrent.Executor;

/** Thinking in the rival's time, on a thread of its own, until the rival has moved or the host loses patience. */
public final class Pondering {
    /** A host that has gone away is not thought for without end. */
    private static final Duration MAX_PONDER_TIME = Duration.ofMinutes(10);

    private final Executor threads;
    private Control control;

    public Pondering(Executor threads) {
        this.threads = threads;
    }

    /** About a position that is expected, by whoever sits in this seat. */
    public synchronized void start(Setup expected, Budget max, EngineSeat seat) {
        stop();
        Control mine = new Control(max.time().compareTo(MAX_PONDER_TIME) > 0 ? max.withTime(MAX_PONDER_TIME) : max);
        control = mine;
        threads.execute(() -> seat.ponder(expected, mine));
    }

    public synchronized void stop() {
        if (control != null) control.cancel();
        control = null;
    }
}
