package dev.damier.web.work;

import dev.damier.run.Control;
import dev.damier.run.TimeSlice;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.Condition;
import java.util.function.Consumer;

/** A submitted job with its state, its time counters and its result. The queue's lock guards the state. */
public final class QueuedWork<T> implements TimeSlice {
    /**
     * How long after its time limit a job is cancelled. Searches check their own time limit; this limit ends jobs that
     * have none or do not check it.
     */
    private static final long GRACE_NANOS = Duration.ofMillis(250).toNanos();

    enum State {
        WAITING,
        /** Started and holding a slot. */
        RUNNING,
        /** Started, without a slot, waiting for the next time slice. */
        PAUSED,
        /** Started, without a slot, blocked in a call that waits for something else. */
        BLOCKED,
        DONE
    }

    final WorkRequest<T> request;
    final Client client;
    final long sequence;
    final Condition resumeSignal;
    /** Time of submission, from {@link System#nanoTime()}, as all times of this class. */
    final long submittedAt = System.nanoTime();

    private final WorkQueue queue;
    private final CompletableFuture<T> result = new CompletableFuture<>();

    State state = State.WAITING;
    long startedAt;
    /** Start of the current time slice. */
    long sliceStartedAt;
    /** Last time the job called {@link #awaitTurn}. */
    volatile long lastSeenAt;
    /** Running time used, in nanoseconds. */
    long usedNanos;

    boolean holdsSlot;
    private volatile Thread workerThread;
    private volatile long pausedNanos;
    volatile boolean cancelled;
    volatile boolean wakeRequested;
    /** Whether {@link SlowJobLog} has logged this job. */
    boolean loggedAsSlow;

    QueuedWork(WorkRequest<T> request, Client client, long number, WorkQueue queue, Condition turn) {
        this.request = request;
        this.client = client;
        this.sequence = number;
        this.queue = queue;
        this.resumeSignal = turn;
    }

    /**
     * Returns the future of the job's result. It completes on a thread of the queue or on the thread that cancels the
     * job, so its callbacks must not block.
     */
    public CompletableFuture<T> result() {
        return result;
    }

    /**
     * Cancels the job: removes it if it is waiting, else makes it stop. A cancelled search returns its best result so
     * far. May be called from any thread.
     */
    public void cancel() {
        queue.cancel(this);
    }

    public boolean isStarted() {
        return startedAt != 0;
    }

    boolean isLongRunning() {
        return request.kind().isLongRunning();
    }

    /** Returns the milliseconds spent waiting in the queue and between time slices so far. */
    public double waitedMillis() {
        return totalWaitNanos() / 1e6;
    }

    long totalWaitNanos() {
        return (startedAt == 0 ? System.nanoTime() : startedAt) - submittedAt + pausedNanos;
    }

    /** Returns the nanoseconds the job has been running, without pauses. */
    long ranNanos() {
        return startedAt == 0 ? 0 : System.nanoTime() - startedAt - pausedNanos;
    }

    /** Runs the job on the current thread, a worker thread. */
    void run() {
        workerThread = Thread.currentThread();
        TimeSlice.runWith(this, this::execute);
    }

    @SuppressWarnings("CatchThrowable") // any failure goes into the future, so that the worker thread survives
    private void execute() {
        T value = null;
        Throwable failure = null;
        try {
            value = request.work().apply(new Control(request.budget(), request.traceLimit(), request.listener()));
        } catch (Throwable e) {
            failure = isOverdue() && !(e instanceof Error)
                    ? new OverloadException(OverloadException.Reason.TIME_LIMIT)
                    : e;
        }
        queue.onFinished(this, failure);
        if (failure == null) result.complete(value);
        else result.completeExceptionally(failure);
    }

    /** Returns the stack of the thread that runs the job; empty before the job has started. */
    StackTraceElement[] stack() {
        Thread thread = workerThread;
        return thread == null ? new StackTraceElement[0] : thread.getStackTrace();
    }

    void fail(Throwable cause) {
        result.completeExceptionally(cause);
    }

    void addPausedNanos(long nanos) {
        pausedNanos += nanos;
    }

    /** Returns whether the job has exceeded its time limit, including a grace period. */
    public boolean isOverdue() {
        return ranNanos() - GRACE_NANOS > request.budget().time().toNanos();
    }

    @Override
    public void awaitTurn() {
        if (Thread.currentThread() == workerThread) queue.yieldIfSliceOver(this);
    }

    @Override
    public void runBlocking(Runnable blockingCall) {
        if (Thread.currentThread() == workerThread) queue.runWithoutSlot(this, blockingCall);
        else blockingCall.run();
    }

    /** Submits the work to the queue, in one slot and with the lowest priority. */
    @Override
    public CompletableFuture<Void> runInBackground(String name, long bytes, Consumer<Control> work) {
        return queue.submitBackground(name, bytes, work);
    }

    @Override
    public long waitedNanos() {
        return pausedNanos;
    }

    @Override
    public boolean isCancelled() {
        return cancelled || isOverdue();
    }

    @Override
    public void stopWaiting() {
        queue.wake(this);
    }
}
