package dev.damier.web;

import dev.damier.room.ViewExecutor;
import dev.damier.run.Budget;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.WorkKind;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.WorkRequest;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * Computes the views of rooms in the work queue. All rooms of a client share the client's part of the processor, so that
 * busy rooms do not slow down others.
 */
final class QueuedRoomViews implements ViewExecutor {
    static final Duration TIME_LIMIT = Duration.ofSeconds(5);
    private static final Duration RETRY_DELAY = Duration.ofMillis(500);

    private final WorkQueue queue;
    private final PeriodicScheduler scheduler;

    QueuedRoomViews(WorkQueue queue, PeriodicScheduler scheduler) {
        this.queue = queue;
        this.scheduler = scheduler;
    }

    @Override
    public void execute(String client, Runnable task) {
        submit(client, task).whenComplete((done, failure) -> {
            // The task itself reports its failures. Here the queue was full, or the task waited too long.
            if (failure instanceof OverloadException overload
                    && overload.reason() != OverloadException.Reason.SHUTTING_DOWN)
                scheduler.schedule(RETRY_DELAY, () -> execute(client, task));
        });
    }

    /** Runs a task in the queue. The result fails if the queue is full or the task fails. */
    CompletableFuture<Void> submit(String client, Runnable task) {
        Budget budget = queue.limits().budget(WorkKind.ROOM, TIME_LIMIT);
        try {
            return queue.submit(new WorkRequest<Void>(client, WorkKind.ROOM, budget, control -> {
                        task.run();
                        return null;
                    }))
                    .result();
        } catch (OverloadException e) {
            return CompletableFuture.failedFuture(e);
        }
    }
}
