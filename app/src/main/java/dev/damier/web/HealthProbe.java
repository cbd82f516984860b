package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import dev.damier.search.Puzzle;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** A search so small that only a server that is unwell does not answer it; one at a time, whoever asks. */
final class HealthProbe {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int NODES = 2000;
    private static final String ENGINE = "breadth-first";

    /** @param found whether the search came back with something */
    record Answer(boolean found, double millis) {}

    private final WorkQueue queue;
    private CompletableFuture<Answer> asked = CompletableFuture.completedFuture(new Answer(false, 0));
    private Setup setup;

    HealthProbe(WorkQueue queue) {
        this.queue = queue;
    }

    synchronized CompletableFuture<Answer> ask() {
        if (!asked.isDone()) return asked;
        if (setup == null) setup = puzzle();
        Budget budget = queue.admission().budget(WorkKind.PROBE, PATIENCE).withNodes(NODES);
        Job job = new Job(setup.game().descriptor().id(), setup.write(), ENGINE, Map.of(), budget, 0);
        long from = System.nanoTime();
        try {
            asked = queue.submit(new WorkRequest<>("health", WorkKind.PROBE, budget, control -> job.run(b -> control)))
                    .answer()
                    .handle((report, failure) ->
                            new Answer(failure == null && report.error() == null, (System.nanoTime() - from) / 1e6))
                    .completeOnTimeout(
                            new Answer(false, PATIENCE.toMillis()),
                            PATIENCE.toMillis(),
                            java.util.concurrent.TimeUnit.MILLISECONDS);
        } catch (OverloadException e) {
            asked = CompletableFuture.completedFuture(new Answer(false, 0));
        }
        return asked;
    }

    /** A puzzle, whichever game has one: every puzzle can be searched breadth first, without any table. */
    private static Setup puzzle() {
        for (Game game : Games.all().games()) {
            Setup setup = game.deal(Map.of(), 0);
            if (setup.as(Puzzle.class).isPresent()) return setup;
        }
        throw new IllegalStateException("no puzzle game is registered");
    }
}
