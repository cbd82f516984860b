package dev.damier.web.http;

import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.Workers;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Brings answers to visitors on threads of its own, so that whoever made them need not wait until they are read: a visitor
 * who does not read is hung up on, and all that is unread has a limit.
 */
final class ResponseWriter {
    /** An answer may take so long to be read, and a second more for each of these bytes. */
    private static final Duration READ_TIMEOUT = Duration.ofSeconds(20);

    private static final int BYTES_PER_SECOND = 16 * 1024;

    private final PeriodicScheduler scheduler;
    private final Executor writers = Workers.pool("answer");
    private final AtomicLong unread = new AtomicLong();
    private final long mostUnread = Runtime.getRuntime().maxMemory() / 8;

    ResponseWriter(PeriodicScheduler scheduler) {
        this.scheduler = scheduler;
    }

    /**
     * Sends JSON once it is made, or why it is not.
     *
     * @param before run first, whatever became of it
     */
    CompletableFuture<?> deliver(Context ctx, Locale language, CompletableFuture<byte[]> answer, Runnable before) {
        return answer.handleAsync(
                (bytes, failure) -> {
                    before.run();
                    if (failure != null) throw new CompletionException(HttpErrorException.of(failure, language));
                    send(ctx, bytes);
                    return null;
                },
                writers);
    }

    private void send(Context ctx, byte[] bytes) {
        if (unread.addAndGet(bytes.length) > mostUnread) {
            unread.addAndGet(-bytes.length);
            throw new OverloadException(OverloadException.Reason.UNREAD);
        }
        Future<?> patience =
                scheduler.schedule(READ_TIMEOUT.plusSeconds(bytes.length / BYTES_PER_SECOND), () -> DisconnectWatcher.hangUp(ctx));
        DisconnectWatcher.completed(ctx, () -> {
            unread.addAndGet(-bytes.length);
            patience.cancel(false);
        });
        ctx.contentType("application/json").result(bytes);
    }

    long unread() {
        return unread.get();
    }
}
