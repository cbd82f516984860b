package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

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
import tools.jackson.databind.JsonNode;

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

    /** A client that announces large bodies and does not complete them uses up its own share of the memory only. */
    @Test
    void bytesOfBodiesAreLimited() throws Exception {
        int length = 500_000;
        long share = Runtime.getRuntime().maxMemory() / 32 / 4;
        String head = "POST /api/look HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
                + length + "\r\n\r\n{";
        List<Socket> waiting = new ArrayList<>();
        try {
            // The server closes connections that send too slowly, so they are opened again until all are open at once.
            do {
                for (Socket socket : waiting) socket.close();
                waiting.clear();
                for (long bytes = 0; bytes + length <= share; bytes += length) {
                    Socket socket = connect(1);
                    waiting.add(socket);
                    socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
                }
            } while (!isRefused("{\"position\":\"" + "1,".repeat(length / 2) + "\"}"));
            assertThat(status(get(1, "/api/games")))
                    .as("a request without a body")
                    .isEqualTo("200");
            assertThat(status(post(2, "/api/look", "{\"position\":\"" + EASY + "\"}")))
                    .as("another client")
                    .isEqualTo("200");
        } finally {
            for (Socket socket : waiting) socket.close();
        }
        while (!status(post(1, "/api/look", "{\"position\":\"" + largeTaquin() + "\"}"))
                .equals("200")) Thread.sleep(20);
    }

    /** A server that refuses a request may close the connection before the client has sent the whole body. */
    private boolean isRefused(String body) {
        try {
            return status(post(1, "/api/look", body)).equals("429");
        } catch (IOException | IndexOutOfBoundsException e) {
            return true;
        }
    }

    /** 200 boards of 100×100 cells for 20 engines have 200 MB of text if every run has its own. */
    @Test
    void positionsOfAnExperimentAreLimited() throws Exception {
        String engines = "{\"id\":\"quick\"},".repeat(19) + "{\"id\":\"quick\"}";
        String body = "{\"game\":\"taquin\",\"deal\":%d,\"millis\":20,\"options\":{\"size\":\"%d\"},\"engines\":["
                + engines + "]}";
        String refused = post(1, "/api/experiments/preview", body.formatted(200, 100));
        assertThat(status(refused)).isEqualTo("413");
        assertThat(json(refused).path("error").asString()).contains("use fewer or smaller boards");
        for (String accepted : List.of(body.formatted(2, 100), body.formatted(200, 4)))
            assertThat(status(post(1, "/api/experiments/preview", accepted))).isEqualTo("200");
    }

    /** A hidden map of 40×40 cells needs far more memory than one of the usual size. */
    @Test
    void largeHiddenMapsUseTheShareOfTheirClient() throws Exception {
        String large = "{\"game\":\"hitman\",\"options\":{\"phase\":\"1\",\"rows\":\"40\",\"columns\":\"40\","
                + "\"solvable\":\"any\"}}";
        String first = json(post(1, "/api/tables", large)).path("id").asString();
        String other = json(post(2, "/api/tables", large)).path("id").asString();
        int created = 1;
        while (status(get(3, "/api/tables/" + first)).equals("200") && created < 50) {
            // The first table is read, so it is the most recently used one, and the second one is removed before it.
            String next = json(post(1, "/api/tables", large)).path("id").asString();
            created++;
            if (status(get(3, "/api/tables/" + next)).equals("200") && metric("tables") < created + 1) break;
        }
        assertThat(created).as("fewer large tables than small ones").isLessThan(50);
        assertThat(status(get(2, "/api/tables/" + other)))
                .as("of another client")
                .isEqualTo("200");
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
        String id = json(post(1, "/api/seats", "{}")).path("id").asString();
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
        String id = json(post(1, "/api/seats", "{}")).path("id").asString();
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

    @Test
    void valueThatGrowsRemovesOthersOrItself() {
        ExpiringStore<Integer> expiringStore = new ExpiringStore<>(100, 40, Duration.ofHours(1));
        String growing = expiringStore.add("one", 1, 10);
        String own = expiringStore.add("one", 2, 20);
        List<String> others = new ArrayList<>();
        for (int i = 0; i < 3; i++) others.add(expiringStore.add("client " + i, i, 20));
        expiringStore.resize(growing, 20);
        assertThat(expiringStore.get(own)).as("within the share of the client").contains(2);
        expiringStore.resize(growing, 21);
        assertThat(expiringStore.get(own)).as("beyond the share").isEmpty();
        expiringStore.resize(growing, 40);
        assertThat(expiringStore.size()).as("100 in total").isEqualTo(4);
        String last = expiringStore.add("another", 3, 1);
        assertThat(expiringStore.get(others.get(0))).as("least recently used").isEmpty();
        assertThat(expiringStore.get(growing)).contains(1);
        expiringStore.resize(growing, 41);
        assertThat(expiringStore.get(growing)).as("larger than its share").isEmpty();
        expiringStore.resize(growing, 1);
        assertThat(expiringStore.get(last)).contains(3);
        assertThat(expiringStore.size()).isEqualTo(3);
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
