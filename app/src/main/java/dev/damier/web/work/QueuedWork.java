package dev.damier.web.work;

import dev.damier.run.Control;
import dev.damier.run.TimeSlice;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.Condition;

/** A work that waits, runs, waits for its next turn or is done. Its state is guarded by the queue's lock. */
public final class QueuedWork<T> implements TimeSlice {
    /** A search ends by its own clock; only work that has none, or does not look, is ended by its ticket. */
    private static final long GRACE_NANOS = Duration.ofMillis(250).toNanos();

    enum State {
        WAITING,
        RUNNING,
        /** Started, and others have their turn. */
        PAUSED,
        /** Started, and waits for somebody else. */
        BLOCKED,
        DONE
    }

    final WorkRequest<T> request;
    final Client client;
    final long number;
    final Condition turn;
    final long ordered = System.nanoTime();
    private final WorkQueue queue;
    private final CompletableFuture<T> answer = new CompletableFuture<>();

    State state = State.WAITING;
    long started;
    /** When its turn began. */
    long turnStartedAt;
    /** When it last said that it lives. */
    volatile long lastSeenAt;
    /** Processor time had. */
    long used;

    boolean holdsSlot;
    private volatile Thread thread;
    private volatile long pausedNanos;
    volatile boolean cancelled;
    volatile boolean hurried;

    QueuedWork(WorkRequest<T> request, Client client, long number, WorkQueue queue, Condition turn) {
        this.request = request;
        this.client = client;
        this.number = number;
        this.queue = queue;
        this.turn = turn;
    }

    /** What becomes of it; heard on a thread of the queue or of whoever cancels, so hearers must not wait for anything. */
    public CompletableFuture<T> answer() {
        return answer;
    }

    /** Takes it out of the queue, or ends it if it runs: a search then answers with its best so far. From any thread. */
    public void cancel() {
        queue.cancel(this);
    }

    public boolean started() {
        return started != 0;
    }

    /** Milliseconds in the queue and between turns so far. */
    public double waitedMillis() {
        return (queuedNanos() + pausedNanos) / 1e6;
    }

    long queuedNanos() {
        return (started == 0 ? System.nanoTime() : started) - ordered;
    }

    /** Time it has run for, turns only. */
    long ranNanos() {
        return started == 0 ? 0 : System.nanoTime() - started - pausedNanos;
    }

    /** On the worker's thread. */
    void run() {
        thread = Thread.currentThread();
        TimeSlice.within(this, this::work);
    }

    @SuppressWarnings("CatchThrowable") // whatever a work throws, the worker lives on and the answer says so
    private void work() {
        T value = null;
        Throwable failure = null;
        try {
            value = request.work().apply(new Control(request.budget(), request.traceLimit(), request.listener()));
        } catch (Throwable e) {
            failure = isOverdue() && !(e instanceof Error) ? new OverloadException(OverloadException.Reason.LONG) : e;
        }
        queue.end(this, failure);
        if (failure == null) answer.complete(value);
        else answer.completeExceptionally(failure);
    }

    void drop(Throwable why) {
        answer.completeExceptionally(why);
    }

    void paused(long nanos) {
        pausedNanos += nanos;
    }

    /** Past its budget, and its search did not see to it. */
    public boolean isOverdue() {
        return ranNanos() - GRACE_NANOS > request.budget().time().toNanos();
    }

    @Override
    public void awaitTurn() {
        if (Thread.currentThread() == thread) queue.yieldIfSliceOver(this);
    }

    @Override
    public void runBlocking(Runnable wait) {
        if (Thread.currentThread() == thread) queue.aside(this, wait);
        else wait.run();
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
    public void hurry() {
        queue.hurry(this);
    }
}
