package dev.damier.ricochet.level;

import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Option;
import dev.damier.ricochet.RicochetMessages;
import dev.damier.ricochet.RicochetPuzzle;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Solver;
import dev.damier.search.Problem;
import java.time.Duration;
import java.util.List;

/** A computer opponent of a given strength: an engine for a mission with its rule memory. */
abstract class RicochetLevel implements Engine<RicochetPuzzle> {
    private final Descriptor descriptor;

    RicochetLevel(String id, Option... options) {
        String key = "level." + id;
        descriptor = new Descriptor(
                id, RicochetMessages.text(key + ".name"), RicochetMessages.text(key + ".about"), List.of(options));
    }

    @Override
    public final Descriptor descriptor() {
        return descriptor;
    }

    @Override
    public final Class<RicochetPuzzle> requiredView() {
        return RicochetPuzzle.class;
    }

    /** Runs a search with a limit on states, within the limits of the caller. A cancellation by the caller stops the search. */
    static Outcome run(Solver<Problem> search, Problem problem, long states, Control control) {
        Budget left = control.budget()
                .withNodes(Math.min(states, control.budget().nodes()))
                .withTime(Duration.ofNanos(Math.max(1, control.remainingNanos())));
        Control[] inner = new Control[1];
        inner[0] = new Control(left, control.traceLimit(), progress -> {
            if (control.isCancelled()) inner[0].cancel();
        });
        if (control.isCancelled()) inner[0].cancel();
        Outcome outcome = search.solve(problem, inner[0]);
        control.trace(inner[0].trace());
        return outcome;
    }
}
