package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.background.DaemonThreads;
import dev.damier.protocol.BotConnector;
import dev.damier.protocol.LocalBot;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests engines that users run on their own machines, with a real server and engines that the test controls. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class OwnEngineTest extends ServerFixture {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    Path folder;

    /** A browser: its cookie and the token for its engine. */
    private record User(String cookie, String token) {}

    private User newUser() throws IOException {
        String answer = post(1, "/api/own-engine", "{}");
        Matcher cookie = Pattern.compile("Set-Cookie: (own-engine=[0-9a-f]{32}); ?Path=/api;[^\r]*HttpOnly[^\r]*")
                .matcher(answer);
        assertThat(cookie.find()).as(answer).isTrue();
        assertThat(cookie.group()).contains("SameSite=Strict");
        return new User(cookie.group(1), json(answer).get("token").asString());
    }

    private String state(User user) throws IOException {
        String answer = request(1, "GET /api/own-engine HTTP/1.1\r\nCookie: " + user.cookie, "");
        assertThat(json(answer).get("token").asString()).isEqualTo(user.token);
        return json(answer).get("connected").asBoolean()
                ? json(answer).get("name").asString()
                : "";
    }

    private void awaitState(User user, String name) throws Exception {
        while (!state(user).equals(name)) Thread.sleep(20);
    }

    /** Searches on the user's engine and returns all events. */
    private String search(User user, String position, int millis) throws IOException {
        return request(
                1,
                "GET /api/solve?game=quoridor&engine=own&time=" + millis + "&position=" + encoded(position)
                        + " HTTP/1.1\r\nCookie: " + user.cookie,
                "");
    }

    private CompletableFuture<String> searchInBackground(User user, String position, int millis) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return search(user, position, millis);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** An engine whose lines the test sends. */
    private final class FakeEngine {
        private final ReceivedLines received = new ReceivedLines();
        private final WebSocket socket;

        FakeEngine(String token, String... headers) {
            WebSocket.Builder builder = HTTP.newWebSocketBuilder().header("Authorization", "Bearer " + token);
            for (int i = 0; i < headers.length; i += 2) builder.header(headers[i], headers[i + 1]);
            URI address = URI.create("ws://127.0.0.1:" + server.port() + "/api/own-engine/bot");
            socket = builder.buildAsync(address, received).join();
        }

        /** Sends lines. Returns this engine; a closed connection is ignored. */
        FakeEngine send(String lines) {
            socket.sendText(lines, true).exceptionally(closed -> null).join();
            return this;
        }

        String next(String prefix) throws InterruptedException {
            return received.next(prefix);
        }
    }

    /** Connects an engine and completes the handshake. */
    private FakeEngine connect(User user, String name) throws Exception {
        return connect(user, name, "quoridor");
    }

    private FakeEngine connect(User user, String name, String game) throws Exception {
        FakeEngine engine = new FakeEngine(user.token);
        assertThat(engine.next("damier")).isEqualTo("damier 1");
        engine.send("id name " + name + "\ngame " + game + "\nready");
        awaitState(user, name);
        return engine;
    }

    @Test
    void engineBelongsToOneBrowser() throws Exception {
        User user = newUser();
        User other = newUser();
        FakeEngine engine = connect(user, "Mine");
        assertThat(state(other)).isEmpty();
        assertThat(search(other, "start", 1000)).contains("event: refused", "your engine is not connected");
        // The token does not give access to the engine.
        assertThat(search(new User("own-engine=" + user.token, ""), "start", 1000))
                .contains("event: refused", "your engine is not connected");
        CompletableFuture<String> events = searchInBackground(user, "start moves e2 e8", 10_000);
        assertThat(engine.next("new")).isEqualTo("new quoridor");
        engine.send("ready");
        assertThat(engine.next("position")).isEqualTo("position -_-_e1.e9_10.10_1 moves e2 e8");
        assertThat(engine.next("go")).isEqualTo("go time 10000");
        engine.send("info depth 3 nodes 70 value 120 line e3 e7 nonsense\nbest e3");
        assertThat(events.join())
                .contains("event: progress")
                .contains("\"moves\":[\"e3\",\"e7\"]", "\"expanded\":70", "\"depth\":3");
        // The next position of the same game needs no new game.
        events = searchInBackground(user, "start moves e2 e8 e3 e7", 10_000);
        assertThat(engine.received.next()).startsWith("position");
        engine.send("best e4");
        assertThat(events.join()).contains("\"outcome\":\"chosen\"", "\"moves\":[\"e4\"]");
    }

    @Test
    void engineCanReconnectAndBeReplaced() throws Exception {
        User user = newUser();
        FakeEngine first = connect(user, "First");
        FakeEngine second = connect(user, "Second");
        assertThat(first.next("closed")).isEqualTo("closed 1008 another program has connected with this token");
        second.socket.abort();
        awaitState(user, "");
        FakeEngine third = connect(user, "Third");
        CompletableFuture<String> events = searchInBackground(user, "start", 60_000);
        assertThat(third.next("new")).isNotNull();
        third.socket.abort();
        assertThat(events.join()).contains("event: refused", "your engine Third closed the connection");
        awaitState(user, "");
        // A token stays valid after a restart of the server: the server stores nothing.
        replaceServer(TestServers.start());
        assertThat(state(user)).isEmpty();
        FakeEngine fourth = connect(user, "Fourth");
        String renewed = request(
                1,
                "POST /api/own-engine HTTP/1.1\r\nContent-Type: application/json\r\nCookie: " + user.cookie,
                "{\"renew\":true}");
        assertThat(json(renewed).get("token").asString()).isNotEqualTo(user.token);
        assertThat(fourth.next("closed")).isEqualTo("closed 1008 the token was replaced by a new one");
    }

    @Test
    void newerSearchOfAnotherTabStopsTheRunningOne() throws Exception {
        User user = newUser();
        FakeEngine engine = connect(user, "Busy");
        CompletableFuture<String> firstTab = searchInBackground(user, "start", 60_000);
        assertThat(engine.next("new")).isNotNull();
        engine.send("ready");
        assertThat(engine.next("go")).isNotNull();
        CompletableFuture<String> secondTab = searchInBackground(user, "start moves e2", 60_000);
        assertThat(engine.next("stop")).isNotNull();
        engine.send("best e2");
        assertThat(firstTab.join()).contains("\"moves\":[\"e2\"]", "\"replaced\":true");
        assertThat(engine.next("go")).isNotNull();
        engine.send("best e8");
        assertThat(secondTab.join()).contains("\"moves\":[\"e8\"]").doesNotContain("replaced");
    }

    @Test
    void progressEventsAreLimited() throws Exception {
        User user = newUser();
        FakeEngine engine = connect(user, "Talkative");
        CompletableFuture<String> events = searchInBackground(user, "start", 60_000);
        assertThat(engine.next("new")).isNotNull();
        engine.send("ready");
        assertThat(engine.next("go")).isNotNull();
        engine.send("info depth 1 value 10 line e2\n".repeat(500) + "best e2");
        // At most one event per 400 ms, so 500 events would take more than three minutes.
        assertThat(events.join().split("event: progress", -1)).hasSizeLessThan(200);
    }

    /** The position of the largest board and the longest game is longer than any line of an engine may be. */
    @Test
    void engineReceivesTheLargestBoardAndTheLongestGame() throws Exception {
        User user = newUser();
        String board = largeTaquin();
        for (String position : List.of(board, board + " moves" + " 9999R 9999L".repeat(20_000))) {
            FakeEngine engine = connect(user, "engine" + position.length(), "taquin");
            CompletableFuture<String> search = searchByBody(user, position);
            String received = "";
            String line = "";
            while (!line.startsWith("go")) {
                line = engine.next("");
                assertThat(line).as("the search: " + search.getNow("running")).isNotNull();
                if (line.startsWith("new")) engine.send("ready");
                if (line.startsWith("position")) received = line;
            }
            assertThat(received)
                    .startsWith("position " + board.substring(0, 1_000))
                    .hasSizeGreaterThanOrEqualTo(position.length());
            engine.send("bestmove 9900D");
            assertThat(search.get())
                    .containsAnyOf("event: result", "event: refused")
                    .doesNotContain("internal error");
        }
    }

    /** Searches on the user's engine for a position that is too long for a URL, and returns all events. */
    private CompletableFuture<String> searchByBody(User user, String position) throws IOException {
        String head = " HTTP/1.1\r\nContent-Type: application/json\r\nCookie: " + user.cookie;
        String id = json(request(
                        1,
                        "POST /api/solve" + head,
                        "{\"game\":\"taquin\",\"engine\":\"own\",\"time\":5000,\"position\":\"" + position + "\"}"))
                .get("id")
                .asString();
        return CompletableFuture.supplyAsync(() -> {
            try {
                return request(1, "GET /api/solve/" + id + "/events HTTP/1.1\r\nCookie: " + user.cookie, "");
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @Test
    void closedTabStopsTheSearch() throws Exception {
        User user = newUser();
        FakeEngine engine = connect(user, "Patient");
        try (var tab = connect(1)) {
            send(
                    tab,
                    "GET /api/solve?game=quoridor&engine=own&time=60000&position=start HTTP/1.1\r\nCookie: "
                            + user.cookie,
                    "");
            assertThat(engine.next("new")).isNotNull();
            engine.send("ready");
            assertThat(engine.next("go")).isNotNull();
        }
        assertThat(engine.next("stop")).isNotNull();
    }

    @Test
    void hostileOutputEndsTheConnectionAndIsExplained() throws Exception {
        User user = newUser();
        record Hostile(String output, String explanation) {}
        for (Hostile hostile : List.of(
                new Hostile("best e5", "your engine Bad played 'e5'"),
                new Hostile("hello", "sent an invalid line: 'hello'"),
                new Hostile("best \u001b[31m", "played '\\\\x1b[31m'"),
                new Hostile("x".repeat(70_000), "your engine Bad"),
                new Hostile("info\n".repeat(12_000), "your engine Bad"),
                new Hostile("", "your engine Bad no response in time"))) {
            FakeEngine engine = connect(user, "Bad");
            CompletableFuture<String> events = searchInBackground(user, "start", 100);
            assertThat(engine.next("new")).isNotNull();
            engine.send("ready");
            assertThat(engine.next("go")).isNotNull();
            if (!hostile.output.isEmpty()) engine.send(hostile.output);
            assertThat(events.join()).contains("event: refused").contains(hostile.explanation);
            if (!hostile.output.startsWith("best")) awaitState(user, "");
            engine.socket.abort();
            awaitState(user, "");
        }
        // A program that does not use the protocol is never offered.
        FakeEngine noise = new FakeEngine(user.token);
        noise.send("Welcome to my engine!");
        assertThat(noise.next("closed")).startsWith("closed 1008 the program sent an invalid line: 'Welcome");
        assertThat(metric("own_engines")).isZero();
    }

    @Test
    void connectionsAreLimited() throws Exception {
        assertThat(new FakeEngine("0".repeat(36)).next("closed"))
                .isEqualTo("closed 1008 invalid token: copy the command from the analysis page again");
        User user = newUser();
        assertThat(new FakeEngine(user.token, "Origin", "http://elsewhere.example").next("closed"))
                .startsWith("closed 1008 cross-site");
        List<FakeEngine> engines = new ArrayList<>();
        for (int i = 0; i < 32; i++) engines.add(new FakeEngine(user.token));
        for (FakeEngine engine : engines) assertThat(engine.next("damier")).isEqualTo("damier 1");
        assertThat(new FakeEngine(user.token).next("closed")).startsWith("closed 1013 too many bots");
        String answer = "";
        for (int i = 0; i < 1000 && !answer.startsWith("HTTP/1.1 429"); i++) answer = post(1, "/api/own-engine", "{}");
        assertThat(status(answer)).isEqualTo("429");
    }

    /** Connects a program as {@code ./damier engine --connect} does. */
    private BotConnector startProgram(User user, List<String> command, ConcurrentLinkedQueue<String> log) {
        BotConnector connector = new BotConnector(
                BotConnector.socketAddress("http://127.0.0.1:" + server.port() + "/analysis?g=quoridor"),
                user.token,
                host -> command.isEmpty()
                        ? LocalBot.session(host, session -> {})
                        : LocalBot.program(command, host, log::add),
                log::add);
        DaemonThreads.start("connector", () -> log.add("ended: " + connector.run()));
        return connector;
    }

    @Test
    void programsAndDamierItselfConnect() throws Exception {
        User user = newUser();
        ConcurrentLinkedQueue<String> log = new ConcurrentLinkedQueue<>();
        BotConnector damier = startProgram(user, List.of(), log);
        while (state(user).isEmpty()) Thread.sleep(20);
        assertThat(search(user, "start moves e2 e8", 300)).contains("\"outcome\":\"chosen\"");
        String program = """
                import sys
                for line in sys.stdin:
                    word = line.split()[0]
                    if word == "damier": print("id name Fragile\\nready", flush=True)
                    elif word == "new": print("ready", flush=True)
                    elif word == "go": sys.exit("out of ideas")
                """;
        Path file = Files.writeString(folder.resolve("fragile.py"), program);
        startProgram(user, List.of("python3", file.toString()), log);
        awaitState(user, "Fragile");
        while (log.stream().noneMatch(line -> line.startsWith("ended"))) Thread.sleep(20);
        assertThat(log).contains("ended: the server refused the bot: another program has connected with this token");
        damier.close();
        assertThat(search(user, "start", 5000)).contains("your engine Fragile sent an invalid line: 'crashed: exited");
        // The program is started again.
        awaitState(user, "Fragile");
        log.clear();
        startProgram(newUser(), List.of("python3", "-c", "1/0"), log);
        while (log.stream().noneMatch(line -> line.startsWith("ended"))) Thread.sleep(20);
        assertThat(log).anyMatch(line -> line.contains("exited with code 1 before it sent 'ready': ZeroDivisionError"));
    }
}
