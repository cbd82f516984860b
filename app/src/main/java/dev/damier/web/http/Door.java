package dev.damier.web.http;

import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.web.net.Departures;
import dev.damier.web.net.Pulse;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Order;
import dev.damier.web.work.Overload;
import dev.damier.web.work.Ticket;
import dev.damier.web.work.WorkQueue;
import dev.damier.web.work.Workers;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Takes requests through the queue of work and brings their answers back. The answer is made on a worker, bounded while it
 * is written, and sent by another thread; a visitor who hangs up ends the work, one who does not read is hung up on.
 */
public final class Door {
    /** An answer may take so long to be read, and a second more for each of these bytes. */
    private static final Duration READING = Duration.ofSeconds(20);

    private static final int BYTES_PER_SECOND = 16 * 1024;

    /** What an answer is made of; nothing but JSON leaves this door. */
    @FunctionalInterface
    public interface Work {
        Object answer(Control control);
    }

    private final WorkQueue queue;
    private final Pulse pulse;
    private final Departures departures;
    private final Executor writers = Workers.pool("answer");
    private final AtomicLong unread = new AtomicLong();
    private final long mostUnread = Runtime.getRuntime().maxMemory() / 8;

    public Door(WorkQueue queue, Pulse pulse, Departures departures) {
        this.queue = queue;
        this.pulse = pulse;
        this.departures = departures;
    }

    public void answer(Context ctx, Kind kind, Duration time, Work work) {
        answer(ctx, kind, queue.admission().budget(kind, time), 0, work);
    }

    public void answer(Context ctx, Kind kind, Budget budget, int traceLimit, Work work) {
        Locale language = Ask.language(ctx);
        Ticket<byte[]> ticket = queue.submit(new Order<>(
                Ask.client(ctx),
                kind,
                budget,
                traceLimit,
                progress -> {},
                control -> Json.bytes(work.answer(control), language)));
        Departures.Watch watch = departures.watch(ctx, ticket::cancel);
        ctx.future(() -> ticket.answer()
                .handleAsync(
                        (bytes, failure) -> {
                            boolean more = watch.end();
                            if (more) ctx.header("Connection", "close");
                            if (failure != null) throw refusal(failure, language);
                            send(ctx, bytes);
                            return null;
                        },
                        writers));
    }

    private static CompletionException refusal(Throwable failure, Locale language) {
        return new CompletionException(Refusal.of(failure, language));
    }

    private void send(Context ctx, byte[] bytes) {
        if (unread.addAndGet(bytes.length) > mostUnread) {
            unread.addAndGet(-bytes.length);
            throw new Overload(Overload.Reason.UNREAD);
        }
        Future<?> patience =
                pulse.after(READING.plusSeconds(bytes.length / BYTES_PER_SECOND), () -> Departures.hangUp(ctx));
        Departures.completed(ctx, () -> {
            unread.addAndGet(-bytes.length);
            patience.cancel(false);
        });
        ctx.contentType("application/json").result(bytes);
    }

    public long unread() {
        return unread.get();
    }
}
