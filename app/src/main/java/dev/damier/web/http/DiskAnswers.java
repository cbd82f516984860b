package dev.damier.web.http;

import dev.damier.web.work.Workers;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;

/** Answers to requests that wait for the disk rather than compute: on threads that may wait. */
public final class DiskAnswers {
    private final ExecutorService workers;

    /** @param name of the threads */
    public DiskAnswers(String name) {
        workers = Workers.pool(name);
    }

    public void answer(Context ctx, Supplier<Object> work) {
        Locale language = Ask.language(ctx);
        ctx.future(() -> CompletableFuture.supplyAsync(() -> Json.bytes(work.get(), language), workers)
                .handle((bytes, failure) -> {
                    if (failure != null) throw new CompletionException(Refusal.of(failure, language));
                    return ctx.contentType("application/json").result(bytes);
                }));
    }

    /** Something else that waits. */
    public void run(Runnable work) {
        workers.execute(work);
    }
}
