package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.contest.OperatorBots;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/** Tests tournaments and contests over HTTP, with a real server, a real store and bots in real processes. */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class ArenaApiTest extends StoredServerFixture {
    private final List<Process> programs = new ArrayList<>();

    ArenaApiTest() {
        super("/api/arena");
    }

    @AfterEach
    void endPrograms() {
        for (Process program : programs) {
            program.descendants().forEach(ProcessHandle::destroyForcibly);
            program.destroyForcibly();
        }
    }

    private JsonNode view(String id, String token) throws Exception {
        return ok(send(request("/" + id, token)));
    }

    /** Requests the view until a condition is true; the timeout of the test ends the wait. */
    private JsonNode awaitView(String id, String token, java.util.function.Predicate<JsonNode> condition)
            throws Exception {
        for (JsonNode view = view(id, token); ; view = view(id, token)) {
            if (condition.test(view)) return view;
            Thread.sleep(50);
        }
    }

    private static Map<String, Object> engine(String id, String name) {
        return Map.of("kind", "engine", "id", id, "name", name);
    }

    private static Map<String, Object> quoridor(String format, int games, Object... bots) {
        Map<String, Object> body = new HashMap<>();
        body.put("title", "Club");
        body.put("game", "quoridor");
        body.put("deal", Map.of("size", "5"));
        body.put("format", format);
        body.put("games", games);
        body.put("time", 200);
        body.put("bots", List.of(bots));
        return body;
    }

    /** A prefix for a Python bot. The bot answers three moves, then creates a file and stops reading. */
    private static final String STUCK_PREFIX = """
            import sys, time
            class Stuck:
                def __iter__(self):
                    asked = 0
                    for line in sys.__stdin__:
                        asked += line.startswith("go")
                        if asked > 3:
                            open("%s", "w").close()
                            time.sleep(600)
                        yield line
            sys.stdin = Stuck()
            """;

    /** Returns one of the example bots of docs/bots.md. */
    private static String exampleBot(int number) throws Exception {
        Path root = Path.of("").toAbsolutePath();
        while (!Files.exists(root.resolve("docs/bots.md"))) root = root.getParent();
        return Files.readString(root.resolve("docs/bots.md"))
                .split("```python\n")[number + 1]
                .split("```")[0];
    }

    /** Connects an example bot as docs/contest.md describes. */
    private Process connect(int example, String id, String token) throws Exception {
        return connect(exampleBot(example), id, token);
    }

    /** @param contest id of a contest, or a complete address */
    private Process connect(String program, String contest, String token) throws Exception {
        Path bot = Files.writeString(Files.createTempFile(folder, "bot", ".py"), program);
        Path bridge = folder.resolve("connect.py");
        HttpResponse<String> script = http.send(
                HttpRequest.newBuilder(URI.create("http://" + address() + "/connect.py"))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        Files.writeString(bridge, script.body());
        Process process = new ProcessBuilder(
                        "python3",
                        bridge.toString(),
                        contest.contains("/") ? contest : "http://" + address() + "/arena/" + contest,
                        token,
                        "python3",
                        bot.toString())
                .redirectErrorStream(true)
                .redirectOutput(
                        folder.resolve("bridge" + programs.size() + ".txt").toFile())
                .start();
        programs.add(process);
        return process;
    }

    private static boolean areConnected(JsonNode view, int... entrants) {
        for (int one : entrants) if (!view.get("entrants").get(one).get("here").asBoolean()) return false;
        return true;
    }

    @Test
    void tournamentSurvivesARestart() throws Exception {
        JsonNode created = ok(post(
                "",
                "",
                quoridor(
                        "round-robin",
                        4,
                        engine("greedy", "Greedy"),
                        engine("random", "Random"),
                        engine("alphabeta", "Alpha"))));
        String id = created.get("id").asString();
        String token = created.get("token").asString();
        assertThat(post("/" + id + "/start", "", Map.of()).statusCode()).isEqualTo(409);
        ok(post("/" + id + "/start", token, Map.of()));
        int before = awaitView(id, "", v -> v.get("played").asInt() >= 3)
                .get("played")
                .asInt();
        server.close();
        start();
        JsonNode over = awaitView(id, "", v -> v.get("state").asString().equals("over"));
        assertThat(over.get("planned").asInt()).isEqualTo(12);
        assertThat(over.get("played").asInt()).isEqualTo(12).isGreaterThan(before);
        assertThat(over.get("rows")).hasSize(3);
        int last = over.get("rows").get(2).get("number").asInt();
        assertThat(over.get("entrants").get(last).get("name").asString()).isEqualTo("Random");
        assertThat(over.get("growth")
                        .get(over.get("growth").size() - 1)
                        .get("games")
                        .asInt())
                .isEqualTo(12);
        JsonNode games = ok(send(request("/" + id + "/games?first=0&second=1", "")));
        assertThat(games).hasSize(4);
        assertThat(games.get(0).get("moves")).isNotEmpty();
        String csv = send(request("/" + id + "/files/games.csv", "")).body();
        assertThat(csv.lines()).hasSize(13);
        assertThat(send(request("/" + id + "/files/games.txt", "")).body())
                .contains("[First \"Greedy\"]", "[Number \"12\"]", "\n1. ");
        assertThat(send(request("/" + id + "/files/games.jsonl", "")).body().lines())
                .hasSize(12);
    }

    @Test
    void externalBotCanReconnect() throws Exception {
        Map<String, Object> config = quoridor("gauntlet", 2, engine("random", "Random"));
        config.put("visitors", true);
        // Without walls no path can be blocked, so no game is drawn, whatever the random moves are.
        config.put("deal", Map.of("walls", "0"));
        config.put("time", 60_000);
        JsonNode created = ok(post("", "", config));
        String id = created.get("id").asString();
        String owner = created.get("token").asString();
        String token = ok(post("/" + id + "/enter", "", Map.of("names", List.of("Walker"))))
                .get(0)
                .get("token")
                .asString();
        Path stuck = folder.resolve("stuck");
        Process walker = connect(STUCK_PREFIX.formatted(stuck) + exampleBot(0), id, token);
        awaitView(id, "", v -> areConnected(v, 1));
        ok(post("/" + id + "/start", owner, Map.of()));
        while (!Files.exists(stuck)) Thread.sleep(50);
        // The bridge first: if it saw its bot end, it would report a crash, which loses the game.
        List<ProcessHandle> bots = walker.descendants().toList();
        walker.destroyForcibly().waitFor();
        bots.forEach(ProcessHandle::destroyForcibly);
        connect(0, id, token);
        JsonNode over = awaitView(id, "", v -> v.get("state").asString().equals("over"));
        assertThat(over.get("games"))
                .hasSize(2)
                .allMatch(g -> g.get("reason").asString().equals("goal"));
        assertThat(over.get("rows").get(0).get("number").asInt()).isEqualTo(1);
    }

    /** Each mistake is reported by the first attempt; the program does not retry for a minute. */
    @Test
    void wrongTokenContestOrServerIsReportedAtOnce() throws Exception {
        Map<String, Object> config = quoridor("round-robin", 2, engine("random", "Random"));
        config.put("visitors", true);
        JsonNode created = ok(post("", "", config));
        String id = created.get("id").asString();
        assertThat(outputOf(connect("", id, "wrong")))
                .contains("unknown token: not a participant of this contest")
                .doesNotContain("connected;");
        assertThat(outputOf(connect("", id, created.get("token").asString())))
                .contains("this is the organiser's token");
        assertThat(outputOf(connect("", "0".repeat(32), "wrong"))).contains("unknown contest");
        assertThat(outputOf(connect("", "http://127.0.0.1:1/arena/" + id, "wrong")))
                .contains("cannot reach the server at 127.0.0.1:1");
        assertThat(outputOf(connect("", "lab/arena/" + id, "wrong"))).contains("invalid address");
    }

    /** Waits for the end of the program and returns its output. */
    private String outputOf(Process process) throws Exception {
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).as("ended").isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
        return Files.readString(folder.resolve("bridge" + programs.indexOf(process) + ".txt"));
    }

    @Test
    void hiddenContestOfAClass() throws Exception {
        Map<String, Object> config = quoridor("round-robin", 2, engine("random", "Random"));
        config.put("hidden", true);
        config.put("visitors", true);
        config.put("deal", Map.of("walls", "0"));
        config.put("time", 0);
        config.put("clock", 300_000);
        JsonNode created = ok(post("", "", config));
        String id = created.get("id").asString();
        String teacher = created.get("token").asString();
        assertThat(post("/" + id + "/enter", "", Map.of("names", List.of("Eve")))
                        .statusCode())
                .isEqualTo(409);
        JsonNode tokens = ok(post("/" + id + "/enter", teacher, Map.of("names", List.of("Ada", "Bob"))));
        String ada = tokens.get(0).get("token").asString();
        String bob = tokens.get(1).get("token").asString();
        connect(0, id, ada);
        connect(
                "import sys\nfor line in sys.stdin:\n  if line.startswith('go'): raise ValueError('secret of Bob')\n  if line.startswith(('damier', 'new')): print('ready', flush=True)\n",
                id,
                bob);
        awaitView(id, "", v -> areConnected(v, 1, 2));
        ok(post("/" + id + "/test", ada, Map.of()));
        JsonNode testView = awaitView(id, ada, v -> v.get("tests").size() == 1);
        assertThat(testView.get("tests").get(0).get("reason").asString()).isEqualTo("goal");
        assertThat(testView.get("tests").get(0).get("position").asString()).isNotEmpty();
        assertThat(view(id, bob).get("tests")).isEmpty();
        ok(post("/" + id + "/start", teacher, Map.of()));
        assertThat(post("/" + id + "/test", ada, Map.of()).statusCode()).isEqualTo(409);
        JsonNode teacherView =
                awaitView(id, teacher, v -> v.get("state").asString().equals("over"));
        assertThat(teacherView.get("rows")).hasSize(3);
        assertThat(teacherView.get("games").toString()).contains("nonsense").doesNotContain("secret of Bob");
        for (String viewer : List.of("", ada, bob)) {
            JsonNode hidden = view(id, viewer);
            assertThat(hidden.get("secret").asBoolean()).isTrue();
            assertThat(hidden.get("rows")).isEmpty();
            assertThat(hidden.get("games")).isEmpty();
            assertThat(send(request("/" + id + "/files/games.csv", viewer)).statusCode())
                    .isEqualTo(403);
        }
        assertThat(post("/" + id + "/publish", ada, Map.of()).statusCode()).isEqualTo(409);
        ok(post("/" + id + "/publish", teacher, Map.of()));
        assertThat(view(id, "").get("rows")).hasSize(3);
        assertThat(view(id, bob).get("games").toString()).contains("secret of Bob");
        assertThat(view(id, ada).get("games").toString()).doesNotContain("secret of Bob");
        assertThat(send(request("/" + id + "/files/games.jsonl", ada)).body()).doesNotContain("secret of Bob");
        assertThat(send(request("/" + id + "/files/games.txt", ada)).body()).doesNotContain("secret of Bob");
    }

    @Test
    void agentsPlayTheSameHiddenMaps() throws Exception {
        Map<String, Object> config = new HashMap<>();
        config.put("title", "Missions");
        config.put("game", "hitman");
        config.put("format", "race");
        config.put("games", 2);
        config.put("time", 10_000);
        config.put("hidden", true);
        config.put("visitors", true);
        config.put("deal", Map.of("phase", "1"));
        config.put("bots", List.of(Map.of("kind", "agent", "id", "surveyor", "name", "Surveyor")));
        JsonNode created = ok(post("", "", config));
        String id = created.get("id").asString();
        String teacher = created.get("token").asString();
        String token = ok(post("/" + id + "/enter", teacher, Map.of("names", List.of("Looker"))))
                .get(0)
                .get("token")
                .asString();
        connect(1, id, token);
        awaitView(id, "", v -> areConnected(v, 1));
        ok(post("/" + id + "/start", teacher, Map.of()));
        JsonNode over = awaitView(id, teacher, v -> v.get("state").asString().equals("over"));
        assertThat(over.get("games")).hasSize(4);
        JsonNode best = over.get("rows").get(0);
        assertThat(over.get("entrants")
                        .get(best.get("number").asInt())
                        .get("name")
                        .asString())
                .isEqualTo("Surveyor");
        List<String> maps = new ArrayList<>();
        over.get("games").forEach(g -> maps.add(g.get("position").asString()));
        assertThat(Set.copyOf(maps)).hasSize(2);
    }

    @Test
    void onlyOperatorProgramsAreStarted() throws Exception {
        server.close();
        Path bot = Files.writeString(folder.resolve("walker.py"), exampleBot(0));
        Path file =
                Files.writeString(folder.resolve("arena.txt"), "# programs\nquoridor walker cmd:python3 " + bot + "\n");
        start(0, OperatorBots.read(file));
        JsonNode bots = ok(send(request("/bots?game=quoridor", "")));
        assertThat(bots.toString())
                .contains("\"kind\":\"operator\",\"id\":\"walker\"")
                .doesNotContain("python3");
        for (String id : List.of("cmd:python3 " + bot, "other"))
            assertThat(post(
                                    "",
                                    "",
                                    quoridor(
                                            "round-robin",
                                            2,
                                            Map.of("kind", "operator", "id", id, "name", "X"),
                                            engine("random", "Random")))
                            .statusCode())
                    .isEqualTo(409);
        assertThat(post("", "", quoridor("round-robin", 2, engine("cmd:python3 " + bot, "X")))
                        .statusCode())
                .isEqualTo(400);
        Map<String, Object> config = quoridor(
                "round-robin",
                2,
                Map.of("kind", "operator", "id", "walker", "name", "Walker"),
                engine("random", "Random"));
        config.remove("deal");
        config.put("time", 5000);
        config.put("start", true);
        String id = ok(post("", "", config)).get("id").asString();
        JsonNode over = awaitView(id, "", v -> v.get("state").asString().equals("over"));
        assertThat(over.get("rows").get(0).get("number").asInt()).isZero();
    }

    @Test
    void wrongTokensAndCrossSiteConnectionsAreRejected() throws Exception {
        Map<String, Object> config = quoridor("round-robin", 2);
        config.put("visitors", true);
        JsonNode created = ok(post("", "", config));
        String id = created.get("id").asString();
        String token = ok(post("/" + id + "/enter", "", Map.of("names", List.of("Ann"))))
                .get(0)
                .get("token")
                .asString();
        assertThat(post("/" + id + "/enter", token, Map.of("names", List.of("Second")))
                        .statusCode())
                .isEqualTo(409);
        assertThat(post("/" + id + "/prove", "", Map.of("token", "0".repeat(32)))
                        .statusCode())
                .isEqualTo(403);
        HttpResponse<String> signedIn = post("/" + id + "/prove", "", Map.of("token", token));
        assertThat(ok(signedIn).get("role").asString()).isEqualTo("entrant");
        assertThat(signedIn.headers().firstValue("Set-Cookie").orElse(""))
                .contains("HttpOnly", "SameSite=Strict", "/api/arena/" + id);
        assertThat(closeCode(id, "0".repeat(32), "")).isEqualTo(1008);
        assertThat(closeCode(id, token, "http://evil.example")).isEqualTo(1008);
        assertThat(closeCode("0".repeat(32), token, "")).isEqualTo(1008);
    }

    /** Reconnects are counted per token: one bot that reconnects all the time must not keep out others. */
    @Test
    void reconnectingBotDoesNotLockOutOthers() throws Exception {
        Map<String, Object> config = quoridor("round-robin", 2);
        config.put("visitors", true);
        JsonNode created = ok(post("", "", config));
        String id = created.get("id").asString();
        JsonNode bots = ok(post(
                "/" + id + "/enter", created.get("token").asString(), Map.of("names", List.of("Restless", "Calm"))));
        for (int i = 0; i < 100; i++)
            connect(id, bots.get(0).get("token").asString()).abort();
        // The limit of open connections per client is another one.
        while (connections() > 10) Thread.sleep(20);
        WebSocket calm = connect(id, bots.get(1).get("token").asString());
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!ok(send(request("/" + id, ""))).at("/entrants/1/here").asBoolean()) {
            assertThat(System.nanoTime()).as("the calm bot is not connected").isLessThan(end);
            Thread.sleep(20);
        }
        calm.abort();
    }

    /** A bot that connects again replaces its connection, so several contests are needed to reach the limits. */
    @Test
    void botConnectionsAreLimitedPerClientAndInTotal() throws Exception {
        server.trustProxies(Set.of("127.0.0.1"));
        List<String[]> bots = new ArrayList<>();
        for (int contest = 0; contest < 5; contest++) {
            Map<String, Object> config = quoridor("round-robin", 2);
            config.put("visitors", true);
            JsonNode created = ok(post("", "", config));
            String id = created.get("id").asString();
            List<String> names =
                    IntStream.range(0, 26).mapToObj(i -> "Bot " + i).toList();
            for (JsonNode bot :
                    ok(post("/" + id + "/enter", created.get("token").asString(), Map.of("names", names))))
                bots.add(new String[] {id, bot.get("token").asString()});
        }
        List<WebSocket> open = new ArrayList<>();
        for (int i = 0; i < 64; i++) open.add(connect(bots.get(i), "10.0.0.1", new ReceivedLines()));
        while (connectedBots(bots) < 64) Thread.sleep(20);
        ReceivedLines refused = new ReceivedLines();
        connect(bots.get(64), "10.0.0.1", refused);
        assertThat(refused.next()).as("the 65th of one client").startsWith("closed 1013");
        for (int i = 64; i < 128; i++) open.add(connect(bots.get(i), "10.0.0.2", new ReceivedLines()));
        while (connectedBots(bots) < 128) Thread.sleep(20);
        refused = new ReceivedLines();
        connect(bots.get(128), "10.0.0.3", refused);
        assertThat(refused.next()).as("the 129th of all clients").startsWith("closed 1013");
        open.forEach(WebSocket::abort);
    }

    private int connectedBots(List<String[]> bots) throws Exception {
        int connected = 0;
        for (String id : bots.stream().map(bot -> bot[0]).collect(Collectors.toSet()))
            for (JsonNode entrant : view(id, "").get("entrants"))
                if (entrant.get("here").asBoolean()) connected++;
        return connected;
    }

    private WebSocket connect(String[] bot, String client, ReceivedLines received) {
        return http.newWebSocketBuilder()
                .header("Authorization", "Bearer " + bot[1])
                .header("X-Forwarded-For", client)
                .buildAsync(URI.create("ws://" + address() + "/api/arena/" + bot[0] + "/bot"), received)
                .join();
    }

    private WebSocket connect(String id, String token) {
        return http.newWebSocketBuilder()
                .header("Authorization", "Bearer " + token)
                .buildAsync(URI.create("ws://" + address() + "/api/arena/" + id + "/bot"), new WebSocket.Listener() {})
                .join();
    }

    private int connections() throws Exception {
        String metrics = send(HttpRequest.newBuilder(URI.create("http://" + address() + "/api/metrics")))
                .body();
        Matcher count = Pattern.compile("(?m)^damier_connections (\\d+)$").matcher(metrics);
        assertThat(count.find()).isTrue();
        return Integer.parseInt(count.group(1));
    }

    /** Returns the code with which the server closes the connection. */
    private int closeCode(String id, String token, String origin) throws Exception {
        CompletableFuture<Integer> code = new CompletableFuture<>();
        WebSocket.Builder socket = http.newWebSocketBuilder().header("Authorization", "Bearer " + token);
        if (!origin.isEmpty()) socket.header("Origin", origin);
        WebSocket ignored = socket.buildAsync(
                        URI.create("ws://" + address() + "/api/arena/" + id + "/bot"), new WebSocket.Listener() {
                            @Override
                            public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
                                code.complete(status);
                                return null;
                            }
                        })
                .join();
        return code.get(20, TimeUnit.SECONDS);
    }
}
