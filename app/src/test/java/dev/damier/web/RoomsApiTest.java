package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.contest.OperatorBots;
import dev.damier.web.http.ActionLimiter;
import dev.damier.web.http.RateLimiter;
import dev.damier.web.net.OwnAddresses;
import dev.damier.web.net.StreamLimiter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

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
                String line = readLine();
                if (line.startsWith("id: ")) numbers.add(Integer.parseInt(line.substring(4)));
                if (!line.startsWith("data: {\"seq\"") || !line.contains("\"settings\"")) continue;
                JsonNode view = JSON.readTree(line.substring(6));
                if (view.get("seq").asInt() >= seq) return view;
            }
        }

        private String readLine() throws IOException {
            String line = reader.readLine();
            assertThat(line).isNotNull();
            received.append(line).append('\n');
            return line;
        }

        /** Reads until the next board. */
        JsonNode readBoard() throws IOException {
            boolean board = false;
            while (true) {
                String line = readLine();
                if (board && line.startsWith("data: ")) return JSON.readTree(line.substring(6));
                board |= line.equals("event: board");
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
        String id = otter.get("id").asString();
        String first = otter.get("token").asString();
        String second = ok(post("/" + id + "/join", "", Map.of("name", "Heron")))
                .get("token")
                .asString();
        try (EventReader watching = new EventReader(id, "", 0);
                EventReader heron = new EventReader(id, second, 0)) {
            int ignored = act(id, first, "ready", Map.of());
            int started = act(id, second, "ready", Map.of());
            assertThat(watching.readUntil(started).get("you").asInt()).isEqualTo(-1);
            assertThat(heron.readUntil(started).get("you").asInt()).isEqualTo(1);
            int bid = act(id, first, "bid", Map.of("moves", "9", "line", "secret-thoughts"));
            JsonNode view = heron.readUntil(bid);
            assertThat(view.at("/play/phase").asString()).isEqualTo("sand");
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
        String id = otter.get("id").asString();
        int port = server.port();
        server.close();
        start(port, OperatorBots.NONE);
        JsonNode view = ok(send(request("/" + id, otter.get("token").asString())));
        assertThat(view.get("you").asInt()).isZero();
        assertThat(view.at("/seats/0/name").asString()).isEqualTo("Otter");
    }

    @Test
    void seatRequiresItsToken() throws Exception {
        JsonNode otter = createRoom("Otter");
        String id = otter.get("id").asString();
        for (String token :
                List.of("", "0".repeat(32), otter.get("token").asString().substring(1)))
            assertThat(post("/" + id + "/act", token, Map.of("verb", "ready")).statusCode())
                    .isEqualTo(403);
        assertThat(send(request("/" + "0".repeat(32), "")).statusCode()).isEqualTo(404);
        HttpResponse<String> joined = post("/" + id + "/join", "", Map.of("name", "Heron"));
        assertThat(joined.headers().firstValue("Set-Cookie").orElseThrow())
                .contains("seat=", "Path=/api/rooms/" + id, "HttpOnly", "SameSite=Strict");
        assertThat(post("/" + id + "/join", ok(joined).get("token").asString(), Map.of("name", "Again"))
                        .body())
                .as("a client with a seat keeps it")
                .contains("\"seat\":1");
    }

    @Test
    void errorsAreLocalized() throws Exception {
        JsonNode otter = createRoom("Otter");
        String id = otter.get("id").asString();
        HttpResponse<String> early =
                send(request("/" + id + "/act?lang=fr", otter.get("token").asString())
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString("{\"verb\":\"bid\",\"args\":{\"moves\":\"3\"}}")));
        assertThat(early.statusCode()).isEqualTo(409);
        assertThat(early.body()).contains("La partie n’a pas encore commencé.");
        assertThat(post("/" + id + "/act", otter.get("token").asString(), Map.of("verb", "x".repeat(201)))
                        .statusCode())
                .isEqualTo(409);
        assertThat(post(
                                "/" + id + "/act",
                                otter.get("token").asString(),
                                Map.of("verb", "bid", "args", Map.of("a", "x".repeat(201))))
                        .statusCode())
                .isEqualTo(413);
        for (int args : List.of(4, 5)) {
            Map<String, String> many =
                    IntStream.range(0, args).boxed().collect(Collectors.toMap(i -> "a" + i, i -> "1"));
            assertThat(post("/" + id + "/act", otter.get("token").asString(), Map.of("verb", "bid", "args", many))
                            .statusCode())
                    .as(args + " arguments")
                    .isEqualTo(args == 4 ? 409 : 413);
        }
        assertThat(post("", "", Map.of("game", "ricochet", "style", "poker", "name", "A"))
                        .body())
                .contains("style must be one of bids, fewest");
    }

    /** A running race of two players on a hidden map; {@code started} is the number of the last action. */
    private record FogRace(String id, String first, String second, int started) {}

    private FogRace startFogRace() throws Exception {
        JsonNode otter = ok(post("", "", Map.of("game", "hitman", "name", "Otter")));
        String id = otter.get("id").asString();
        String first = otter.get("token").asString();
        String second = ok(post("/" + id + "/join", "", Map.of("name", "Heron")))
                .get("token")
                .asString();
        int ignored = act(id, first, "ready", Map.of());
        return new FogRace(id, first, second, act(id, second, "ready", Map.of()));
    }

    @Test
    void hiddenBoardIsPrivate() throws Exception {
        FogRace race = startFogRace();
        String id = race.id;
        String token = race.first;
        String other = race.second;
        JsonNode board = ok(send(request("/" + id + "/board", token)));
        String before =
                ok(send(request("/" + id + "/board", other))).get("scene").toString();
        assertThat(board.get("position").asString()).isEmpty();
        try (EventReader eventReader = new EventReader(id, other, race.started)) {
            int moved = act(
                    id, token, "move", Map.of("move", board.at("/moves/0/text").asString()));
            JsonNode view = eventReader.readUntil(moved);
            assertThat(view.at("/play/lanes/0/moves").asInt()).isEqualTo(1);
            assertThat(view.at("/play/lanes/0/line")).isEmpty();
        }
        assertThat(ok(send(request("/" + id + "/board", token))).get("played")).hasSize(1);
        assertThat(ok(send(request("/" + id + "/board", other))).get("scene")).hasToString(before);
        assertThat(send(request("/" + id + "/board", "")).statusCode()).isEqualTo(404);
    }

    /** One step of one player must not make the pages of all players load their boards again. */
    @Test
    void boardUnderFogIsSentToTheSeatThatMovedOnly() throws Exception {
        FogRace race = startFogRace();
        try (EventReader mover = new EventReader(race.id, race.first, race.started);
                EventReader waiting = new EventReader(race.id, race.second, race.started)) {
            Map<String, String> step =
                    Map.of("move", mover.readBoard().at("/moves/0/text").asString());
            assertThat(waiting.readBoard().get("played")).isEmpty();
            act(race.id, race.first, "move", step);
            assertThat(mover.readBoard().get("played")).hasSize(1);
            act(race.id, race.second, "move", step);
            assertThat(waiting.readBoard().get("played")).hasSize(1);
            assertThat(waiting.received.toString().split("event: board", -1))
                    .as("one board per own step")
                    .hasSize(3);
        }
    }

    @Test
    void qrCodeContainsOnlyThisServersOrigin() throws Exception {
        String id = createRoom("Otter").get("id").asString();
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
        String id = otter.get("id").asString();
        String token = otter.get("token").asString();
        int ignored = act(id, token, "engine", Map.of("opponent", "hardcore"));
        int started = act(id, token, "ready", Map.of());
        try (EventReader eventReader = new EventReader(id, token, started)) {
            JsonNode view = eventReader.readUntil(started + 1);
            assertThat(view.at("/play/leads").asInt()).as("the engine's bid").isEqualTo(1);
            assertThat(eventReader.received.toString()).doesNotContain("\"line\"");
        }
    }

    /** Attempts count, too; an invalid one takes less time than a room. */
    @Test
    void newRoomsAreLimitedPerClient() throws Exception {
        int attempts = 0;
        while (post("", "", Map.of("game", "none", "name", "A")).statusCode() == 400) attempts++;
        assertThat(attempts).isGreaterThanOrEqualTo(30);
    }

    @Test
    void actionsAreLimitedPerSeatAndPerClient() {
        ActionLimiter limiter = new ActionLimiter();
        for (int i = 0; i < 60; i++)
            assertThat(limiter.tryAcquire("a", "room 0", 0)).isTrue();
        assertThat(limiter.tryAcquire("a", "room 0", 0)).as("the seat").isFalse();
        for (int i = 61; i < 600; i++)
            assertThat(limiter.tryAcquire("a", "room " + i, 0)).isTrue();
        assertThat(limiter.tryAcquire("a", "room 600", 0)).as("the client").isFalse();
        assertThat(limiter.tryAcquire("b", "room 600", 0)).isTrue();
        long later = TimeUnit.SECONDS.toNanos(1);
        for (int i = 0; i < 200; i++)
            assertThat(limiter.tryAcquire("a", "other room " + i, later)).isTrue();
        assertThat(limiter.tryAcquire("a", "other room", later)).isFalse();
        assertThat(limiter.tryAcquire("c", "room 0", later)).isTrue();
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
        String id = createRoom("Otter").get("id").asString();
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

    @Test
    void serverDealsTheBoardThatTheHostChoosesAndTheBoardOfTheNextGame() throws Exception {
        JsonNode otter = ok(post("", "", Map.of("game", "taquin", "name", "Otter", "options", Map.of("size", "3"))));
        String id = otter.get("id").asString();
        String first = otter.get("token").asString();
        String second = ok(post("/" + id + "/join", "", Map.of("name", "Heron")))
                .get("token")
                .asString();
        ok(post(
                "/" + id + "/act",
                first,
                Map.of("verb", "board", "options", Map.of("size", "2x3"), "args", Map.of("position", "1,2/0,3"))));
        act(id, first, "ready", Map.of());
        act(id, second, "ready", Map.of());
        JsonNode view = ok(send(request("/" + id, first)));
        String board = view.get("position").asString();
        assertThat(board).as("dealt by the server").hasSameSizeAs("0,1,2/3,4,5");
        act(id, first, "content", Map.of());
        act(id, second, "content", Map.of());
        act(id, second, "rematch", Map.of("position", "1,2/0,3"));
        act(id, first, "rematch", Map.of());
        view = ok(send(request("/" + id, first)));
        assertThat(view.get("gameNumber").asInt()).isEqualTo(2);
        assertThat(view.get("position").asString()).hasSameSizeAs(board);
        JsonNode games = ok(send(request("/" + id + "/games", "")));
        assertThat(games).hasSize(2);
        assertThat(games.get(0).get("rounds").get(0).get("position").asString()).isEqualTo(board);
    }

    @Test
    void addressesOfTheMachineAreSentOnlyToClientsOnIt() throws Exception {
        JsonNode network = ok(send(HttpRequest.newBuilder(URI.create("http://" + address() + "/api/network"))));
        assertThat(network.get("reachable").asBoolean()).isFalse();
        assertThat(network.get("addresses"))
                .hasSize(new OwnAddresses("127.0.0.1").list().size());
        assertThat(OwnAddresses.isLocalName("localhost:7070")).isTrue();
        assertThat(OwnAddresses.isLocalName("[::1]:7070")).isTrue();
        assertThat(OwnAddresses.isLocalName("192.0.2.7:7070")).isFalse();
        assertThat(OwnAddresses.isLocalName("localhost.example.org")).isFalse();
    }
}
