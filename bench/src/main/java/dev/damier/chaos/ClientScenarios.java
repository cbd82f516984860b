package dev.damier.chaos;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The scenarios of clients; each method is one scenario. Well-behaved clients have their own addresses, misbehaving
 * ones share one.
 */
final class ClientScenarios {
    private static final String HARD_POSITION = "13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2";
    private static final String EASY_POSITION = "1,2,3/4,5,6/0,7,8";
    private static final int MISBEHAVING_ADDRESS = 66;
    private static final String LARGE_BOARD = largeBoard();
    private static final String LARGE_REQUEST = largeRequest();

    /** A scenario. A failure on the client side is not a fault of the server. */
    interface Scenario {
        void run(Random random) throws IOException, InterruptedException;
    }

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final int port;
    private final int idlePort;
    private final Findings findings;
    /** Connections that neither send nor read nor close. */
    private final Queue<RawConnection> openConnections = new ConcurrentLinkedQueue<>();

    /**
     * Creates the scenarios.
     *
     * @param idlePort the port of an idle server
     */
    ClientScenarios(int port, int idlePort, Findings findings) {
        this.port = port;
        this.idlePort = idlePort;
        this.findings = findings;
    }

    List<Scenario> honestScenarios() {
        return List.of(this::solve, this::viewPosition, this::playInRoom);
    }

    List<Scenario> misbehavingScenarios() {
        return List.of(
                this::disconnectEarly,
                this::sendHalfRequest,
                this::closeOutput,
                this::resetConnection,
                this::leaveHalfOpen,
                this::sendSlowly,
                this::doNotRead,
                this::abandonBot,
                this::sendNoise,
                this::runLab,
                this::abandonExperiment,
                this::misuseRooms,
                this::crowdLargeRoom,
                this::createTournament,
                this::playTournament,
                this::analyseLargeBoard,
                this::deal,
                this::manySolves);
    }

    /** Closes the connections that are still open. */
    void closeConnections() throws IOException {
        for (RawConnection rawConnection = openConnections.poll();
                rawConnection != null;
                rawConnection = openConnections.poll()) rawConnection.close();
    }

    private static int honestAddress(Random random) {
        return 2 + random.nextInt(4);
    }

    /** Requests the same hint from both servers, one after the other. */
    void pairedHints(Random random) throws IOException {
        hint(honestAddress(random), port, findings, findings.hintLatencies);
        hint(honestAddress(random), idlePort, findings, findings.idleHintLatencies);
    }

    static void hint(int from, int port, Findings findings, Latencies latencies) throws IOException {
        long start = System.nanoTime();
        String answer = RawConnection.request(
                from, port, RawConnection.get("/api/hint?grade=4&position=" + RawConnection.urlEncode(EASY_POSITION)));
        findings.addLatency(latencies, (System.nanoTime() - start) / 1e6);
        check(answer, "7", "hint", findings);
    }

    /** Solves one of the hardest 3×3 boards, which need 31 moves. */
    private void solve(Random random) throws IOException {
        String path = "/api/solve?engine=astar&time=20000&position=" + RawConnection.urlEncode("8,6,7/2,5,4/3,0,1");
        check(
                RawConnection.request(honestAddress(random), port, RawConnection.get(path)),
                "\"cost\":31",
                "solve",
                findings);
    }

    private void viewPosition(Random random) throws IOException {
        String answer = RawConnection.request(
                honestAddress(random),
                port,
                RawConnection.post("/api/look", "{\"position\":\"" + EASY_POSITION + "\",\"moves\":[\"7L\"]}"));
        check(answer, "1,2,3/4,5,6/7,0,8", "look", findings);
    }

    private static void check(String answer, String expected, String event, Findings findings) {
        findings.countEvent(event);
        if (!answer.startsWith("HTTP/1.1 200") || !answer.contains(expected)) addClientFault(event, answer, findings);
    }

    private static void addClientFault(String event, String answer, Findings findings) {
        findings.addClientFault(
                event + ": unexpected response: " + answer.substring(0, Math.min(300, answer.length())));
    }

