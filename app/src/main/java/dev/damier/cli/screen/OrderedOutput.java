package dev.damier.cli.screen;

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
 * Answers that are worked out side by side and given one after another, in the order of the questions. An answer is given
 * as soon as it and those before it are there: whoever asks one thing at a time hears before asking the next.
 */
public final class OrderedOutput implements AutoCloseable {
    private static final FutureTask<IntSupplier> END = new FutureTask<>(() -> () -> 0);

    private final ExecutorService workers;
    private final BlockingQueue<Future<IntSupplier>> asked;
    private final FutureTask<Integer> telling = new FutureTask<>(this::tell);

    public OrderedOutput(int workers) {
        this.workers = Executors.newFixedThreadPool(workers, OrderedOutput::daemon);
        // Enough that nobody is idle, and not all of a long list.
        asked = new ArrayBlockingQueue<>(4 * workers);
        daemon(telling).start();
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "in-order");
        thread.setDaemon(true);
        return thread;
    }

    /** Begins to work out an answer; what that returns gives it, and returns the exit code. Waits while many are asked. */
    public void ask(Callable<IntSupplier> question) {
        put(workers.submit(question));
    }

    /** Waits until all answers are given; the worst of their exit codes. */
    public int worst() {
        put(END);
        try {
            return telling.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        } catch (ExecutionException e) {
            throw thrown(e);
        }
    }

    private void put(Future<IntSupplier> answer) {
        try {
            // Whoever tells has ended early when an answer threw: then nobody takes anything from here any more.
            while (!telling.isDone() && !asked.offer(answer, 100, TimeUnit.MILLISECONDS)) {}
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private int tell() throws InterruptedException, ExecutionException {
        int worst = 0;
        for (Future<IntSupplier> next = asked.take(); next != END; next = asked.take())
            worst = Math.max(worst, next.get().getAsInt());
        return worst;
    }

    private static RuntimeException thrown(ExecutionException e) {
        Throwable cause = e.getCause() instanceof ExecutionException inner ? inner.getCause() : e.getCause();
        if (cause instanceof Error error) throw error;
        return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
