package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.web.http.ExpiringStore;
import dev.damier.web.http.Json;
import dev.damier.web.http.SerialExecutor;
import dev.damier.web.net.ConnectionLimiter;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests that one client cannot take the resources of others: connections, incomplete requests, unread responses,
 * endless searches, engine sessions.
 */
@Timeout(120)
class ResourceLimitsTest extends ServerFixture {
    /** Returns a request with a 100×100 sliding puzzle and moves that push one tile to and fro. */
    private static String largeTaquinRequest(int moves) {
        String line = IntStream.range(0, moves)
                .mapToObj(i -> i % 2 == 0 ? "\"9999R\"" : "\"9999L\"")
                .collect(Collectors.joining(","));
        return "{\"game\":\"taquin\",\"position\":\"" + largeTaquin() + "\",\"moves\":[" + line + "]";
    }

    @Test
    void largeResponsesAreLimited() throws Exception {
        List<CompletableFuture<String>> four = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            four.add(CompletableFuture.supplyAsync(() -> postUnchecked("/api/boards", largeTaquinRequest(200) + "}")));
        for (CompletableFuture<String> each : four) {
            String answer = each.get();
            assertThat(status(answer)).isEqualTo("200");
            assertThat(answer.length()).isLessThan(Json.MAX_RESPONSE_BYTES);
        }
        JsonNode small = json(
                post(1, "/api/boards", "{\"position\":\"1,2,3/4,5,6/7,8,0\",\"moves\":[\"8R\",\"8L\"],\"from\":1}"));
        assertThat(small).hasSize(2);
        String all = post(1, "/api/boards", "{\"position\":\"1,2,3/4,5,6/7,8,0\",\"moves\":[\"8R\",\"8L\"]}");
        assertThat(json(all)).hasSize(3);
        assertThat(json(all).get(1)).isEqualTo(small.get(0));
    }

