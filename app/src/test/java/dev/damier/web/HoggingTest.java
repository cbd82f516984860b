package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.web.http.Json;
import dev.damier.web.http.SerialExecutor;
import dev.damier.web.net.ConnectionLimiter;
import dev.damier.web.work.WorkLimits;
import dev.damier.web.work.WorkQueue;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who takes more than a share: connections, half requests, unread answers, endless searches, seats. */
@Timeout(120)
class HoggingTest extends VisitedServer {
    /** A 100×100 taquin, and moves that push one tile to and fro. */
    private static String large(int moves) {
        String line = IntStream.range(0, moves)
                .mapToObj(i -> i % 2 == 0 ? "\"9999R\"" : "\"9999L\"")
                .collect(Collectors.joining(","));
        return "{\"game\":\"taquin\",\"position\":\"" + large() + "\",\"moves\":[" + line + "]";
    }

    @Test
    void largeAnswersComeInPages() throws Exception {
        List<CompletableFuture<String>> four = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            four.add(CompletableFuture.supplyAsync(() -> unchecked("/api/boards", large(200) + "}")));
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

    private String unchecked(String path, String body) {
        try {
            return post(1, path, body);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void halfSentBodiesKeepNobodyWaiting() throws Exception {
        List<Socket> half = new ArrayList<>();
        try {
            for (int i = 0; i < 300; i++) {
                Socket socket = call(1);
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

    /** Nothing said at all, half a head and half a body: silence ends by the idle limit, which is six looks. */
    @Test
    void whoSaysNothingIsHungUpOn() throws Exception {
        reopen(new Server("127.0.0.1", 0, Set.of(), Duration.ofMillis(50), new WorkQueue(WorkLimits.ofThisMachine())));
        String head = "POST /api/look HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
        for (String begun : List.of("", head, head + "Content-Length: 100\r\n\r\n{")) {
            try (Socket silent = call(1)) {
                silent.getOutputStream().write(begun.getBytes(StandardCharsets.UTF_8));
                String last = new String(silent.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
                assertThat(last).as(begun).doesNotContain(" 200 ");
            }
        }
        until("connections", 1);
    }

    /** Byte after byte is no silence, so it is not the idle limit that ends this. */
    @Test
    void requestsThatTrickleInAreHungUpOn() throws Exception {
        Duration look = Duration.ofMillis(50);
        reopen(new Server("127.0.0.1", 0, Set.of(), look, new WorkQueue(WorkLimits.ofThisMachine())));
        String head = "POST /api/look HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
        for (String begun : List.of(head + "Content-Length: 100000\r\n\r\n{", head + "X-Long: ")) {
            try (Socket drip = call(1);
                    Socket honest = call(2)) {
                drip.getOutputStream().write(begun.getBytes(StandardCharsets.UTF_8));
                drip.setSoTimeout(5);
                while (!hungUp(drip)) {
                    say(honest, "POST /api/solve/none/stop HTTP/1.1\r\nContent-Type: application/json", "{}");
                    assertThat(until(honest.getInputStream(), "\"stopped\":", "}"))
                            .as("one request after the other on one connection")
                            .isEqualTo("false");
                }
            }
        }
    }

    /** Sends one more byte, and looks whether the other side has ended. */
    private static boolean hungUp(Socket socket) throws IOException {
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
    void oneAddressHasALimitOfConnections() throws Exception {
        List<Socket> many = new ArrayList<>();
        try {
            for (int i = 0; i < ConnectionLimiter.MAX_PER_ADDRESS + 8; i++) many.add(call(1));
            until("connections_refused_total", 8);
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
    void answersNobodyReadsKeepNobodyWaiting() throws Exception {
        List<Socket> deaf = new ArrayList<>();
        try {
            for (int i = 0; i < 6; i++) {
                Socket socket = call(1);
                deaf.add(socket);
                say(socket, "POST /api/boards HTTP/1.1\r\nContent-Type: application/json", large(200) + "}");
            }
            assertThat(status(get(2, "/api/hint?position=" + encoded(EASY)))).isEqualTo("200");
        } finally {
            for (Socket socket : deaf) socket.close();
        }
        until("bytes_unread", 0);
    }

    @Test
    void endlessSearchesOnAllSocketsKeepNobodyWaiting() throws Exception {
        List<WebSocket> bots = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            HeardLines heard = new HeardLines();
            bots.add(bot(heard));
            bots.get(i).sendText("new quoridor\ngo infinite", true).join();
            assertThat(heard.next("ready")).isEqualTo("ready");
        }
        for (int i = 0; i < 10; i++)
            assertThat(status(get(2, "/api/hint?position=" + encoded(EASY)))).isEqualTo("200");
        assertThat(metric("work_done_total{kind=\"bot\"}")).isZero();
        bots.forEach(WebSocket::abort);
        until("searches_running", 0);
    }

    @Test
    void anOpponentSitsThroughAGame() throws Exception {
        String id = json(post(1, "/api/seats", "{}")).path("id").asText();
        assertThat(id).hasSize(32);
        String path = "/api/solve?game=quoridor&time=300&position=start&seat=";
        assertThat(get(1, path + id)).contains("\"outcome\":\"chosen\"", "event: result");
        assertThat(get(1, path + id)).contains("\"outcome\":\"chosen\"");
        assertThat(metric("work_done_total{kind=\"seat\"}")).isEqualTo(2);
        assertThat(get(1, path + "gone")).contains("event: refused", "this seat is gone", "\"status\":404");
    }

    @Test
    void questionsAtOneSeatWaitWithoutAWorker() throws Exception {
        String id = json(post(1, "/api/seats", "{}")).path("id").asText();
        String head = "GET /api/solve?game=quoridor&position=" + encoded(middle()) + "&seat=" + id + "&time=";
        List<Socket> waiting = new ArrayList<>();
        try (Socket first = call(1)) {
            say(first, head + "100000 HTTP/1.1", "");
            String search = until(first.getInputStream(), "\"id\":\"", "\"");
            until("searches_running", 1);
            for (int i = 0; i < SerialExecutor.MAX_QUEUED; i++) {
                waiting.add(call(1));
                say(waiting.get(i), head + "50 HTTP/1.1", "");
                assertThat(until(waiting.get(i).getInputStream(), "event: ", "\n"))
                        .isEqualTo("started");
            }
            assertThat(ask(1, head + "50 HTTP/1.1", "")).contains("event: refused", "\"status\":409");
            assertThat(metric("work_running{kind=\"seat\"}")
                            + metric("work_paused{kind=\"seat\"}")
                            + metric("work_waiting{kind=\"seat\"}"))
                    .as("one question is a work, the others are none yet")
                    .isEqualTo(1);
            waiting.get(0).close();
            assertThat(post(1, "/api/solve/" + search + "/stop", "{}")).contains("\"stopped\":true");
            for (Socket next : waiting.subList(1, waiting.size()))
                assertThat(until(next.getInputStream(), "\"outcome\":\"", "\"")).isEqualTo("chosen");
        } finally {
            for (Socket socket : waiting) socket.close();
        }
        assertThat(get(1, head.substring(4) + "50")).as("and is free after").contains("\"outcome\":\"chosen\"");
    }

    @Test
    void seatsAndTablesAreForgottenRatherThanHeaped() throws Exception {
        ExpiringStore<Integer> expiringStore = new ExpiringStore<>(5, 3, Duration.ofHours(1));
        String first = expiringStore.add("one", 1);
        String second = expiringStore.add("one", 2);
        expiringStore.add("one", 3);
        assertThat(expiringStore.get(first)).contains(1);
        expiringStore.add("one", 4);
        assertThat(expiringStore.get(second)).as("not asked for longest").isEmpty();
        for (int i = 0; i < 9; i++) expiringStore.add("client " + i, i);
        assertThat(expiringStore.size()).isEqualTo(5);
    }

    /** Whoever is asked for stays; idleness is counted from the last question. */
    @Test
    void whatNobodyAsksForIsForgotten() {
        AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5);
        ExpiringStore<Integer> expiringStore = new ExpiringStore<>(5, 3, Duration.ofNanos(10), now::get);
        String asked = expiringStore.add("one", 1);
        String idle = expiringStore.add("one", 2);
        now.addAndGet(10);
        assertThat(expiringStore.get(asked)).as("at the limit it is still there").contains(1);
        now.addAndGet(1);
        expiringStore.evictIdle();
        assertThat(expiringStore.get(idle)).isEmpty();
        assertThat(expiringStore.get(asked)).contains(1);
        now.addAndGet(11);
        assertThat(expiringStore.get(asked))
                .as("gone, whether or not anybody has tended")
                .isEmpty();
        assertThat(expiringStore.size()).isZero();
    }
}
