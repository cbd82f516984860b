package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
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

/**
 * Runs a small search to check that the server still answers. At most one probe runs at a time; concurrent callers
 * share its result.
 */
final class HealthProbe {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final int MAX_NODES = 2000;
    private static final String ENGINE = "breadth-first";

    /**
     * The result of a probe.
     *
     * @param found whether the search returned a result
     */
    record Result(boolean found, double millis) {}

    private final WorkQueue queue;
    private CompletableFuture<Result> pending = CompletableFuture.completedFuture(new Result(false, 0));
    private Setup setup;

    HealthProbe(WorkQueue queue) {
        this.queue = queue;
    }

    /** Starts a probe, or returns the one that is running. */
    synchronized CompletableFuture<Result> run() {
        if (!pending.isDone()) return pending;
        if (setup == null) setup = puzzle();
        Budget budget = queue.limits().budget(WorkKind.PROBE, TIMEOUT).withNodes(MAX_NODES);
        Job job = Job.of(setup, EngineSpec.of(ENGINE), budget, 0);
        long startedAt = System.nanoTime();
        try {
            pending = queue.submit(
                            new WorkRequest<>("health", WorkKind.PROBE, budget, control -> job.run(b -> control)))
                    .result()
                    .handle((report, failure) -> new Result(
                            failure == null && report.error() == null, (System.nanoTime() - startedAt) / 1e6))
                    .completeOnTimeout(
                            new Result(false, TIMEOUT.toMillis()),
                            TIMEOUT.toMillis(),
                            java.util.concurrent.TimeUnit.MILLISECONDS);
        } catch (OverloadException e) {
            pending = CompletableFuture.completedFuture(new Result(false, 0));
        }
        return pending;
    }

    /** Returns a position of any puzzle game. Every puzzle can be searched breadth-first without tables. */
    private static Setup puzzle() {
        for (Game game : Games.all().games()) {
            Setup setup = game.deal(Map.of(), 0);
            if (setup.as(Puzzle.class).isPresent()) return setup;
        }
        throw new IllegalStateException("no puzzle game is registered");
    }
}
