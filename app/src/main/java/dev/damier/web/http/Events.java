package dev.damier.web.http;

import dev.damier.web.net.Departures;
import dev.damier.web.net.Pulse;
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
public final class Events {
    private static final int MOST_UNREAD = 256 * 1024;
    /** So that nobody between here and the page takes silence for an end. */
    private static final Duration BEAT = Duration.ofSeconds(10);

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

    private Events(Context ctx, Locale language) {
        this.ctx = ctx;
        this.language = language;
    }

    /** Answers a request with a stream; what {@code start} throws is told in it. */
    public static void stream(Context ctx, Pulse pulse, Departures departures, Consumer<Events> start) {
        String accepted = ctx.header("Accept");
        if (accepted != null && !accepted.contains("text/event-stream") && !accepted.contains("*/*"))
            throw new Refusal(406, "this is a stream of events; ask for it with Accept: text/event-stream", List.of());
        Locale language = Ask.language(ctx);
        Events events = new Events(ctx, language);
        ctx.contentType("text/event-stream; charset=utf-8")
                .header("Cache-Control", "no-store")
                .header("Connection", "close")
                .header("X-Accel-Buffering", "no");
        ctx.future(() -> {
            Departures.Watch watch = departures.watch(ctx, events::end);
            Future<?> beat = pulse.every(BEAT, () -> events.line(": \n\n"));
            events.onEnd(() -> {
                boolean ignored = watch.end();
                beat.cancel(false);
            });
            events.open();
            try {
                start.accept(events);
            } catch (RuntimeException e) {
                events.refuse(Refusal.of(e, language));
            }
            return events.done;
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
                pump(true);
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
            refuse(Refusal.of(e, language));
            return;
        }
        line(head + "\ndata: " + written + "\n\n");
    }

    /** A glimpse that a page may miss when it is slow to read. */
    public void glimpse(String event, Object data) {
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
            full = unread > MOST_UNREAD;
            if (!full) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                unread += bytes.length;
                unsent.add(bytes);
            }
        }
        if (full) hangUp();
        else pump(false);
    }

    private void hangUp() {
        Departures.hangUp(ctx);
        end();
    }

    /** Writes as much as the connection takes without waiting; the server calls again when it takes more. */
    private void pump(boolean possible) {
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

    public void refuse(Refusal refusal) {
        send("refused", Map.of("error", refusal.getMessage(), "status", refusal.status()));
        close();
    }

    /** Ends the stream once all is read. */
    public void close() {
        synchronized (this) {
            closing = true;
        }
        pump(false);
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
