package dev.damier.web.http;

import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * A stream of server-sent events to one page, in the order they are sent. Nobody who sends waits for the page to read: what
 * is unread is kept up to a limit, then the page is hung up on. A stream ends once, and whoever wants to know hears it.
 */
public final class EventStream {
    private static final int MAX_UNREAD_BYTES = 256 * 1024;
    /** So that nobody between here and the page takes silence for an end. */
    private static final Duration HEARTBEAT_INTERVAL = Duration.ofSeconds(10);

    private final Context ctx;
    private final Locale language;
    private final Queue<byte[]> unsent = new ArrayDeque<>();
    private final List<Runnable> hearers = new ArrayList<>();
    private final CompletableFuture<Void> done = new CompletableFuture<>();
    private ServletOutputStream out;
    private int unread;
    private boolean ready;
    private boolean unflushed;
    private boolean closing;
    private boolean ended;

    private EventStream(Context ctx, Locale language) {
        this.ctx = ctx;
        this.language = language;
    }

    /** Answers a request with a stream; what {@code start} throws is told in it. */
    public static void stream(
            Context ctx,
            PeriodicScheduler scheduler,
            DisconnectWatcher disconnectWatcher,
            Consumer<EventStream> start) {
        String accepted = ctx.header("Accept");
        if (accepted != null && !accepted.contains("text/event-stream") && !accepted.contains("*/*"))
            throw new HttpErrorException(
                    406, "this endpoint is an event stream; send Accept: text/event-stream", List.of());
        Locale language = RequestParams.language(ctx);
        EventStream stream = new EventStream(ctx, language);
        ctx.contentType("text/event-stream; charset=utf-8")
                .header("Cache-Control", "no-store")
                .header("Connection", "close")
                .header("X-Accel-Buffering", "no");
        ctx.future(() -> {
            DisconnectWatcher.Watch watch = disconnectWatcher.watch(ctx, stream::end);
            Future<?> beat = scheduler.scheduleWithFixedDelay(HEARTBEAT_INTERVAL, () -> stream.line(": \n\n"));
            stream.onEnd(() -> {
                boolean ignored = watch.end();
                beat.cancel(false);
            });
            stream.open();
            try {
                start.accept(stream);
            } catch (RuntimeException e) {
                stream.refuse(HttpErrorException.of(e, language));
            }
            return stream.done;
        });
    }

    private synchronized void open() {
        try {
            out = ctx.res().getOutputStream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        out.setWriteListener(new WriteListener() {
            @Override
            public void onWritePossible() {
                writePending(true);
            }

            @Override
            public void onError(Throwable failure) {
                end();
            }
        });
    }

    public Locale language() {
        return language;
    }

    public void send(String event, Object data) {
        write("event: " + event, data);
    }

    /** One that a page can go on from: it names the last number it has when it comes back. */
    public void send(int number, String event, Object data) {
        write("id: " + number + "\nevent: " + event, data);
    }

    /** What cannot be written, because it is too long, is refused in its place: the page is not left waiting for it. */
    private void write(String head, Object data) {
        String written;
        try {
            written = Json.write(data, language);
        } catch (RuntimeException e) {
            refuse(HttpErrorException.of(e, language));
            return;
        }
        line(head + "\ndata: " + written + "\n\n");
    }

    /** A glimpse that a page may miss when it is slow to read. */
    public void sendIfIdle(String event, Object data) {
        boolean reads;
        synchronized (this) {
            reads = unsent.isEmpty();
        }
        if (reads) send(event, data);
    }

    private void line(String text) {
        boolean full;
        synchronized (this) {
            if (ended || closing) return;
            full = unread > MAX_UNREAD_BYTES;
            if (!full) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                unread += bytes.length;
                unsent.add(bytes);
            }
        }
        if (full) closeConnection();
        else writePending(false);
    }

    private void closeConnection() {
        DisconnectWatcher.hangUp(ctx);
        end();
    }

    /** Writes as much as the connection takes without waiting; the server calls again when it takes more. */
    private void writePending(boolean possible) {
        boolean sent = false;
        synchronized (this) {
            if (possible) ready = true;
            if (!ready || ended) return;
            try {
                while (!sent && out.isReady()) {
                    byte[] next = unsent.poll();
                    if (next != null) {
                        unread -= next.length;
                        out.write(next);
                        unflushed = true;
                    } else if (unflushed) {
                        unflushed = false;
                        out.flush();
                    } else {
                        sent = true;
                    }
                }
            } catch (IOException | RuntimeException e) {
                sent = true;
                closing = true;
            }
            if (!closing) return;
        }
        if (sent) end();
    }

    public void refuse(HttpErrorException error) {
        send("refused", Map.of("error", error.getMessage(), "status", error.status()));
        close();
    }

    /** Ends the stream once all is read. */
    public void close() {
        synchronized (this) {
            closing = true;
        }
        writePending(false);
    }

    /** Runs once the stream has ended, by us or by the page; at once if it has already. */
    public void onEnd(Runnable hearer) {
        synchronized (this) {
            if (!ended) {
                hearers.add(hearer);
                return;
            }
        }
        hearer.run();
    }

    private void end() {
        synchronized (this) {
            if (ended) return;
            ended = true;
            unsent.clear();
        }
        hearers.forEach(Runnable::run);
        done.complete(null);
    }
}
