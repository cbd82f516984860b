package dev.damier.web;

import dev.damier.game.Engine;
import dev.damier.game.Games;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.room.EngineExecutor;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkRequest;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.WorkQueue;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Engines in rooms think where all others do: in the queue, each room a client of its own. */
final class RoomThinker implements EngineExecutor {
    private static final Duration TIME = Duration.ofSeconds(5);

    private final WorkQueue queue;
    private final Map<String, EngineSeat> chairs;

    /** @param max how many chairs the memory holds */
    RoomThinker(WorkQueue queue, int max) {
        this.queue = queue;
        chairs = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, EngineSeat> eldest) {
                return size() > max;
            }
        };
    }

    @Override
    public void think(String chair, Opponent opponent, Setup setup, Consumer<List<String>> then) {
        Budget budget = queue.admission().budget(WorkKind.SEAT, TIME);
        try {
            queue.submit(new WorkRequest<>(
                            "room " + chair, WorkKind.SEAT, budget, control -> line(chair, opponent, setup, control)))
                    .answer()
                    .whenComplete((line, failure) -> then.accept(failure == null ? line : List.of()));
        } catch (OverloadException e) {
            then.accept(List.of());
        }
    }

    private List<String> line(String chair, Opponent opponent, Setup setup, Control control) {
        Engine<?> engine = Games.all().engine(setup, opponent.engine());
        Outcome outcome = chair(chair).run(engine, opponent.options(), setup, control);
        return LineTexts.all(setup, codes(outcome));
    }

    private static int[] codes(Outcome outcome) {
        if (outcome instanceof Outcome.Solved solved) return solved.moves();
        if (outcome instanceof Outcome.Chosen chosen) return new int[] {chosen.move()};
        if (outcome instanceof Outcome.Stopped stopped)
            return stopped.best().map(Outcome.Solved::moves).orElse(new int[0]);
        return new int[0];
    }

    private synchronized EngineSeat chair(String name) {
        return chairs.computeIfAbsent(name, n -> new EngineSeat());
    }
}
