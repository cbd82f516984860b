package dev.damier.web.http;

import dev.damier.web.work.OverloadException;
import dev.damier.web.work.Workers;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/** Answers to requests that wait for the disk rather than compute: on threads that may wait, and no more than a few. */
public final class BlockingResponder {
    private static final int THREADS = 64;
    private static final int WAITING = 1024;

    private final ExecutorService workers;
    private final RequestDispatcher dispatcher;

    /** @param name of the threads */
    public BlockingResponder(String name, RequestDispatcher dispatcher) {
        workers = Workers.pool(name, THREADS, WAITING);
        this.dispatcher = dispatcher;
    }

    public void answer(Context ctx, Supplier<Object> work) {
        Locale language = RequestParams.language(ctx);
        CompletableFuture<byte[]> answer;
        try {
            answer = CompletableFuture.supplyAsync(() -> Json.bytes(work.get(), language), workers);
        } catch (RejectedExecutionException e) {
            throw new OverloadException(OverloadException.Reason.FULL);
        }
        dispatcher.deliver(ctx, answer);
    }

    /** Something else that waits; left undone when too much does. */
    public void run(Runnable work) {
        try {
            workers.execute(work);
        } catch (RejectedExecutionException e) {
            Log.failure(e);
        }
    }
}
