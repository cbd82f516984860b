package dev.damier.web;

import dev.damier.background.BoundedMap;
import dev.damier.background.FailureLog;
import dev.damier.game.Engine;
import dev.damier.game.EngineCapability;
import dev.damier.game.Games;
import dev.damier.game.Presentation.Opponent;
import dev.damier.game.Setup;
import dev.damier.job.EngineSeat;
import dev.damier.room.EngineExecutor;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/** Runs the engines of rooms in the work queue. All engines in a client's rooms share the client's part of the processor. */
final class QueuedEngineExecutor implements EngineExecutor {
    private static final Duration TIME_LIMIT = Duration.ofSeconds(5);

    private final WorkQueue queue;
    private final Map<String, EngineSeat> seats;

    /** @param maxSeats how many seats fit into the memory */
    QueuedEngineExecutor(WorkQueue queue, int maxSeats) {
        this.queue = queue;
        seats = new BoundedMap<>(maxSeats);
    }

    @Override
    public void think(String client, String chair, Opponent opponent, Setup setup, Consumer<List<String>> then) {
        Budget budget = queue.limits().budget(WorkKind.SEAT, TIME_LIMIT);
        try {
            queue.submit(new WorkRequest<>(
                            client, WorkKind.SEAT, budget, control -> bestLine(chair, opponent, setup, control)))
                    .result()
                    .whenComplete((line, failure) -> then.accept(failure == null ? line : noLine(chair, failure)));
        } catch (OverloadException e) {
            then.accept(List.of());
        }
    }

    /** Reports a failed search. The engine then makes no move, and the room asks again. */
    private static List<String> noLine(String chair, Throwable failure) {
        boolean expected = failure instanceof CancellationException || failure instanceof OverloadException;
        if (!expected) FailureLog.report(FailureLog.Source.ENGINE, chair, failure);
        return List.of();
    }

    private List<String> bestLine(String chair, Opponent opponent, Setup setup, Control control) {
        Engine<?> engine = Games.all().engine(setup, opponent.engine());
        // The name of the seat is random, so the weak levels of an engine play another game in every room.
        Map<String, String> options =
                EngineCapability.addSeed(engine, opponent.options(), chair.hashCode() & Integer.MAX_VALUE);
        Outcome outcome = seat(chair).run(engine, options, setup, control);
        return LineTexts.all(setup, moveCodes(outcome));
    }

    private static int[] moveCodes(Outcome outcome) {
        if (outcome instanceof Outcome.Solved solved) return solved.moves();
        if (outcome instanceof Outcome.Chosen chosen) return new int[] {chosen.move()};
        if (outcome instanceof Outcome.Stopped stopped)
            return stopped.best().map(Outcome.Solved::moves).orElse(new int[0]);
        return new int[0];
    }

    private synchronized EngineSeat seat(String name) {
        return seats.computeIfAbsent(name, n -> new EngineSeat());
    }
}
