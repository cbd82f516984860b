package dev.damier.web;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.Job;
import dev.damier.run.Budget;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Order;
import dev.damier.web.work.Overload;
import dev.damier.web.work.WorkQueue;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** A search so small that only a server that is unwell does not answer it; one at a time, whoever asks. */
final class Probe {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int NODES = 2000;

    /** @param found whether the search came back with something */
    record Answer(boolean found, double millis) {}

    private final WorkQueue queue;
    private CompletableFuture<Answer> asked = CompletableFuture.completedFuture(new Answer(false, 0));
    private Setup setup;

    Probe(WorkQueue queue) {
        this.queue = queue;
    }

    synchronized CompletableFuture<Answer> ask() {
        if (!asked.isDone()) return asked;
        if (setup == null) setup = easy();
        Budget budget = queue.admission().budget(Kind.PROBE, PATIENCE).withNodes(NODES);
        Job job = new Job(setup.game().card().id(), setup.write(), "", Map.of(), budget, 0);
        long from = System.nanoTime();
        try {
            asked = queue.submit(new Order<>("health", Kind.PROBE, budget, control -> job.run(b -> control)))
                    .answer()
                    .handle((report, failure) ->
                            new Answer(failure == null && report.error() == null, (System.nanoTime() - from) / 1e6))
                    .completeOnTimeout(
                            new Answer(false, PATIENCE.toMillis()), 5, java.util.concurrent.TimeUnit.SECONDS);
        } catch (Overload e) {
            asked = CompletableFuture.completedFuture(new Answer(false, 0));
        }
        return asked;
    }

    /** The first position there is of the first game there is. */
    private static Setup easy() {
        List<Game> games = Games.all().games();
        return games.get(games.size() - 1).deal(Map.of(), 0);
    }
}
