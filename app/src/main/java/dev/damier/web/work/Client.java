package dev.damier.web.work;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The jobs of one client and the running time it has used. Guarded by the queue's lock. */
final class Client {
    final String name;
    /** Interactive jobs that have not started, oldest first. */
    private final Deque<QueuedWork<?>> interactive = new ArrayDeque<>();

    /** Long-running jobs that have not started, oldest first. */
    private final Deque<QueuedWork<?>> longRunning = new ArrayDeque<>();
    /** Jobs that have started and not finished: running, paused or blocked. */
    final List<QueuedWork<?>> started = new ArrayList<>();
    /** Number of jobs that hold a slot now. */
    int running;
    /** Running time used, in nanoseconds. A new client starts with the minimum of the present clients. */
    long usedNanos;

    Client(String name, long used) {
        this.name = name;
        this.usedNanos = used;
    }

    Deque<QueuedWork<?>> queue(boolean isLongRunning) {
        return isLongRunning ? longRunning : interactive;
    }

    /** Returns a copy of the list of jobs that have not started. */
    List<QueuedWork<?>> waiting() {
        List<QueuedWork<?>> jobs = new ArrayList<>(interactive);
        jobs.addAll(longRunning);
        return jobs;
    }

    int waitingCount() {
        return interactive.size() + longRunning.size();
    }

    long startedCount(boolean isLongRunning) {
        return started.stream()
                .filter(job -> job.isLongRunning() == isLongRunning)
                .count();
    }

    boolean isIdle() {
        return started.isEmpty() && waitingCount() == 0;
    }
}
