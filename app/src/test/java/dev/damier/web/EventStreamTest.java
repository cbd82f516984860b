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

/** A stream whose page does not read, over a real connection. */
@Timeout(60)
class EventStreamTest {
    private static final String LONG = "x".repeat(16 * 1024);
    /** More than the buffers of a machine between here and a page. */
    private static final int MANY = 4096;

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

    /** Asks for the stream. */
    private Socket page() throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(1 << 16);
        socket.connect(new InetSocketAddress("127.0.0.1", app.port()));
        socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    private boolean over() {
        return ended.getCount() == 0;
    }

    @Test
    void whoDoesNotReadIsHungUpOnAndNobodyWaits() throws Exception {
        try (Socket page = page()) {
            EventStream stream = opened.get(30, TimeUnit.SECONDS);
            int sent = 0;
            while (!over() && sent < MANY) {
                stream.send("row", LONG);
                sent++;
            }
            assertThat(over()).as("ended by the limit").isTrue();
            assertThat(sent).isGreaterThan(256 * 1024 / LONG.length());
            assertThat(disconnectWatcher.watched()).isZero();
        }
    }

    @Test
    void whatIsTooLongToBeSentIsRefusedInTheStreamAndEndsIt() throws Exception {
        try (Socket page = page()) {
            EventStream stream = opened.get(30, TimeUnit.SECONDS);
            stream.send("result", "x".repeat(Json.MAX_RESPONSE_BYTES));
            String heard = new String(page.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(heard).contains("event: refused", "too large", "\"status\":413");
            assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void glimpsesAreLeftOutBeforeThat() throws Exception {
        try (Socket page = page()) {
            EventStream stream = opened.get(30, TimeUnit.SECONDS);
            for (int i = 0; i < MANY; i++) stream.sendIfIdle("progress", LONG);
            assertThat(over()).as("a slow page stays").isFalse();
            stream.send("result", "found");
            stream.close();
            String heard = new String(page.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(heard).contains("event: result\ndata: \"found\"");
            assertThat(heard.split("event: progress", -1)).hasSizeLessThan(MANY);
            assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }
}
