package dev.damier.web.work;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Runs the jobs of all clients on a fixed number of slots. Slots are shared fairly between clients by time slices. A
 * full queue rejects new jobs. A failing job never ends its worker thread.
 */
public final class WorkQueue implements AutoCloseable {
    private static final int MAX_WAITING_PER_CLIENT = 256;
    private static final int MAX_WAITING = 2048;
    /** How long a job runs before another job may take its slot. */
    private static final long SLICE_NANOS = Duration.ofMillis(20).toNanos();
    /**
     * How much less used time an interactive job counts for its client than a long-running job, because a user waits
     * for it.
     */
    private static final long INTERACTIVE_CREDIT_NANOS = Duration.ofMillis(100).toNanos();

    /** How long a job may wait before it fails with {@link OverloadException.Reason#WAIT_TIMEOUT}. */
    private static final long MAX_WAIT_NANOS = Duration.ofMinutes(2).toNanos();
    /** How long after its time limit an unresponsive job keeps its slot. */
    private static final Duration STUCK_TIMEOUT = Duration.ofSeconds(10);

    private final ReentrantLock lock = new ReentrantLock();
    private final WorkLimits limits;
    private final long stuckTimeoutNanos;
    private final Map<String, Client> clients = new LinkedHashMap<>();
    private final Map<WorkKind, WorkCounters> counters = new EnumMap<>(WorkKind.class);
    private final ExecutorService threads = ThreadPools.unbounded("work");
    private int freeSlots;
    private int waiting;
    private long nextSequence;
    /** Memory budgets of the started jobs: index 0 for interactive kinds, 1 for long-running kinds. */
    private final long[] reservedBytes = new long[2];

    private final SlowJobLog slowJobs = new SlowJobLog();
    private boolean closed;

    public WorkQueue(WorkLimits limits) {
        this(limits, STUCK_TIMEOUT);
    }

    /** @param stuck how long after its time limit an unresponsive job keeps its slot */
    public WorkQueue(WorkLimits limits, Duration stuck) {
        this.limits = limits;
        stuckTimeoutNanos = stuck.toNanos();
        freeSlots = limits.slots();
        for (WorkKind kind : WorkKind.values()) counters.put(kind, new WorkCounters());
    }

    public WorkLimits limits() {
        return limits;
    }

    public WorkCounters counters(WorkKind kind) {
        return counters.get(kind);
    }

    /** Submits a job. Throws an {@link OverloadException} if too many jobs are waiting, of this client or in total. */
    public <T> QueuedWork<T> submit(WorkRequest<T> request) {
        lock.lock();
        try {
            if (closed) throw new OverloadException(OverloadException.Reason.SHUTTING_DOWN);
            Client existing = clients.get(request.client());
            if (waiting >= MAX_WAITING || existing != null && existing.waitingCount() >= MAX_WAITING_PER_CLIENT) {
                counters(request.kind()).refused.increment();
                throw new OverloadException(OverloadException.Reason.QUEUE_FULL);
            }
            Client client = existing != null ? existing : new Client(request.client(), minUsedNanos());
            clients.put(client.name, client);
            QueuedWork<T> job = new QueuedWork<>(request, client, nextSequence++, this, lock.newCondition());
            client.queue(request.kind().isLongRunning()).add(job);
            waiting++;
            dispatch();
            return job;
        } finally {
            lock.unlock();
        }
    }

    private long minUsedNanos() {
        return clients.values().stream().mapToLong(c -> c.usedNanos).min().orElse(0);
    }

    /** Gives the free slots to the best candidates. */
    private void dispatch() {
        while (freeSlots > 0) {
            Optional<QueuedWork<?>> next = nextToRun();
            if (next.isEmpty()) return;
            startOrResume(next.get());
        }
    }

    private Optional<QueuedWork<?>> nextToRun() {
        return clients.values().stream()
                .map(this::bestOf)
                .flatMap(Optional::stream)
                .min(Comparator.comparingInt((QueuedWork<?> job) -> job.client.running)
                        .thenComparingLong(WorkQueue::priority)
                        .thenComparingLong(job -> job.sequence));
    }

    /** Returns the used time that decides between clients. The lowest value runs first. */
    private static long priority(QueuedWork<?> job) {
        return job.client.usedNanos - (job.request.kind().isLongRunning() ? 0 : INTERACTIVE_CREDIT_NANOS);
    }

    /** Returns the candidate of one client: interactive before long-running, then the job that has run less. */
    private Optional<QueuedWork<?>> bestOf(Client client) {
        List<QueuedWork<?>> ready = new ArrayList<>();
        for (QueuedWork<?> job : client.started) if (job.state == QueuedWork.State.PAUSED) ready.add(job);
        for (boolean longRunning : new boolean[] {false, true}) {
            QueuedWork<?> first = client.queue(longRunning).peek();
            if (first != null && canStart(first)) ready.add(first);
        }
        return ready.stream().min(WITHIN_CLIENT);
    }

