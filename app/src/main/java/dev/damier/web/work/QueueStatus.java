package dev.damier.web.work;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;

/**
 * A snapshot of a queue, for metrics and health checks.
 *
 * @param counts by kind, three numbers: waiting, running, paused (blocked jobs included)
 * @param clients number of clients with at least one job
 * @param freeSlots slots without a job
 * @param oldestSeconds how long the oldest waiting job has waited, 0 if none is waiting
 * @param stuck number of jobs that were cancelled or exceeded their time limit and no longer react
 * @param reservedBytes sum of the memory budgets of all started jobs
 */
public record QueueStatus(
        Map<WorkKind, int[]> counts, int clients, int freeSlots, double oldestSeconds, int stuck, long reservedBytes) {
    static QueueStatus of(Collection<Client> clients, int freeSlots, long reservedBytes, JobWatchdog watchdog) {
        Map<WorkKind, int[]> counts = new EnumMap<>(WorkKind.class);
        for (WorkKind kind : WorkKind.values()) counts.put(kind, new int[3]);
        long now = System.nanoTime();
        long oldestNanos = 0;
        int stuck = 0;
        for (Client client : clients) {
            for (QueuedWork<?> job : client.waiting()) {
                counts.get(job.request.kind())[0]++;
                oldestNanos = Math.max(oldestNanos, now - job.submittedAt);
            }
            for (QueuedWork<?> job : client.started) {
                counts.get(job.request.kind())[job.state == QueuedWork.State.RUNNING ? 1 : 2]++;
                if (watchdog.isStuck(job, now)) stuck++;
            }
        }
        return new QueueStatus(counts, clients.size(), freeSlots, oldestNanos / 1e9, stuck, reservedBytes);
    }

    public int waiting() {
        return sum(0);
    }

    public int running() {
        return sum(1);
    }

    public int paused() {
        return sum(2);
    }

    /** Returns the number of jobs of clients, without background work. */
    private int sum(int index) {
        return counts.entrySet().stream()
                .filter(entry -> !entry.getKey().isBackground())
                .mapToInt(entry -> entry.getValue()[index])
                .sum();
    }
}
