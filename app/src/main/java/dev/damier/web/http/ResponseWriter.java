package dev.damier.web.http;

import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import dev.damier.web.work.OverloadException;
import dev.damier.web.work.ThreadPools;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Sends responses on its own threads, so that workers do not wait for slow clients. Closes the connection of a client
 * that does not read in time, and limits the bytes of all unread responses.
 */
final class ResponseWriter {
    /** A client that reads this many bytes per read timeout is fast enough: 16 KiB per second. */
    private static final int BYTES_PER_READ_TIMEOUT = 320 * 1024;

    private final PeriodicScheduler scheduler;
    private final Duration readTimeout;
    private final Executor writers = ThreadPools.unbounded("answer");
    private final AtomicLong unreadBytes = new AtomicLong();
    private final long maxUnreadBytes = Runtime.getRuntime().maxMemory() / 8;

    /** @param readTimeout how long a client may take to read a response, once and again per 320 KiB */
    ResponseWriter(PeriodicScheduler scheduler, Duration readTimeout) {
        this.scheduler = scheduler;
        this.readTimeout = readTimeout;
    }

    /**
     * Sends the JSON when it is ready, or the error.
     *
     * @param before runs first, on success and on failure
     */
    CompletableFuture<?> deliver(Context ctx, CompletableFuture<byte[]> answer, Runnable before) {
        return answer.handleAsync(
                (bytes, failure) -> {
                    before.run();
                    if (failure != null) throw new CompletionException(HttpErrorException.of(failure, ctx));
                    send(ctx, bytes);
                    return null;
                },
                writers);
    }

    private void send(Context ctx, byte[] bytes) {
        if (unreadBytes.addAndGet(bytes.length) > maxUnreadBytes) {
            unreadBytes.addAndGet(-bytes.length);
            throw new OverloadException(OverloadException.Reason.UNREAD_RESPONSES);
        }
        Future<?> timeout = scheduler.schedule(
                readTimeout.plus(readTimeout.multipliedBy(bytes.length).dividedBy(BYTES_PER_READ_TIMEOUT)),
                () -> DisconnectWatcher.closeConnection(ctx));
        DisconnectWatcher.onCompletion(ctx, () -> {
            unreadBytes.addAndGet(-bytes.length);
            timeout.cancel(false);
        });
        ctx.contentType("application/json").result(bytes);
    }

    long unreadBytes() {
        return unreadBytes.get();
    }
}