    private static final Comparator<QueuedWork<?>> WITHIN_CLIENT = Comparator.comparing(
                    (QueuedWork<?> job) -> job.request.kind().isLongRunning())
            .thenComparingLong(job -> job.usedNanos)
            .thenComparingLong(job -> job.sequence);

    /** Returns whether a waiting job fits into the limits: jobs per client and memory. */
    private boolean canStart(QueuedWork<?> job) {
        boolean longRunning = job.request.kind().isLongRunning();
        long bytes = reservedBytes[longRunning ? 1 : 0];
        long live = job.client.startedCount(longRunning);
        long max = limits.poolBytes(longRunning) + (live == 0 && !longRunning ? limits.reserveBytes() : 0);
        return live < limits.maxStartedPerClient(longRunning)
                && (bytes == 0 || bytes + job.request.budget().bytes() <= max);
    }

    private void startOrResume(QueuedWork<?> job) {
        long now = System.nanoTime();
        freeSlots--;
        job.client.running++;
        job.holdsSlot = true;
        job.sliceStartedAt = now;
        job.lastSeenAt = now;
        boolean firstStart = job.state == QueuedWork.State.WAITING;
        job.state = QueuedWork.State.RUNNING;
        if (!firstStart) {
            job.resumeSignal.signal();
            return;
        }
        boolean longRunning = job.request.kind().isLongRunning();
        job.client.queue(longRunning).remove(job);
        waiting--;
        job.startedAt = now;
        job.client.started.add(job);
        reservedBytes[longRunning ? 1 : 0] += job.request.budget().bytes();
        try {
            threads.execute(job::run);
        } catch (RejectedExecutionException | OutOfMemoryError e) { // no thread could be created
            removeStarted(job);
            counters(job.request.kind()).failed.increment();
            job.fail(e);
        }
    }

    /** Takes the slot from a job and adds the slice to the used time of the job and its client. */
    private void releaseSlot(QueuedWork<?> job) {
        if (!job.holdsSlot) return;
        job.holdsSlot = false;
        freeSlots++;
        job.client.running--;
        long sliceNanos = System.nanoTime() - job.sliceStartedAt;
        job.usedNanos += sliceNanos;
        job.client.usedNanos += sliceNanos;
    }

    /**
     * Records that a job is responsive. If its time slice is over, gives up the slot and blocks until the job may
     * continue.
     */
    void yieldIfSliceOver(QueuedWork<?> job) {
        long now = System.nanoTime();
        job.lastSeenAt = now;
        if (job.cancelled || now - job.sliceStartedAt < SLICE_NANOS) return;
        lock.lock();
        try {
            awaitSlot(job, now);
        } finally {
            lock.unlock();
        }
    }

    /**
     * Gives up the slot and blocks until the job gets one again, is cancelled or is woken.
     *
     * @param since when the job last ran
     */
    private void awaitSlot(QueuedWork<?> job, long since) {
        releaseSlot(job);
        job.state = QueuedWork.State.PAUSED;
        dispatch();
        while (job.state == QueuedWork.State.PAUSED && !job.wakeRequested && !job.cancelled)
            job.resumeSignal.awaitUninterruptibly();
        job.wakeRequested = false;
        job.state = QueuedWork.State.RUNNING;
        job.sliceStartedAt = System.nanoTime();
        job.lastSeenAt = job.sliceStartedAt;
        job.addPausedNanos(job.sliceStartedAt - since);
        counters(job.request.kind()).waitedNanos.add(job.sliceStartedAt - since);
    }

    /** Runs a blocking call without holding a slot, then blocks until the job gets a slot again. */
    void runWithoutSlot(QueuedWork<?> job, Runnable blockingCall) {
        long since = System.nanoTime();
        lock.lock();
        try {
            releaseSlot(job);
            job.state = QueuedWork.State.BLOCKED;
            dispatch();
        } finally {
            lock.unlock();
        }
        try {
            blockingCall.run();
        } finally {
            lock.lock();
            try {
                awaitSlot(job, since);
            } finally {
                lock.unlock();
            }
        }
    }

    /** Lets a paused job continue once without a slot, so that it notices that it must end. */
    void wake(QueuedWork<?> job) {
        lock.lock();
        try {
            job.wakeRequested = true;
            job.resumeSignal.signal();
        } finally {
            lock.unlock();
        }
    }

    void cancel(QueuedWork<?> job) {
        boolean removed;
        lock.lock();
        try {
            job.cancelled = true;
            job.resumeSignal.signal();
            removed = job.state == QueuedWork.State.WAITING;
            if (removed) removeWaiting(job);
        } finally {
            lock.unlock();
        }
        if (removed) job.fail(new CancellationException("cancelled before it started"));
    }

    private void removeWaiting(QueuedWork<?> job) {
        job.state = QueuedWork.State.DONE;
        job.client.queue(job.request.kind().isLongRunning()).remove(job);
        waiting--;
        counters(job.request.kind()).cancelled.increment();
        removeIfIdle(job.client);
    }

