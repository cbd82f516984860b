package dev.damier.protocol;

import dev.damier.game.Setup;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.time.Duration;
import java.util.concurrent.Executor;

/** Thinking in the rival's time, on a thread of its own, until the rival has moved or the host loses patience. */
final class Pondering {
    /** A host that has gone away is not request for without end. */
    private static final Duration LONGEST = Duration.ofMinutes(10);

    private final Executor threads;
    private Control control;

    Pondering(Executor threads) {
        this.threads = threads;
    }

    /** About a position that is expected, by whoever sits in this seat. */
    synchronized void start(Setup expected, SearchRequest request, Limits limits, EngineSeat seat) {
        stop();
        if (expected.seat().moves().isEmpty()) return;
        Budget most = request.most();
        Control mine = new Control(most.time().compareTo(LONGEST) > 0 ? most.withTime(LONGEST) : most);
        control = mine;
        threads.execute(() -> request.ponder(expected, limits, seat, mine));
    }

    synchronized void stop() {
        if (control != null) control.cancel();
        control = null;
    }
}