    /** Starts a long job and disconnects. */
    private void disconnectEarly(Random random) throws IOException, InterruptedException {
        List<String> paths = List.of(
                "/api/solve?engine=breadth-first&time=100000&position=" + RawConnection.urlEncode(HARD_POSITION),
                "/api/tree?game=taquin&engine=ida-star&time=20000&nodes=5000000&position="
                        + RawConnection.urlEncode(HARD_POSITION),
                "/api/hint?position=" + RawConnection.urlEncode(HARD_POSITION));
        try (RawConnection rawConnection = new RawConnection(MISBEHAVING_ADDRESS, port)) {
            rawConnection.send(RawConnection.get(paths.get(random.nextInt(paths.size()))));
            Thread.sleep(random.nextInt(600));
        }
        findings.countEvent("left");
    }

    /** Announces a longer body than it sends. */
    private void sendHalfRequest(Random random) throws IOException, InterruptedException {
        try (RawConnection rawConnection = new RawConnection(MISBEHAVING_ADDRESS, port)) {
            rawConnection.send(RawConnection.postHead("/api/look", 1000)).send("{\"position\":");
            Thread.sleep(random.nextInt(2000));
        }
        findings.countEvent("sent half a request");
    }

    /** Closes its output and reads the response. */
    private void closeOutput(Random random) throws IOException {
        try (RawConnection rawConnection = new RawConnection(MISBEHAVING_ADDRESS, port)) {
            rawConnection
                    .send(RawConnection.get("/api/solve?position=" + RawConnection.urlEncode(EASY_POSITION)))
                    .shutdownOutput();
            rawConnection.readAll();
        }
        findings.countEvent("half closed");
    }

    /** Resets the connection during a job, like a broken line. */
    private void resetConnection(Random random) throws IOException, InterruptedException {
        try (RawConnection rawConnection = new RawConnection(MISBEHAVING_ADDRESS, port)) {
            rawConnection.send(RawConnection.get(
                    "/api/solve?engine=breadth-first&time=100000&position=" + RawConnection.urlEncode(HARD_POSITION)));
            Thread.sleep(random.nextInt(300));
            rawConnection.reset();
        }
        findings.countEvent("reset");
    }

    /**
     * Sends a request and leaves the connection open. The number is small, because these connections last for the whole
     * round.
     */
    private void leaveHalfOpen(Random random) throws IOException {
        if (openConnections.size() >= 20) return;
        RawConnection rawConnection = new RawConnection(MISBEHAVING_ADDRESS, port);
        openConnections.add(rawConnection);
        rawConnection.send(
                random.nextBoolean()
                        ? RawConnection.get("/api/solve?position=" + RawConnection.urlEncode(EASY_POSITION))
                        : "GET /api/ga");
        findings.countEvent("half open");
    }

    /** Sends a request one character at a time. */
    private void sendSlowly(Random random) throws IOException, InterruptedException {
        try (RawConnection rawConnection = new RawConnection(MISBEHAVING_ADDRESS, port)) {
            for (String letter : RawConnection.get("/api/games").split("")) {
                rawConnection.send(letter);
                Thread.sleep(random.nextInt(40));
            }
            int read = rawConnection.readSome(64);
            findings.countEvent(read > 0 ? "sent slowly" : "sent slowly, no response");
        }
    }

    /** Requests megabytes and does not read them. */
    private void doNotRead(Random random) throws IOException, InterruptedException {
        try (RawConnection rawConnection = new RawConnection(MISBEHAVING_ADDRESS, port)) {
            rawConnection.send(RawConnection.post("/api/boards", LARGE_REQUEST));
            Thread.sleep(random.nextInt(3000));
        }
        findings.countEvent("did not read");
    }

