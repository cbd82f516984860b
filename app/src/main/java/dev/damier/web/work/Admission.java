package dev.damier.web.work;

/** Decides which jobs may wait and which may start, by number and by memory. Guarded by the queue's lock. */
final class Admission {
    private static final int MAX_WAITING_PER_CLIENT = 256;
    private static final int MAX_WAITING = 2048;

    private final WorkLimits limits;
    private int waiting;
    /** Memory budgets of the started jobs: index 0 for interactive kinds, 1 for long-running kinds. */
    private final long[] reservedBytes = new long[2];

    Admission(WorkLimits limits) {
        this.limits = limits;
    }

    /** @param client null if the client has no job */
    boolean mayWait(Client client) {
        return waiting < MAX_WAITING && (client == null || client.waitingCount() < MAX_WAITING_PER_CLIENT);
    }

    void addWaiting(QueuedWork<?> job) {
        job.client.queue(job.isLongRunning()).add(job);
        waiting++;
    }

    void removeWaiting(QueuedWork<?> job) {
        job.client.queue(job.isLongRunning()).remove(job);
        waiting--;
    }

    /** Returns whether a waiting job fits into the limits: jobs per client and memory. */
    boolean canStart(QueuedWork<?> job) {
        boolean longRunning = job.isLongRunning();
        long bytes = reservedBytes[longRunning ? 1 : 0];
        long live = job.client.startedCount(longRunning);
        if (job.request.kind().isBackground() && live > 0) return false;
        long max = limits.poolBytes(longRunning) + (live == 0 && !longRunning ? limits.reserveBytes() : 0);
        return live < limits.maxStartedPerClient(longRunning)
                && (bytes == 0 || bytes + job.request.budget().bytes() <= max);
    }

    void addStarted(QueuedWork<?> job) {
        removeWaiting(job);
        job.client.started.add(job);
        reservedBytes[job.isLongRunning() ? 1 : 0] += job.request.budget().bytes();
    }

    void removeStarted(QueuedWork<?> job) {
        job.client.started.remove(job);
        reservedBytes[job.isLongRunning() ? 1 : 0] -= job.request.budget().bytes();
    }

    /** Returns the sum of the memory budgets of all started jobs. */
    long reservedBytes() {
        return reservedBytes[0] + reservedBytes[1];
    }
}