    private String postUnchecked(String path, String body) {
        try {
            return post(1, path, body);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void incompleteBodiesDoNotBlockOthers() throws Exception {
        List<Socket> half = new ArrayList<>();
        try {
            for (int i = 0; i < 300; i++) {
                Socket socket = connect(1);
                half.add(socket);
                socket.getOutputStream()
                        .write(
                                "POST /api/look HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
                                        .getBytes(StandardCharsets.UTF_8));
            }
            assertThat(status(get(2, "/api/games"))).isEqualTo("200");
            assertThat(status(post(2, "/api/look", "{\"position\":\"" + EASY + "\"}")))
                    .isEqualTo("200");
        } finally {
            for (Socket socket : half) socket.close();
        }
    }

    /** No data, half a head and half a body: the idle timeout of six check intervals closes the connection. */
    @Test
    void silentConnectionIsClosed() throws Exception {
        replaceServer(new Server(TestServers.options().withIntervals(Duration.ofMillis(50), Duration.ofMinutes(1))));
        String head = "POST /api/look HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
        for (String begun : List.of("", head, head + "Content-Length: 100\r\n\r\n{")) {
            try (Socket silent = connect(1)) {
                silent.getOutputStream().write(begun.getBytes(StandardCharsets.UTF_8));
                String last = new String(silent.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(last).as(begun).doesNotContain(" 200 ");
            }
        }
        awaitMetric("connections", 1);
    }

    /** A byte now and then is not idle, so the idle timeout does not close this connection. */
    @Test
    void slowRequestIsClosed() throws Exception {
        Duration checkInterval = Duration.ofMillis(50);
        replaceServer(new Server(TestServers.options().withIntervals(checkInterval, Duration.ofMinutes(1))));
        String head = "POST /api/look HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
        for (String begun : List.of(head + "Content-Length: 100000\r\n\r\n{", head + "X-Long: ")) {
            try (Socket slow = connect(1);
                    Socket normal = connect(2)) {
                slow.getOutputStream().write(begun.getBytes(StandardCharsets.UTF_8));
                slow.setSoTimeout(5);
                while (!isClosedByServer(slow)) {
                    send(normal, "POST /api/solve/none/stop HTTP/1.1\r\nContent-Type: application/json", "{}");
                    assertThat(readBetween(normal.getInputStream(), "\"stopped\":", "}"))
                            .as("one request after the other on one connection")
                            .isEqualTo("false");
                }
            }
        }
    }

    /** Sends one more byte and returns whether the server has closed the connection. */
    private static boolean isClosedByServer(Socket socket) throws IOException {
        try {
            socket.getOutputStream().write(' ');
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException e) {
            return false;
        } catch (SocketException e) {
            return true;
        }
    }

    @Test
    void connectionsPerAddressAreLimited() throws Exception {
        List<Socket> many = new ArrayList<>();
        try {
            for (int i = 0; i < ConnectionLimiter.MAX_PER_ADDRESS + 8; i++) many.add(connect(1));
            awaitMetric("connections_refused_total", 8);
            assertThat(status(get(2, "/api/games"))).isEqualTo("200");
        } finally {
            for (Socket socket : many) socket.close();
        }
        for (int i = 0; i < ConnectionLimiter.MAX_PER_ADDRESS + 8; i++)
            assertThat(status(get(3, "/api/engines?position=" + encoded(EASY))))
                    .as("one after the other")
                    .isEqualTo("200");
    }

    @Test
    void unreadResponsesDoNotBlockOthers() throws Exception {
        List<Socket> unread = new ArrayList<>();
        try {
            for (int i = 0; i < 6; i++) {
                Socket socket = connect(1);
                unread.add(socket);
                send(
                        socket,
                        "POST /api/boards HTTP/1.1\r\nContent-Type: application/json",
                        largeTaquinRequest(200) + "}");
            }
            assertThat(status(get(2, "/api/hint?position=" + encoded(EASY)))).isEqualTo("200");
        } finally {
            for (Socket socket : unread) socket.close();
        }
        awaitMetric("bytes_unread", 0);
    }

    @Test
    void endlessSearchesDoNotBlockOthers() throws Exception {
        List<WebSocket> bots = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            ReceivedLines received = new ReceivedLines();
            bots.add(connectBot(received));
            bots.get(i).sendText("new quoridor\ngo infinite", true).join();
            assertThat(received.next("ready")).isEqualTo("ready");
        }
        for (int i = 0; i < 10; i++)
            assertThat(status(get(2, "/api/hint?position=" + encoded(EASY)))).isEqualTo("200");
        assertThat(metric("work_done_total{kind=\"bot\"}")).isZero();
        bots.forEach(WebSocket::abort);
        awaitMetric("searches_running", 0);
    }

    @Test
    void engineSessionAnswersSeveralRequests() throws Exception {
        String id = json(post(1, "/api/seats", "{}")).path("id").asText();
        assertThat(id).hasSize(32);
        String path = "/api/solve?game=quoridor&time=300&position=start&seat=";
        assertThat(get(1, path + id)).contains("\"outcome\":\"chosen\"", "event: result");
        assertThat(get(1, path + id)).contains("\"outcome\":\"chosen\"");
        assertThat(metric("work_done_total{kind=\"seat\"}")).isEqualTo(2);
        assertThat(get(1, path + "gone"))
                .contains("event: refused", "this engine session has expired", "\"status\":404");
    }

    @Test
    void queuedSessionRequestsHoldNoWorker() throws Exception {
        String id = json(post(1, "/api/seats", "{}")).path("id").asText();
        String head =
                "GET /api/solve?game=quoridor&position=" + encoded(quoridorMiddlegame()) + "&seat=" + id + "&time=";
        List<Socket> waiting = new ArrayList<>();
        try (Socket first = connect(1)) {
            send(first, head + "100000 HTTP/1.1", "");
            String search = readBetween(first.getInputStream(), "\"id\":\"", "\"");
            awaitMetric("searches_running", 1);
            for (int i = 0; i < SerialExecutor.MAX_QUEUED; i++) {
                waiting.add(connect(1));
                send(waiting.get(i), head + "50 HTTP/1.1", "");
                assertThat(readBetween(waiting.get(i).getInputStream(), "event: ", "\n"))
                        .isEqualTo("started");
            }
            assertThat(request(1, head + "50 HTTP/1.1", "")).contains("event: refused", "\"status\":409");
            assertThat(metric("work_running{kind=\"seat\"}")
                            + metric("work_paused{kind=\"seat\"}")
                            + metric("work_waiting{kind=\"seat\"}"))
                    .as("one request is a job; the others are not submitted yet")
                    .isEqualTo(1);
            waiting.get(0).close();
            assertThat(post(1, "/api/solve/" + search + "/stop", "{}")).contains("\"stopped\":true");
            for (Socket next : waiting.subList(1, waiting.size()))
                assertThat(readBetween(next.getInputStream(), "\"outcome\":\"", "\""))
                        .isEqualTo("chosen");
        } finally {
            for (Socket socket : waiting) socket.close();
        }
        assertThat(get(1, head.substring(4) + "50"))
                .as("the session is free afterwards")
                .contains("\"outcome\":\"chosen\"");
    }

    @Test
    void storeEvictsLeastRecentlyUsedValues() throws Exception {
        ExpiringStore<Integer> expiringStore = new ExpiringStore<>(5, 3, Duration.ofHours(1));
        String first = expiringStore.add("one", 1);
        String second = expiringStore.add("one", 2);
        expiringStore.add("one", 3);
        assertThat(expiringStore.get(first)).contains(1);
        expiringStore.add("one", 4);
        assertThat(expiringStore.get(second)).as("least recently used").isEmpty();
        for (int i = 0; i < 9; i++) expiringStore.add("client " + i, i);
        assertThat(expiringStore.size()).isEqualTo(5);
    }

    /** A used value stays; idle time counts from the last use. */
    @Test
    void storeEvictsIdleValues() {
        AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);
        ExpiringStore<Integer> expiringStore = new ExpiringStore<>(5, 3, Duration.ofNanos(10), now::get);
        String used = expiringStore.add("one", 1);
        String idle = expiringStore.add("one", 2);
        now.addAndGet(10);
        assertThat(expiringStore.get(used)).as("still stored at the limit").contains(1);
        now.addAndGet(1);
        expiringStore.evictIdle();
        assertThat(expiringStore.get(idle)).isEmpty();
        assertThat(expiringStore.get(used)).contains(1);
        now.addAndGet(11);
        assertThat(expiringStore.get(used))
                .as("expired, even without a call of evictIdle")
                .isEmpty();
        assertThat(expiringStore.size()).isZero();
    }
}
