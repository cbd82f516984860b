package dev.damier.web.http;

import dev.damier.background.FailureLog;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.ThreadPools;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/** Computes responses that wait for storage instead of the processor, on a limited number of threads that may block. */
public final class BlockingResponder {
    private static final int MAX_THREADS = 64;
    private static final int MAX_QUEUED = 1024;

    private final ExecutorService threads;
    private final RequestDispatcher dispatcher;

    /** @param name prefix of the thread names */
    public BlockingResponder(String name, RequestDispatcher dispatcher) {
        threads = ThreadPools.bounded(name, MAX_THREADS, MAX_QUEUED);
        this.dispatcher = dispatcher;
    }

    /** Computes a response on one of the threads and sends it. */
    public void respond(Context ctx, Supplier<Object> work) {
        Locale language = RequestParams.language(ctx);
        CompletableFuture<byte[]> answer;
        try {
            answer = CompletableFuture.supplyAsync(() -> Json.bytes(work.get(), language), threads);
        } catch (RejectedExecutionException e) {
            throw new OverloadException(OverloadException.Reason.QUEUE_FULL);
        }
        dispatcher.deliver(ctx, answer);
    }

    /** Runs a task that may block. If the pool is full, the task is dropped and the failure logged. */
    public void run(Runnable task) {
        try {
            threads.execute(task);
        } catch (RejectedExecutionException e) {
            FailureLog.report(FailureLog.Source.STORE, "", e);
        }
    }
}