    /** Starts an unlimited search of a bot session and disconnects. */
    private void abandonBot(Random random) throws InterruptedException {
        WebSocket socket = CLIENT.newWebSocketBuilder()
                .buildAsync(URI.create("ws://localhost:" + port + "/api/engine"), new WebSocket.Listener() {})
                .join();
        String line =
                random.nextBoolean() ? "new quoridor\ngo infinite" : "new hitman phase=1\nobserve {\"m\":3000}\ngo";
        socket.sendText(line, true).join();
        Thread.sleep(random.nextInt(1500));
        socket.abort();
        findings.countEvent("bot");
    }

    private void sendNoise(Random random) throws IOException {
        byte[] bytes = new byte[random.nextInt(4000)];
        random.nextBytes(bytes);
        try (RawConnection rawConnection = new RawConnection(MISBEHAVING_ADDRESS, port)) {
            rawConnection
                    .send(random.nextBoolean() ? RawConnection.postHead("/api/look", bytes.length) : "")
                    .send(new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1));
        }
        findings.countEvent("noise");
    }

    private void runLab(Random random) throws IOException {
        String experiment = random.nextBoolean()
                ? "{\"game\":\"taquin\",\"deal\":3,\"options\":{\"size\":\"3\"},\"engines\":[{\"id\":\"astar\"}]}"
                : "{\"game\":\"taquin\",\"deal\":3,\"engines\":{\"id\":\"astar\"}}";
        String answer = RawConnection.request(
                MISBEHAVING_ADDRESS,
                port,
                RawConnection.get("/api/lab?experiment=" + RawConnection.urlEncode(experiment)));
        findings.countEvent("laboratory");
        if (!answer.contains("event: done") && !answer.contains("event: refused"))
            findings.addClientFault("a Lab stream ended with " + answer);
    }

    /** Starts an experiment that continues without the client. */
    private void abandonExperiment(Random random) throws IOException {
        String experiment = random.nextBoolean()
                ? "{\"game\":\"taquin\",\"deal\":2,\"options\":{\"size\":\"3\"},\"engines\":[{\"id\":\"astar\"}]}"
                : "{\"game\":\"taquin\",\"deal\":-7,\"engines\":[[]]}";
        requestWithoutServerError("experiment", RawConnection.post("/api/experiments", experiment));
    }

    /**
     * Creates a room, with a valid or an invalid position, and sends impossible actions to a room that does not exist.
     */
    private void misuseRooms(Random random) throws IOException {
        String body = "{\"game\":\"taquin\",\"style\":\"fastest\",\"name\":\"R\",\"position\":\"%s\"}";
        requestWithoutServerError(
                "room",
                RawConnection.post("/api/rooms", body.formatted(random.nextBoolean() ? EASY_POSITION : "no board")));
        String unknownRoom = "/api/rooms/" + Long.toHexString(random.nextLong());
        requestWithoutServerError(
                "room", RawConnection.post(unknownRoom + "/act", "{\"verb\":\"move\",\"args\":{\"move\":\"\u0000\"}}"));
        requestWithoutServerError("room", RawConnection.get(unknownRoom + "/events"));
    }

    /** Plays in a room of two. On a full disk the room is refused. */
    private void playInRoom(Random random) throws IOException {
        RoomClient host;
        try {
            host = RoomClient.createRoom(honestAddress(random), port, roomSettings(EASY_POSITION));
        } catch (IOException e) {
            if (!e.getMessage().contains("status=507") && !e.getMessage().contains("status=429")) throw e;
            findings.countEvent("room refused");
            return;
        }
        RoomClient guest = host.join(honestAddress(random), port, "guest");
        for (RoomClient player : List.of(host, guest)) requireOk("ready", player.act(port, "ready", Map.of()));
        requireOk("move", host.act(port, "move", Map.of("move", "7L")));
        if (host.view(port).at("/play/played").size() != 1) findings.addClientFault("a move is missing in a room");
        findings.countEvent("room played");
    }

    private static Map<String, String> roomSettings(String position) {
        return Map.of("game", "taquin", "style", "fastest", "name", "host", "position", position);
    }

    private void requireOk(String verb, RoomClient.Response response) {
        if (response.status() != 200) findings.addClientFault(verb + " in a room: unexpected response: " + response);
    }

    /** Fills a room with the largest board with players, spectators that do not read, and actions. */
    private void crowdLargeRoom(Random random) throws IOException {
        RoomClient host;
        try {
            host = RoomClient.createRoom(MISBEHAVING_ADDRESS, port, roomSettings(LARGE_BOARD));
            for (int i = 1; i < 10; i++) {
                RoomClient ignored = host.join(MISBEHAVING_ADDRESS, port, "player " + i);
            }
        } catch (IOException e) {
            findings.countEvent("room refused");
            return;
        }
        for (int i = 0; i < 5; i++) {
            RawConnection spectator = new RawConnection(MISBEHAVING_ADDRESS, port);
            openConnections.add(spectator);
            spectator.send(host.eventsRequest());
        }
        for (int i = random.nextInt(40); i > 0; i--) {
            RoomClient.Response ignored = host.act(port, "lock", Map.of("on", String.valueOf(i % 2 == 0)));
        }
        findings.countEvent("large room");
    }

    /** Starts a tournament of fast engines and leaves. */
    private void playTournament(Random random) throws IOException {
        requestWithoutServerError(
                "contest",
                RawConnection.post(
                        "/api/arena",
                        "{\"game\":\"quoridor\",\"title\":\"t\",\"format\":\"round-robin\",\"games\":2,\"time\":20,"
                                + "\"start\":true,\"bots\":[{\"name\":\"a\",\"kind\":\"engine\",\"id\":\"random\"},"
                                + "{\"name\":\"b\",\"kind\":\"engine\",\"id\":\"random\"}]}"));
    }

    private void analyseLargeBoard(Random random) throws IOException {
        requestWithoutServerError("large board", RawConnection.post("/api/look", LARGE_REQUEST));
        requestWithoutServerError("large board", RawConnection.post("/api/gif", LARGE_REQUEST));
    }

    /** Creates a tournament that never starts, or an invalid one. */
    private void createTournament(Random random) throws IOException {
        String body = "{\"game\":\"quoridor\",\"title\":\"t\",\"format\":\"%s\",\"games\":2,\"time\":50,\"bots\":[]}";
        requestWithoutServerError(
                "contest",
                RawConnection.post("/api/arena", body.formatted(random.nextBoolean() ? "swiss" : "knockout")));
    }

    /** Sends a request and checks that the response is not an internal server error. */
    private void requestWithoutServerError(String event, String request) throws IOException {
        String answer = RawConnection.request(MISBEHAVING_ADDRESS, port, request);
        findings.countEvent(event);
        if (answer.startsWith("HTTP/1.1 500")) addClientFault(event, answer, findings);
    }

    private void deal(Random random) throws IOException, InterruptedException {
        try (RawConnection rawConnection = new RawConnection(MISBEHAVING_ADDRESS, port)) {
            rawConnection.send(RawConnection.post(
                    "/api/deal", "{\"game\":\"ricochet\",\"options\":{\"min\":\"25\",\"needs\":\"4\"}}"));
            Thread.sleep(random.nextInt(1000));
        }
        findings.countEvent("dealt");
    }

    private void manySolves(Random random) throws IOException {
        for (int i = random.nextInt(50); i > 0; i--) {
            String stream = RawConnection.request(
                    MISBEHAVING_ADDRESS,
                    port,
                    RawConnection.get("/api/solve?position=" + RawConnection.urlEncode(EASY_POSITION)));
            if (!stream.contains("event: result") && !stream.contains("event: refused"))
                findings.addClientFault("a stream ended with " + stream);
        }
        findings.countEvent("solves");
    }

    private static String largeBoard() {
        return IntStream.range(0, 100)
                .mapToObj(y -> IntStream.range(0, 100)
                        .mapToObj(x -> String.valueOf((y * 100 + x + 1) % 10_000))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("/"));
    }

    private static String largeRequest() {
        return "{\"position\":\"" + LARGE_BOARD + "\",\"moves\":[\"9999R\",\"9999L\",\"9999R\",\"9999L\",\"9999R\"]}";
    }
}
