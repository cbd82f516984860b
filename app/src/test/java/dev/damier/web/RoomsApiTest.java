package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.damier.contest.OperatorBots;
import dev.damier.web.http.RateLimiter;
import dev.damier.web.net.StreamLimiter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests rooms over HTTP, on a real server with a real store. */
class RoomsApiTest extends StoredServerFixture {
    private static final String BOARD = "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue";

    RoomsApiTest() {
        super("/api/rooms");
    }

    private JsonNode createRoom(String name) throws Exception {
        return ok(post("", "", Map.of("game", "ricochet", "style", "bids", "position", BOARD, "name", name)));
    }

    private int act(String room, String token, String verb, Map<String, String> args) throws Exception {
        return ok(post("/" + room + "/act", token, Map.of("verb", verb, "args", args)))
                .get("seq")
                .asInt();
    }

    /** Reads a stream of events. */
    private final class EventReader implements AutoCloseable {
        final List<Integer> numbers = new ArrayList<>();
        final StringBuilder received = new StringBuilder();
        private final BufferedReader reader;

        EventReader(String room, String token, int after) throws Exception {
            HttpRequest.Builder request = request("/" + room + "/events", token);
            if (after > 0) request.header("Last-Event-ID", String.valueOf(after));
            reader = new BufferedReader(new InputStreamReader(
                    http.send(request.build(), HttpResponse.BodyHandlers.ofInputStream())
                            .body(),
                    StandardCharsets.UTF_8));
        }

        /** Reads until the view after this action. */
        JsonNode readUntil(int seq) throws IOException {
            while (true) {
                String line = reader.readLine();
                assertThat(line).isNotNull();
                received.append(line).append('\n');
                if (line.startsWith("id: ")) numbers.add(Integer.parseInt(line.substring(4)));
                if (!line.startsWith("data: {\"seq\"") || !line.contains("\"settings\"")) continue;
                JsonNode view = JSON.readTree(line.substring(6));
                if (view.get("seq").asInt() >= seq) return view;
            }
        }

        @Override
        public void close() throws IOException {
            reader.close();
        }
    }

    @Test
    void playersReceiveEveryEventOnce() throws Exception {
        JsonNode otter = createRoom("Otter");
        String id = otter.get("id").asText();
        String first = otter.get("token").asText();
        String second = ok(post("/" + id + "/join", "", Map.of("name", "Heron")))
                .get("token")
                .asText();
        try (EventReader watching = new EventReader(id, "", 0);
                EventReader heron = new EventReader(id, second, 0)) {
            int ignored = act(id, first, "ready", Map.of());
            int started = act(id, second, "ready", Map.of());
            assertThat(watching.readUntil(started).get("you").asInt()).isEqualTo(-1);
            assertThat(heron.readUntil(started).get("you").asInt()).isEqualTo(1);
            int bid = act(id, first, "bid", Map.of("moves", "9", "line", "secret-thoughts"));
            JsonNode view = heron.readUntil(bid);
            assertThat(view.at("/play/phase").asText()).isEqualTo("sand");
            assertThat(view.at("/play/bids/0/bids/0").asInt()).isEqualTo(9);
            assertThat(heron.received.toString()).doesNotContain("secret-thoughts", first, second);
            int lower = act(id, second, "bid", Map.of("moves", "8"));
            JsonNode last = watching.readUntil(lower);
            assertThat(last.at("/play/leads").asInt()).isEqualTo(1);
            assertThat(watching.numbers)
                    .isEqualTo(IntStream.rangeClosed(1, lower).boxed().toList());
            try (EventReader back = new EventReader(id, second, started)) {
                JsonNode now = back.readUntil(lower);
                assertThat(now.get("seq").asInt()).isEqualTo(lower);
                assertThat(back.numbers).containsExactly(bid, lower);
            }
        }
    }

