package dev.damier.web.work;

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
    public int waiting() {
        return counts.values().stream().mapToInt(c -> c[0]).sum();
    }

    public int running() {
        return counts.values().stream().mapToInt(c -> c[1]).sum();
    }

    public int paused() {
        return counts.values().stream().mapToInt(c -> c[2]).sum();
    }
}
