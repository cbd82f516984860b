package dev.damier.run;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * The share of processor time that a scheduler gives to one job. The server runs more jobs than it has slots, so jobs
 * take turns. Every {@link Control} created on a thread of the job uses the time slice of that thread, also when a search
 * starts another search. Time spent waiting for a turn does not count against a {@link Budget}.
 *
 * <p>Implementations must be thread-safe.
 */
public interface TimeSlice {
    /** No scheduler: never waits, never cancelled. The default of every thread. */
    TimeSlice UNSHARED = new TimeSlice() {
        @Override
        public void awaitTurn() {}

        @Override
        public long waitedNanos() {
            return 0;
        }

        @Override
        public boolean isCancelled() {
            return false;
        }

        @Override
        public void stopWaiting() {}
    };

    /**
     * Blocks until it is the turn of this job. Called about once per millisecond by every thread of the job. Only the
     * thread that the scheduler started for the job waits here.
     */
    void awaitTurn();

    /** Returns how long the job has waited for its turns so far, in nanoseconds. */
    long waitedNanos();

    /** Returns whether the job was cancelled or has exceeded its time. */
    boolean isCancelled();

    /** Ends a current wait in {@link #awaitTurn}, so that a cancelled search can stop at once. */
    void stopWaiting();

    /**
     * Runs an action that blocks, such as waiting for another job. The slot of this job is free for other jobs meanwhile,
     * so the other job can finish.
     */
    default void runBlocking(Runnable wait) {
        wait.run();
    }

    /**
     * Starts work that serves later jobs, too, such as building a table. It continues when this job ends. Without a
     * scheduler it runs on a daemon thread and may use all processors.
     *
     * @param name of the thread
     * @param bytes the memory that the work needs
     * @param work receives a control that stops when the work must end
     * @return completes when the work has ended; exceptionally if it failed or was not started
     */
    default CompletableFuture<Void> runInBackground(String name, long bytes, Consumer<Control> work) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        int threads = Runtime.getRuntime().availableProcessors();
        Thread thread = new Thread(
                () -> done.completeAsync(
                        () -> {
                            work.accept(new Control(Budget.UNLIMITED.withThreads(threads)));
                            return null;
                        },
                        Runnable::run),
                name);
        thread.setDaemon(true);
        thread.start();
        return done;
    }

    /** Returns the time slice of the calling thread; {@link #UNSHARED} by default. */
    static TimeSlice current() {
        return CurrentSlice.get();
    }

    /**
     * Waits for the turn of the calling thread; for code without a {@link Control}.
     *
     * @throws CancellationException if the job was cancelled
     */
    static void checkpoint() {
        TimeSlice slice = current();
        slice.awaitTurn();
        if (slice.isCancelled()) throw new CancellationException("cancelled or timed out");
    }

    /** Runs a task on the calling thread, with the given slice as its current time slice until the task ends. */
    static void runWith(TimeSlice slice, Runnable task) {
        CurrentSlice.runWith(slice, task);
    }
}
