package dev.damier.web.work;

import dev.damier.background.FailureLog;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Runs the jobs of all clients on a fixed number of slots. Slots are shared fairly between clients by time slices. A
 * full queue rejects new jobs. A failing job never ends its worker thread.
 */
public final class WorkQueue implements AutoCloseable {
    /** How long a job runs before another job may take its slot. */
    private static final long SLICE_NANOS = Duration.ofMillis(20).toNanos();

    private static final Duration BACKGROUND_TIME_LIMIT = Duration.ofMinutes(10);

    private final ReentrantLock lock = new ReentrantLock();
    private final WorkLimits limits;
    private final Admission admission;
    private final JobWatchdog watchdog;
    private final Map<String, Client> clients = new LinkedHashMap<>();
    private final Map<WorkKind, WorkCounters> counters = new EnumMap<>(WorkKind.class);
    private final ExecutorService threads = ThreadPools.unbounded("work");
    private int freeSlots;
    private long nextSequence;
    private final SlowJobLog slowJobs = new SlowJobLog();
    private boolean closed;

    public WorkQueue(WorkLimits limits) {
        this(limits, JobWatchdog.STUCK_TIMEOUT);
    }

    /** @param stuck how long after its time limit an unresponsive job keeps its slot */
    public WorkQueue(WorkLimits limits, Duration stuck) {
        this(limits, new JobWatchdog(stuck));
    }

    WorkQueue(WorkLimits limits, JobWatchdog watchdog) {
        this.limits = limits;
        this.watchdog = watchdog;
        admission = new Admission(limits);
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
            if (!admission.mayWait(existing)) {
                counters(request.kind()).refused.increment();
                throw new OverloadException(OverloadException.Reason.QUEUE_FULL);
            }
            Client client = existing != null ? existing : new Client(request.client(), minUsedNanos());
            clients.put(client.name, client);
            QueuedWork<T> job = new QueuedWork<>(request, client, nextSequence++, this, lock.newCondition());
            admission.addWaiting(job);
            dispatch();
            return job;
        } finally {
            lock.unlock();
        }
    }

    /** Submits a job and waits for its result. Throws the exception of the job if it fails. */
    public <T> T await(WorkRequest<T> request) {
        try {
            return submit(request).result().join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw e;
        }
    }

    /**
     * Submits work that no client waits for, such as building a table. It is not cancelled when the client that caused
     * it disconnects, because later searches use its result. It is cancelled when the server closes, when the heap is
     * nearly full, or after {@link #BACKGROUND_TIME_LIMIT}. Work that needs more memory than all searches is rejected.
     */
    CompletableFuture<Void> submitBackground(String name, long bytes, Consumer<Control> work) {
        if (bytes > limits.poolBytes(true))
            return CompletableFuture.failedFuture(new OverloadException(OverloadException.Reason.QUEUE_FULL));
        Budget budget = Budget.UNLIMITED.withTime(BACKGROUND_TIME_LIMIT).withBytes(bytes);
        try {
            return submit(new WorkRequest<Void>(name, WorkKind.TABLES, budget, control -> {
                        work.accept(control);
                        return null;
                    }))
                    .result()
                    .whenComplete((done, failure) -> {
                        boolean expected =
                                failure instanceof CancellationException || failure instanceof OverloadException;
                        if (failure != null && !expected) FailureLog.report(FailureLog.Source.TABLES, name, failure);
                    });
        } catch (OverloadException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private long minUsedNanos() {
        return clients.values().stream().mapToLong(c -> c.usedNanos).min().orElse(0);
    }

    /** Gives the free slots to the best candidates. */
    private void dispatch() {
        while (freeSlots > 0) {
            Optional<QueuedWork<?>> next = FairScheduler.next(clients.values(), admission::canStart);
            if (next.isEmpty()) return;
            startOrResume(next.get());
        }
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
        job.startedAt = now;
        admission.addStarted(job);
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
        admission.removeWaiting(job);
        counters(job.request.kind()).cancelled.increment();
        removeIfIdle(job.client);
    }

    private void removeIfIdle(Client client) {
        if (client.isIdle()) clients.remove(client.name);
    }

    private void removeStarted(QueuedWork<?> job) {
        releaseSlot(job);
        job.state = QueuedWork.State.DONE;
        admission.removeStarted(job);
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
        counters.waitTimes.add(job.totalWaitNanos());
        counters.runTimes.add(job.ranNanos());
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
                for (QueuedWork<?> job : client.waiting()) if (watchdog.hasWaitedTooLong(job, now)) expired.add(job);
                for (QueuedWork<?> job : client.started) if (watchdog.isStuck(job, now)) releaseSlot(job);
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

    /** Returns a snapshot of the queue. */
    public QueueStatus status() {
        lock.lock();
        try {
            return QueueStatus.of(clients.values(), freeSlots, admission.reservedBytes(), watchdog);
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
            for (Client client : clients.values()) removed.addAll(client.waiting());
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
