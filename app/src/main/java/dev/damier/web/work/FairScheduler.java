package dev.damier.web.work;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Selects the job that gets the next free slot. Clients share the slots: one with fewer running jobs comes first, then
 * the one that has used less time. Background work comes last.
 */
final class FairScheduler {
    /**
     * How much less used time an interactive job counts for its client than a long-running job, because a user waits
     * for it.
     */
    private static final long INTERACTIVE_CREDIT_NANOS = Duration.ofMillis(100).toNanos();

    private static final Comparator<QueuedWork<?>> BETWEEN_CLIENTS = Comparator.comparing(
                    (QueuedWork<?> job) -> job.request.kind().isBackground())
            .thenComparingInt(job -> job.client.running)
            .thenComparingLong(FairScheduler::usedNanos)
            .thenComparingLong(job -> job.sequence);

    /** Interactive before long-running, then the job that has run less. */
    private static final Comparator<QueuedWork<?>> WITHIN_CLIENT = Comparator.comparing(
                    (QueuedWork<?> job) -> job.isLongRunning())
            .thenComparingLong(job -> job.usedNanos)
            .thenComparingLong(job -> job.sequence);

    private FairScheduler() {}

    /** @param canStart whether a waiting job fits into the limits */
    static Optional<QueuedWork<?>> next(Collection<Client> clients, Predicate<QueuedWork<?>> canStart) {
        return clients.stream()
                .map(client -> bestOf(client, canStart))
                .flatMap(Optional::stream)
                .min(BETWEEN_CLIENTS);
    }

    private static Optional<QueuedWork<?>> bestOf(Client client, Predicate<QueuedWork<?>> canStart) {
        List<QueuedWork<?>> ready = new ArrayList<>();
        for (QueuedWork<?> job : client.started) if (job.state == QueuedWork.State.PAUSED) ready.add(job);
        for (boolean longRunning : new boolean[] {false, true}) {
            QueuedWork<?> first = client.queue(longRunning).peek();
            if (first != null && canStart.test(first)) ready.add(first);
        }
        return ready.stream().min(WITHIN_CLIENT);
    }

    /** Returns the used time that decides between clients. The lowest value runs first. */
    private static long usedNanos(QueuedWork<?> job) {
        return job.client.usedNanos - (job.isLongRunning() ? 0 : INTERACTIVE_CREDIT_NANOS);
    }
}