    @Test
    void roomAndSeatSurviveARestart() throws Exception {
        JsonNode otter = createRoom("Otter");
        String id = otter.get("id").asText();
        int port = server.port();
        server.close();
        start(port, OperatorBots.NONE);
        JsonNode view = ok(send(request("/" + id, otter.get("token").asText())));
        assertThat(view.get("you").asInt()).isZero();
        assertThat(view.at("/seats/0/name").asText()).isEqualTo("Otter");
    }

    @Test
    void seatRequiresItsToken() throws Exception {
        JsonNode otter = createRoom("Otter");
        String id = otter.get("id").asText();
        for (String token :
                List.of("", "0".repeat(32), otter.get("token").asText().substring(1)))
            assertThat(post("/" + id + "/act", token, Map.of("verb", "ready")).statusCode())
                    .isEqualTo(403);
        assertThat(send(request("/" + "0".repeat(32), "")).statusCode()).isEqualTo(404);
        HttpResponse<String> joined = post("/" + id + "/join", "", Map.of("name", "Heron"));
        assertThat(joined.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("seat=", "Path=/api/rooms/" + id, "HttpOnly", "SameSite=Strict");
        assertThat(post("/" + id + "/join", ok(joined).get("token").asText(), Map.of("name", "Again"))
                        .body())
                .as("a client with a seat keeps it")
                .contains("\"seat\":1");
    }

    @Test
    void errorsAreLocalized() throws Exception {
        JsonNode otter = createRoom("Otter");
        String id = otter.get("id").asText();
        HttpResponse<String> early =
                send(request("/" + id + "/act?lang=fr", otter.get("token").asText())
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString("{\"verb\":\"bid\",\"args\":{\"moves\":\"3\"}}")));
        assertThat(early.statusCode()).isEqualTo(409);
        assertThat(early.body()).contains("La partie n’a pas encore commencé.");
        assertThat(post("/" + id + "/act", otter.get("token").asText(), Map.of("verb", "x".repeat(201)))
                        .statusCode())
                .isEqualTo(409);
        assertThat(post(
                                "/" + id + "/act",
                                otter.get("token").asText(),
                                Map.of("verb", "bid", "args", Map.of("a", "x".repeat(201))))
                        .statusCode())
                .isEqualTo(413);
        assertThat(post("", "", Map.of("game", "ricochet", "style", "poker", "name", "A"))
                        .body())
                .contains("style must be one of bids, fewest");
    }

    @Test
    void hiddenBoardIsPrivate() throws Exception {
        JsonNode otter = ok(post("", "", Map.of("game", "hitman", "name", "Otter")));
        String id = otter.get("id").asText();
        String token = otter.get("token").asText();
        String other = ok(post("/" + id + "/join", "", Map.of("name", "Heron")))
                .get("token")
                .asText();
        int ignored = act(id, token, "ready", Map.of());
        int started = act(id, other, "ready", Map.of());
        JsonNode board = ok(send(request("/" + id + "/board", token)));
        String before =
                ok(send(request("/" + id + "/board", other))).get("scene").toString();
        assertThat(board.get("position").asText()).isEmpty();
        try (EventReader eventReader = new EventReader(id, other, started)) {
            int moved = act(
                    id, token, "move", Map.of("move", board.at("/moves/0/text").asText()));
            JsonNode view = eventReader.readUntil(moved);
            assertThat(view.at("/play/lanes/0/moves").asInt()).isEqualTo(1);
            assertThat(view.at("/play/lanes/0/line")).isEmpty();
        }
        assertThat(ok(send(request("/" + id + "/board", token))).get("played")).hasSize(1);
        assertThat(ok(send(request("/" + id + "/board", other))).get("scene")).hasToString(before);
        assertThat(send(request("/" + id + "/board", "")).statusCode()).isEqualTo(404);
    }