    private void removeIfIdle(Client client) {
        if (client.isIdle()) clients.remove(client.name);
    }

    private void removeStarted(QueuedWork<?> job) {
        releaseSlot(job);
        job.state = QueuedWork.State.DONE;
        job.client.started.remove(job);
        reservedBytes[job.request.kind().isLongRunning() ? 1 : 0] -=
                job.request.budget().bytes();
        removeIfIdle(job.client);
    }

    /**
     * Removes a job that has ended. Must be called before its future completes, so that callbacks find the slot free.
     */
    void onFinished(QueuedWork<?> job, Throwable failure) {
        WorkCounters counters = counters(job.request.kind());
        lock.lock();
        try {
            removeStarted(job);
            dispatch();
        } finally {
            lock.unlock();
        }
        counters.waitedNanos.add(job.queuedNanos());
        counters.ranNanos.add(job.ranNanos());
        if (job.cancelled) counters.cancelled.increment();
        else if (failure == null) counters.done.increment();
        else counters.failed.increment();
    }

    /**
     * Fails jobs that have waited too long and takes the slots of unresponsive jobs. The caller must call it about once
     * per second.
     */
    public void expireAndReclaim() {
        List<QueuedWork<?>> expired = new ArrayList<>();
        lock.lock();
        try {
            long now = System.nanoTime();
            for (Client client : List.copyOf(clients.values())) {
                for (boolean longRunning : new boolean[] {false, true})
                    for (QueuedWork<?> job : List.copyOf(client.queue(longRunning)))
                        if (now - job.submittedAt > MAX_WAIT_NANOS) expired.add(job);
                for (QueuedWork<?> job : client.started) if (isStuck(job, now)) releaseSlot(job);
            }
            expired.forEach(this::removeWaiting);
            dispatch();
        } finally {
            lock.unlock();
        }
        for (QueuedWork<?> job : expired) job.fail(new OverloadException(OverloadException.Reason.WAIT_TIMEOUT));
    }

    /** Logs interactive jobs that keep a user waiting. The caller must call it several times per second. */
    public void logSlowJobs() {
        List<QueuedWork<?>> interactive = new ArrayList<>();
        lock.lock();
        try {
            for (Client client : clients.values()) {
                interactive.addAll(client.queue(false));
                interactive.addAll(client.started);
            }
        } finally {
            lock.unlock();
        }
        long now = System.nanoTime();
        for (QueuedWork<?> job : interactive) slowJobs.check(job, now);
    }

    /** Returns the number of interactive jobs that kept a user waiting for more than a second. */
    public long slowJobCount() {
        return slowJobs.count();
    }

    /** Cancels all started jobs. */
    public void cancelAllStarted() {
        lock.lock();
        try {
            for (Client client : List.copyOf(clients.values()))
                List.copyOf(client.started).forEach(this::cancel);
        } finally {
            lock.unlock();
        }
    }

    private boolean isStuck(QueuedWork<?> job, long now) {
        return job.state == QueuedWork.State.RUNNING && job.isCancelled() && now - job.lastSeenAt > stuckTimeoutNanos;
    }

    /** Returns a snapshot of the queue. */
    public QueueStatus status() {
        lock.lock();
        try {
            Map<WorkKind, int[]> counts = new EnumMap<>(WorkKind.class);
            for (WorkKind kind : WorkKind.values()) counts.put(kind, new int[3]);
            long now = System.nanoTime();
            long oldestNanos = 0;
            int stuck = 0;
            for (Client client : clients.values()) {
                for (boolean longRunning : new boolean[] {false, true}) {
                    for (QueuedWork<?> job : client.queue(longRunning)) {
                        counts.get(job.request.kind())[0]++;
                        oldestNanos = Math.max(oldestNanos, now - job.submittedAt);
                    }
                }
                for (QueuedWork<?> job : client.started) {
                    counts.get(job.request.kind())[job.state == QueuedWork.State.RUNNING ? 1 : 2]++;
                    if (isStuck(job, now)) stuck++;
                }
            }
            return new QueueStatus(
                    counts, clients.size(), freeSlots, oldestNanos / 1e9, stuck, reservedBytes[0] + reservedBytes[1]);
        } finally {
            lock.unlock();
        }
    }

    /** Cancels running jobs, waits up to 2 seconds for them and fails all waiting jobs. */
    @Override
    public void close() {
        List<QueuedWork<?>> removed = new ArrayList<>();
        lock.lock();
        try {
            closed = true;
            for (Client client : clients.values())
                for (boolean longRunning : new boolean[] {false, true}) removed.addAll(client.queue(longRunning));
            cancelAllStarted();
            removed.forEach(this::removeWaiting);
        } finally {
            lock.unlock();
        }
        for (QueuedWork<?> job : removed) job.fail(new OverloadException(OverloadException.Reason.SHUTTING_DOWN));
        threads.shutdown();
        try {
            if (!threads.awaitTermination(2, TimeUnit.SECONDS)) threads.shutdownNow();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
