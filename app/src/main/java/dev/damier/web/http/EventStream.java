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
 * A stream of server-sent events to one client, in order. Sending never blocks: unread events are buffered up to a
 * limit, then the connection is closed. A stream ends once and then calls its end listeners.
 */
public final class EventStream {
    private static final int MAX_UNREAD_BYTES = 256 * 1024;
    /** Keep-alive interval, so that proxies do not close an idle stream. */
    private static final Duration HEARTBEAT_INTERVAL = Duration.ofSeconds(10);

    /** How long a stream that is closed by the server may take to send its last event. */
    private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(2);

    private final Context ctx;
    private final Locale language;
    /** Stored here, because a stream can fail after its request has ended. */
    private final String requestId;

    private final Queue<byte[]> unsent = new ArrayDeque<>();
    private final List<Runnable> endListeners = new ArrayList<>();
    private final CompletableFuture<Void> completion = new CompletableFuture<>();
    private ServletOutputStream out;
    private int unreadBytes;
    private boolean writable;
    private boolean unflushed;
    private boolean closing;
    private boolean ended;

    private EventStream(Context ctx, Locale language) {
        this.ctx = ctx;
        this.language = language;
        requestId = Log.requestId(ctx);
    }

    /** Responds to a request with a stream. An exception thrown by {@code start} is sent as an event. */
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
            Future<?> heartbeat = scheduler.scheduleWithFixedDelay(HEARTBEAT_INTERVAL, () -> stream.enqueue(": \n\n"));
            stream.onEnd(() -> {
                boolean ignored = watch.end();
                heartbeat.cancel(false);
            });
            stream.open();
            stream.onEnd(disconnectWatcher
                    .streamLimiter()
                    .register(RequestParams.client(ctx), () -> stream.endForNewer(scheduler)));
            try {
                start.accept(stream);
            } catch (RuntimeException e) {
                stream.closeWithError(e);
            }
            return stream.completion;
        });
    }

    /** Ends the stream because the client has opened too many. A client that does not read is disconnected. */
    private void endForNewer(PeriodicScheduler scheduler) {
        closeWithError(HttpErrorException.localized(429, "wait.streams"));
        Future<?> ignored = scheduler.schedule(CLOSE_TIMEOUT, this::closeConnection);
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

    /** Returns the language of the client. */
    public Locale language() {
        return language;
    }

    /** Sends an event without an id. */
    public void send(String event, Object data) {
        sendEvent("event: " + event, data);
    }

    /**
     * Sends an event with an id. A reconnecting client sends the id of its last event, so that the stream can continue
     * after it.
     */
    public void send(int number, String event, Object data) {
        sendEvent("id: " + number + "\nevent: " + event, data);
    }

    /**
     * Writes an event. If its data is too large, sends an error event and closes the stream, so that the client does
     * not wait for it.
     */
    private void sendEvent(String head, Object data) {
        String text;
        try {
            text = head + "\ndata: " + Json.write(data, language) + "\n\n";
        } catch (RuntimeException e) {
            closeWithError(e);
            return;
        }
        enqueue(text);
    }

    /** Returns the text of an event without an id, for {@link #sendText}. */
    public static String text(String event, Object data, Locale language) {
        return "event: " + event + "\ndata: " + Json.write(data, language) + "\n\n";
    }

    /** Sends events that were written before, such as events for several clients. */
    public void sendText(String events) {
        enqueue(events);
    }

    /** Sends events that were written before, unless earlier events are still unsent. */
    public void sendTextIfIdle(String events) {
        if (isIdle()) enqueue(events);
    }

    /** Sends an event unless earlier events are still unsent. For events a slow client may miss. */
    public void sendIfIdle(String event, Object data) {
        if (isIdle()) send(event, data);
    }

    private synchronized boolean isIdle() {
        return unsent.isEmpty();
    }

    private void enqueue(String text) {
        boolean overflow;
        synchronized (this) {
            if (ended || closing) return;
            overflow = unreadBytes > MAX_UNREAD_BYTES;
            if (!overflow) {
                byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
                unreadBytes += bytes.length;
                unsent.add(bytes);
            }
        }
        if (overflow) closeConnection();
        else writePending(false);
    }

    private void closeConnection() {
        synchronized (this) {
            if (ended) return;
        }
        DisconnectWatcher.closeConnection(ctx);
        end();
    }

    /** Writes as much as the connection accepts without blocking. Jetty calls it again when more can be written. */
    private void writePending(boolean possible) {
        boolean sent = false;
        synchronized (this) {
            if (possible) writable = true;
            if (!writable || ended) return;
            try {
                while (!sent && out.isReady()) {
                    byte[] next = unsent.poll();
                    if (next != null) {
                        unreadBytes -= next.length;
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

    /** Sends the failure as the event {@code refused} and closes the stream. */
    public void closeWithError(Throwable failure) {
        HttpErrorException error = HttpErrorException.of(failure, language, requestId);
        send("refused", Map.of("error", error.getMessage(), "status", error.status()));
        close();
    }

    /** Closes the stream after all buffered events have been sent. */
    public void close() {
        synchronized (this) {
            closing = true;
        }
        writePending(false);
    }

    /** Calls a listener when the stream has ended, on either side; at once if it has ended already. */
    public void onEnd(Runnable listener) {
        synchronized (this) {
            if (!ended) {
                endListeners.add(listener);
                return;
            }
        }
        listener.run();
    }

    private void end() {
        synchronized (this) {
            if (ended) return;
            ended = true;
            unsent.clear();
        }
        endListeners.forEach(Runnable::run);
        completion.complete(null);
    }
}
