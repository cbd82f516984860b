package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.web.http.EventStream;
import dev.damier.web.http.Json;
import dev.damier.web.net.DisconnectWatcher;
import dev.damier.web.net.PeriodicScheduler;
import io.javalin.Javalin;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests event streams to a client that does not read, over a real connection. */
@Timeout(60)
class EventStreamTest {
    private static final String LARGE_DATA = "x".repeat(16 * 1024);
    /** More events than the network buffers of the machine can hold. */
    private static final int MANY_EVENTS = 4096;

    private final PeriodicScheduler scheduler = new PeriodicScheduler();
    private final DisconnectWatcher disconnectWatcher = new DisconnectWatcher(scheduler);
    private final CompletableFuture<EventStream> opened = new CompletableFuture<>();
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Javalin app = Javalin.create(config -> {
                config.startup.showJavalinBanner = false;
                config.routes.get(
                        "/",
                        ctx -> EventStream.stream(ctx, scheduler, disconnectWatcher, stream -> {
                            stream.onEnd(ended::countDown);
                            opened.complete(stream);
                        }));
            })
            .start("127.0.0.1", 0);

    @AfterEach
    void close() {
        app.stop();
        scheduler.close();
    }

    /** Requests the stream. */
    private Socket openStream() throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(1 << 16);
        socket.connect(new InetSocketAddress("127.0.0.1", app.port()));
        socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private boolean hasEnded() {
        return ended.getCount() == 0;
    }

    @Test
    void streamToUnreadClientIsClosedWithoutBlocking() throws Exception {
        try (Socket client = openStream()) {
            EventStream stream = opened.get(30, TimeUnit.SECONDS);
            int sent = 0;
            while (!hasEnded() && sent < MANY_EVENTS) {
                stream.send("row", LARGE_DATA);
                sent++;
            }
            assertThat(hasEnded()).as("ended by the limit").isTrue();
            assertThat(sent).isGreaterThan(256 * 1024 / LARGE_DATA.length());
            assertThat(disconnectWatcher.watchCount()).isZero();
        }
    }

    @Test
    void tooLargeEventIsReportedAndEndsTheStream() throws Exception {
        try (Socket client = openStream()) {
            EventStream stream = opened.get(30, TimeUnit.SECONDS);
            stream.send("result", "x".repeat(Json.MAX_RESPONSE_BYTES));
            String received = new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(received).contains("event: refused", "too large", "\"status\":413");
            assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void slowClientMissesOnlyProgressEvents() throws Exception {
        try (Socket client = openStream()) {
            EventStream stream = opened.get(30, TimeUnit.SECONDS);
            for (int i = 0; i < MANY_EVENTS; i++) stream.sendIfIdle("progress", LARGE_DATA);
            assertThat(hasEnded()).as("a slow client stays connected").isFalse();
            stream.send("result", "found");
            stream.close();
            String received = new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(received).contains("event: result\ndata: \"found\"");
            assertThat(received.split("event: progress", -1)).hasSizeLessThan(MANY_EVENTS);
            assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }
}
