package dev.damier.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.job.EngineSpec;
import dev.damier.job.JsonLines;
import dev.damier.protocol.BotException.Kind;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests {@link HttpEngine} and {@link HttpPlayer}: both sides of bots over HTTP. */
class HttpBotTest {
    private static final Game QUORIDOR = Games.all().game("quoridor");
    private static final PlayedLine START = new PlayedLine(QUORIDOR.deal(Map.of(), 0), List.of());
    private static HttpEngine engine;

    @BeforeAll
    static void start() throws Exception {
        engine = new HttpEngine("127.0.0.1", 0, new SearchRequest(EngineSpec.DEFAULT), Duration.ofMillis(100));
    }

    @AfterAll
    static void stop() {
        engine.close();
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return HttpClient.newHttpClient().send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + engine.port() + path));
    }

    private static HttpResponse<String> post(String body) throws Exception {
        return send(request("/")
                .header("Content-Type", "application/json; charset=utf-8")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    @Test
    void webhookRequestOfPublicArenasIsAnswered() throws Exception {
        HttpResponse<String> response = post("""
                {"moves": ["e2", "e8"], "budget_ms": 50, "clock": {"my_ms": 9000, "opp_ms": 8000, "inc_ms": 100}}
                """);
        assertThat(response.statusCode()).isEqualTo(200);
        Map<?, ?> fields = (Map<?, ?>) JsonLines.read(response.body());
        assertThat(fields.get("ok")).isEqualTo(true);
        new PlayedLine(START.start(), List.of("e2", "e8", (String) fields.get("move"))).endPosition();
        assertThat(fields.get("nodes")).isInstanceOf(Number.class);
    }

    @Test
    void puzzleIsSolvedWithItsLine() throws Exception {
        HttpResponse<String> response = post("{\"game\": \"taquin\", \"position\": \"1,2,3/4,5,6/0,7,8\"}");
        Map<?, ?> fields = (Map<?, ?>) JsonLines.read(response.body());
        assertThat(fields.get("value")).isEqualTo(2);
        assertThat((List<?>) fields.get("line")).hasSize(2);
        assertThat(fields.get("optimal")).isEqualTo(true);
    }

    @Test
    void healthAndDescriptionAreServed() throws Exception {
        assertThat(send(request("/").GET()).body()).startsWith("{\"ok\":true").contains("quoridor");
        assertThat(send(request("/openapi.json").GET()).body()).contains("MoveRequest");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            x                                        | 400 | not JSON
            []                                       | 400 | expected a JSON object
            {"game": "chess"}                        | 400 | chess
            {"game": 3}                              | 400 | game: expected a text
            {"position": "x"}                        | 400 | x
            {"moves": ["e9"]}                        | 400 | e9
            {"moves": 3}                             | 400 | moves: expected a list
            {"budget_ms": -1}                        | 400 | budget_ms: expected a number
            {"game": "taquin", "position": "1,2/3,0"} | 400 | the game is over
            """)
    void invalidRequestIsExplained(String body, int status, String message) throws Exception {
        HttpResponse<String> response = post(body);
        assertThat(response.statusCode()).isEqualTo(status);
        Map<?, ?> fields = (Map<?, ?>) JsonLines.read(response.body());
        assertThat(fields.get("ok")).isEqualTo(false);
        assertThat((String) fields.get("error")).contains(message);
    }

    @Test
    void otherContentTypesMethodsAndSizesAreRefused() throws Exception {
        HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.ofString("{}");
        assertThat(send(request("/").header("Content-Type", "text/plain").POST(body))
                        .statusCode())
                .isEqualTo(415);
        assertThat(send(request("/").PUT(body)).statusCode()).isEqualTo(405);
        assertThat(post(" ".repeat(70_000)).statusCode()).isEqualTo(413);
    }

    @Test
    void arenaPlayerGetsTheMovesOfTheEngine() throws Exception {
        Player player =
                Bot.parse("http://127.0.0.1:" + engine.port() + "/").factory().create();
        player.newGame(QUORIDOR, Map.of(), 1);
        Player.Reply reply = player.move(START, Limits.parse("nodes 2000"), Duration.ofSeconds(20));
        START.withMove(reply.move()).endPosition();
        assertThat(reply.info().nodes()).isPositive();
        assertThat(reply.line()).startsWith(reply.move());
        player.dismiss();
        assertThatThrownBy(() -> player.move(START, Limits.parse("time 50"), Duration.ofSeconds(20)))
                .isInstanceOf(BotException.class);
    }

    @Test
    void requestOfTheArenaHasTheShapeOfAWebhook() throws Exception {
        AtomicReference<String> received = new AtomicReference<>();
        answer(200, "{\"ok\": true, \"move\": \"e8\"}", received, "clock 60000 50000 inc 1000");
        assertThat((Map<?, ?>) JsonLines.read(received.get()))
                .extracting("game", "position", "moves", "clock")
                .containsExactly(
                        "quoridor",
                        START.start().write(),
                        List.of("e2"),
                        Map.of("my_ms", 50_000, "opp_ms", 60_000, "inc_ms", 1000));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            200 | {"ok": false, "error": "no idea"} | NONSENSE  | reported an error: no idea
            500 | {"ok": false, "error": "broken"}  | NONSENSE  | reported an error: broken
            200 | {"ok": true}                      | NONSENSE  | has no move
            200 | {"move": 3}                       | NONSENSE  | has no move
            200 | hello                             | NONSENSE  | sent an invalid response: hello
            404 | not here                          | NONSENSE  | status 404: not here
            302 | elsewhere                         | NONSENSE  | status 302
            200 | LONG                              | LONG_LINE | longer than 64 KiB
            200 | ENDLESS                           | TIME      | no response in time
            200 | EARLY                             | EXIT      | cannot reach
            """)
    void wrongResponseLosesTheGameForAReason(int status, String body, Kind kind, String message) {
        assertThatThrownBy(() -> answer(status, body, new AtomicReference<>(), "time 50"))
                .isInstanceOfSatisfying(
                        BotException.class, e -> assertThat(e.kind()).isEqualTo(kind))
                .hasMessageContaining(message);
    }

    /** Asks a bot that gives this response for a move. */
    private static Player.Reply answer(int status, String body, AtomicReference<String> received, String limits)
            throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/bot", exchange -> {
            received.set(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            byte[] bytes = (body.equals("LONG") ? "x".repeat(70_000) : body).getBytes(StandardCharsets.UTF_8);
            boolean incomplete = body.equals("ENDLESS") || body.equals("EARLY");
            exchange.getResponseHeaders().set("Location", "http://127.0.0.1:1/");
            exchange.sendResponseHeaders(status, incomplete ? bytes.length + 1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.getResponseBody().flush();
            if (!body.equals("ENDLESS")) exchange.close();
        });
        server.start();
        String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/bot";
        try {
            return Bot.parse(address)
                    .factory()
                    .create()
                    .move(START.withMove("e2"), Limits.parse(limits), Duration.ofSeconds(2));
        } finally {
            server.stop(0);
        }
    }
}
