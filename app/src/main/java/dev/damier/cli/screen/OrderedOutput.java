package dev.damier.cli.screen;

import dev.damier.background.DaemonThreads;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/**
 * Runs tasks in parallel and prints their results in the order of submission. A result is printed as soon as all
 * results before it are printed, so a client that submits one task at a time receives each result before its next
 * request.
 */
public final class OrderedOutput implements AutoCloseable {
    private static final FutureTask<IntSupplier> END = new FutureTask<>(() -> () -> 0);

    private final ExecutorService workers;
    private final BlockingQueue<Future<IntSupplier>> pending;
    private final FutureTask<Integer> printer = new FutureTask<>(this::printAll);

    public OrderedOutput(int workers) {
        this.workers = Executors.newFixedThreadPool(workers, DaemonThreads.factory("in-order"));
        // Enough tasks to keep all workers busy, but not all of a long list.
        pending = new ArrayBlockingQueue<>(4 * workers);
        DaemonThreads.start("in-order", printer);
    }

    /**
     * Submits a task. Its result is an action that prints the output and returns the exit code. Blocks while the queue is
     * full.
     */
    public void submit(Callable<IntSupplier> task) {
        enqueue(workers.submit(task));
    }

    /** Waits until all results are printed and returns the highest exit code. */
    public int awaitWorstExitCode() {
        enqueue(END);
        try {
            return printer.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        } catch (ExecutionException e) {
            throw unwrap(e);
        }
    }

    private void enqueue(Future<IntSupplier> result) {
        try {
            // The printer ends early if a task threw an exception; then it takes no more results from the queue.
            while (!printer.isDone() && !pending.offer(result, 100, TimeUnit.MILLISECONDS)) {}
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private int printAll() throws InterruptedException, ExecutionException {
        int exitCode = 0;
        for (Future<IntSupplier> next = pending.take(); next != END; next = pending.take())
            exitCode = Math.max(exitCode, next.get().getAsInt());
        return exitCode;
    }

    private static RuntimeException unwrap(ExecutionException e) {
        Throwable cause = e.getCause() instanceof ExecutionException inner ? inner.getCause() : e.getCause();
        if (cause instanceof Error error) throw error;
        return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