    @Test
    void qrCodeContainsOnlyThisServersOrigin() throws Exception {
        String id = createRoom("Otter").get("id").asText();
        String own = "http://" + address();
        HttpResponse<String> code = send(request("/" + id + "/code.svg?origin=" + own, ""));
        assertThat(code.headers().firstValue("Content-Type"))
                .hasValueSatisfying(t -> assertThat(t).contains("svg"));
        assertThat(code.body()).startsWith("<svg");
        assertThat(send(request("/" + id + "/code.svg?origin=http://evil.example", ""))
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void engineJoinsTheRoom() throws Exception {
        JsonNode otter = createRoom("Otter");
        String id = otter.get("id").asText();
        String token = otter.get("token").asText();
        int ignored = act(id, token, "engine", Map.of("opponent", "hardcore"));
        int started = act(id, token, "ready", Map.of());
        try (EventReader eventReader = new EventReader(id, token, started)) {
            JsonNode view = eventReader.readUntil(started + 1);
            assertThat(view.at("/play/leads").asInt()).as("the engine's bid").isEqualTo(1);
            assertThat(eventReader.received.toString()).doesNotContain("\"line\"");
        }
    }

    @Test
    void rateLimiterRefillsOverTime() {
        RateLimiter limit = new RateLimiter(10, 3);
        for (int i = 0; i < 3; i++) assertThat(limit.tryAcquire("a", 0)).isTrue();
        assertThat(limit.tryAcquire("a", 0)).isFalse();
        assertThat(limit.tryAcquire("b", 0)).as("another client").isTrue();
        assertThat(limit.tryAcquire("a", 90_000_000)).isFalse();
        assertThat(limit.tryAcquire("a", 250_000_000)).isTrue();
    }

    @Test
    void seedOfAHiddenMapIsRejected() throws Exception {
        HttpResponse<String> answer = post("", "", Map.of("game", "hitman", "name", "Otter", "seed", 7));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("hidden map");
    }

    @Test
    void cookieIsSecureBehindATlsProxy() throws Exception {
        assertThat(setCookie("https")).contains("HttpOnly").doesNotContain("Secure");
        server.trustProxies(Set.of("127.0.0.1"));
        assertThat(setCookie("https")).contains("Secure");
        assertThat(setCookie("http")).doesNotContain("Secure");
    }

    private String setCookie(String protocol) throws Exception {
        String body =
                JSON.writeValueAsString(Map.of("game", "taquin", "position", "1,2,3/4,5,6/0,7,8", "name", "Otter"));
        return send(request("", "")
                        .header("Content-Type", "application/json")
                        .header("X-Forwarded-Proto", protocol)
                        .POST(HttpRequest.BodyPublishers.ofString(body)))
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow();
    }

    /** Behind a proxy all connections have one address. A visitor with too many streams loses the oldest. */
    @Test
    void visitorBehindAProxyCannotHoldAllStreams() throws Exception {
        server.trustProxies(Set.of("127.0.0.1"));
        String id = createRoom("Otter").get("id").asText();
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < StreamLimiter.MAX_PER_CLIENT + 1; i++) sockets.add(openStream(id, "10.0.0.1"));
            String oldest = new String(sockets.get(0).getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(oldest).contains("event: refused").contains("\"status\":429");
            sockets.add(openStream(id, "10.0.0.2"));
            sockets.get(1).setSoTimeout(200);
            InputStream second = sockets.get(1).getInputStream();
            assertThat(second.read()).as("the second stream stays open").isPositive();
        } finally {
            for (Socket socket : sockets) socket.close();
        }
    }

    private Socket openStream(String room, String visitor) throws IOException {
        Socket socket = new Socket("127.0.0.1", server.port());
        String request = "GET /api/rooms/" + room + "/events HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + visitor
                + "\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        // The stream has started when its first event arrives.
        for (int b = socket.getInputStream().read(), line = 0;
                line < 2;
                b = socket.getInputStream().read()) if (b == '\n') line++;
        return socket;
    }
}
