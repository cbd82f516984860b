package dev.damier.web.work;

import dev.damier.run.Budget;
import java.time.Duration;

/**
 * Limits on the jobs that are started at the same time. Each job has a fixed memory budget per kind, so that the same
 * request has the same result under any load. All started jobs together use at most seven eighths of the heap.
 *
 * @param slots maximum number of jobs running at the same time
 * @param heapBytes maximum heap size of the virtual machine
 */
public record WorkLimits(int slots, long heapBytes) {
    private static final long MEBIBYTE = 1 << 20;

    public static WorkLimits ofThisMachine() {
        Runtime machine = Runtime.getRuntime();
        return new WorkLimits(Math.max(1, machine.availableProcessors()), machine.maxMemory());
    }

    /** Returns the maximum number of started, unfinished jobs per client. */
    int maxStartedPerClient(boolean longRunning) {
        return longRunning ? Math.max(2, slots) : 2 * Math.max(2, slots);
    }

    /** Returns the memory available to all started jobs of this class. */
    long poolBytes(boolean longRunning) {
        return longRunning ? heapBytes / 2 : heapBytes / 4;
    }

    /**
     * Returns additional memory for interactive jobs of clients that have none started. It keeps the server usable for
     * new clients when others use the whole pool.
     */
    long reserveBytes() {
        return heapBytes / 8;
    }

    /** Returns the memory budget of one job of this kind. */
    public long bytesPerJob(WorkKind kind) {
        return Math.max(
                kind.isLongRunning() ? 48 * MEBIBYTE : 16 * MEBIBYTE,
                poolBytes(kind.isLongRunning()) / (4L * maxStartedPerClient(kind.isLongRunning())));
    }

    /** Returns how many jobs of this kind fit into the memory at the same time. */
    public int maxConcurrent(WorkKind kind) {
        return (int) Math.max(1, poolBytes(kind.isLongRunning()) / bytesPerJob(kind));
    }

    /** Returns the budget of a job of this kind with a time limit. */
    public Budget budget(WorkKind kind, Duration time) {
        return Budget.UNLIMITED.withTime(time).withBytes(bytesPerJob(kind));
    }
}
