package dev.damier.chaos;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Who comes: each method is one visit. Honest ones have addresses of their own, the others share one. */
final class Visitors {
    private static final String HARD = "13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2";
    private static final String EASY = "1,2,3/4,5,6/0,7,8";
    private static final int RUDE = 66;
    private static final String LARGE = large();

    /** One visit; whatever goes wrong at the visitor's end is the visitor's own doing. */
    interface Visit {
        void make(Random random) throws IOException, InterruptedException;
    }

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final int port;
    private final int alone;
    private final Findings findings;
    /** Those who neither speak nor read nor leave. */
    private final Queue<Call> silent = new ConcurrentLinkedQueue<>();

    /** @param alone the port of a server that nobody disturbs */
    Visitors(int port, int alone, Findings findings) {
        this.port = port;
        this.alone = alone;
        this.findings = findings;
    }

    List<Visit> honest() {
        return List.of(this::solve, this::look);
    }

    List<Visit> others() {
        return List.of(
                this::leave,
                this::half,
                this::halfClosed,
                this::reset,
                this::halfOpen,
                this::drip,
                this::deaf,
                this::bot,
                this::noise,
                this::laboratory,
                this::experiment,
                this::room,
                this::contest,
                this::deal,
                this::manySolves);
    }

    /** The last ones leave. */
    void leave() throws IOException {
        for (Call call = silent.poll(); call != null; call = silent.poll()) call.close();
    }

    private static int honest(Random random) {
        return 2 + random.nextInt(4);
    }

    /** The same hint of both servers, one after the other. */
    void paired(Random random) throws IOException {
        hint(honest(random), port, findings, findings.hints);
        hint(honest(random), alone, findings, findings.undisturbed);
    }

    static void hint(int from, int port, Findings findings, Waits waits) throws IOException {
        long start = System.nanoTime();
        String answer = Call.ask(from, port, Call.get("/api/hint?grade=4&position=" + Call.encoded(EASY)));
        findings.waited(waits, (System.nanoTime() - start) / 1e6);
        check(answer, "7", "hint", findings);
    }

    /** The farthest 3×3 boards need 31 moves. */
    private void solve(Random random) throws IOException {
        String path = "/api/solve?engine=astar&time=20000&position=" + Call.encoded("8,6,7/2,5,4/3,0,1");
        check(Call.ask(honest(random), port, Call.get(path)), "\"cost\":31", "solve", findings);
    }

    private void look(Random random) throws IOException {
        String answer = Call.ask(
                honest(random), port, Call.post("/api/look", "{\"position\":\"" + EASY + "\",\"moves\":[\"7L\"]}"));
        check(answer, "1,2,3/4,5,6/7,0,8", "look", findings);
    }

    private static void check(String answer, String wanted, String what, Findings findings) {
        findings.did(what);
        if (!answer.startsWith("HTTP/1.1 200") || !answer.contains(wanted)) disappointed(what, answer, findings);
    }

    private static void disappointed(String what, String answer, Findings findings) {
        findings.disappointed(what + ": unexpected response: " + answer.substring(0, Math.min(300, answer.length())));
    }

    /** Starts something long and hangs up. */
    private void leave(Random random) throws IOException, InterruptedException {
        List<String> paths = List.of(
                "/api/solve?engine=breadth-first&time=100000&position=" + Call.encoded(HARD),
                "/api/tree?game=taquin&engine=ida-star&time=20000&nodes=5000000&position=" + Call.encoded(HARD),
                "/api/hint?position=" + Call.encoded(HARD));
        try (Call call = new Call(RUDE, port)) {
            call.send(Call.get(paths.get(random.nextInt(paths.size()))));
            Thread.sleep(random.nextInt(600));
        }
        findings.did("left");
    }

    /** Announces more than it sends. */
    private void half(Random random) throws IOException, InterruptedException {
        try (Call call = new Call(RUDE, port)) {
            call.send(Call.head("/api/look", 1000)).send("{\"position\":");
            Thread.sleep(random.nextInt(2000));
        }
        findings.did("sent half a request");
    }

    /** Has said all it will say, and listens. */
    private void halfClosed(Random random) throws IOException {
        try (Call call = new Call(RUDE, port)) {
            call.send(Call.get("/api/solve?position=" + Call.encoded(EASY))).endOfWords();
            call.rest();
        }
        findings.did("half closed");
    }

    /** Is cut off in the middle, as by a line that breaks. */
    private void reset(Random random) throws IOException, InterruptedException {
        try (Call call = new Call(RUDE, port)) {
            call.send(Call.get("/api/solve?engine=breadth-first&time=100000&position=" + Call.encoded(HARD)));
            Thread.sleep(random.nextInt(300));
            call.reset();
        }
        findings.did("reset");
    }

    /** Asks, and is never heard of again: its line is open at this end only. Few, as they are for the whole round. */
    private void halfOpen(Random random) throws IOException {
        if (silent.size() >= 20) return;
        Call call = new Call(RUDE, port);
        silent.add(call);
        call.send(random.nextBoolean() ? Call.get("/api/solve?position=" + Call.encoded(EASY)) : "GET /api/ga");
        findings.did("half open");
    }

    /** A request that comes letter by letter. */
    private void drip(Random random) throws IOException, InterruptedException {
        try (Call call = new Call(RUDE, port)) {
            for (String letter : Call.get("/api/games").split("")) {
                call.send(letter);
                Thread.sleep(random.nextInt(40));
            }
            int read = call.some(64);
            findings.did(read > 0 ? "sent slowly" : "sent slowly, no response");
        }
    }

    /** Asks for megabytes and does not read them. */
    private void deaf(Random random) throws IOException, InterruptedException {
        try (Call call = new Call(RUDE, port)) {
            call.send(Call.post("/api/boards", LARGE));
            Thread.sleep(random.nextInt(3000));
        }
        findings.did("did not read");
    }

    /** Lets an engine think without end, and vanishes. */
    private void bot(Random random) throws InterruptedException {
        WebSocket socket = CLIENT.newWebSocketBuilder()
                .buildAsync(URI.create("ws://localhost:" + port + "/api/engine"), new WebSocket.Listener() {})
                .join();
        String line =
                random.nextBoolean() ? "new quoridor\ngo infinite" : "new hitman phase=1\nobserve {\"m\":3000}\ngo";
        socket.sendText(line, true).join();
        Thread.sleep(random.nextInt(1500));
        socket.abort();
        findings.did("bot");
    }

    private void noise(Random random) throws IOException {
        byte[] bytes = new byte[random.nextInt(4000)];
        random.nextBytes(bytes);
        try (Call call = new Call(RUDE, port)) {
            call.send(random.nextBoolean() ? Call.head("/api/look", bytes.length) : "")
                    .send(new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1));
        }
        findings.did("noise");
    }

    private void laboratory(Random random) throws IOException {
        String experiment = random.nextBoolean()
                ? "{\"game\":\"taquin\",\"deal\":3,\"options\":{\"size\":\"3\"},\"engines\":[{\"id\":\"astar\"}]}"
                : "{\"game\":\"taquin\",\"deal\":3,\"engines\":{\"id\":\"astar\"}}";
        String answer = Call.ask(RUDE, port, Call.get("/api/lab?experiment=" + Call.encoded(experiment)));
        findings.did("laboratory");
        if (!answer.contains("event: done") && !answer.contains("event: refused"))
            findings.disappointed("a Lab stream ended with " + answer);
    }

    /** Begins what goes on without it, and never comes back. */
    private void experiment(Random random) throws IOException {
        String asked = random.nextBoolean()
                ? "{\"game\":\"taquin\",\"deal\":2,\"options\":{\"size\":\"3\"},\"engines\":[{\"id\":\"astar\"}]}"
                : "{\"game\":\"taquin\",\"deal\":-7,\"engines\":[[]]}";
        inWords("experiment", Call.post("/api/experiments", asked));
    }

    /** Opens a room, or wants to, and does in one what nobody can do there. */
    private void room(Random random) throws IOException {
        String wish = "{\"game\":\"taquin\",\"style\":\"fastest\",\"name\":\"R\",\"position\":\"%s\"}";
        inWords("room", Call.post("/api/rooms", wish.formatted(random.nextBoolean() ? EASY : "no board")));
        String nowhere = "/api/rooms/" + Long.toHexString(random.nextLong());
        inWords("room", Call.post(nowhere + "/act", "{\"verb\":\"move\",\"args\":{\"move\":\"\u0000\"}}"));
        inWords("room", Call.get(nowhere + "/events"));
    }

    /** Opens a contest that never begins, or one that cannot be. */
    private void contest(Random random) throws IOException {
        String wish = "{\"game\":\"quoridor\",\"title\":\"t\",\"format\":\"%s\",\"games\":2,\"time\":50,\"bots\":[]}";
        inWords("contest", Call.post("/api/arena", wish.formatted(random.nextBoolean() ? "swiss" : "knockout")));
    }

    /** Whatever is asked, the server answers, and an answer is never a fault of its own. */
    private void inWords(String what, String request) throws IOException {
        String answer = Call.ask(RUDE, port, request);
        findings.did(what);
        if (answer.startsWith("HTTP/1.1 500")) disappointed(what, answer, findings);
    }

    private void deal(Random random) throws IOException, InterruptedException {
        try (Call call = new Call(RUDE, port)) {
            call.send(Call.post("/api/deal", "{\"game\":\"ricochet\",\"options\":{\"min\":\"25\",\"needs\":\"4\"}}"));
            Thread.sleep(random.nextInt(1000));
        }
        findings.did("dealt");
    }

    private void manySolves(Random random) throws IOException {
        for (int i = random.nextInt(50); i > 0; i--) {
            String stream = Call.ask(RUDE, port, Call.get("/api/solve?position=" + Call.encoded(EASY)));
            if (!stream.contains("event: result") && !stream.contains("event: refused"))
                findings.disappointed("a stream ended with " + stream);
        }
        findings.did("solves");
    }

    private static String large() {
        String board = IntStream.range(0, 100)
                .mapToObj(y -> IntStream.range(0, 100)
                        .mapToObj(x -> String.valueOf((y * 100 + x + 1) % 10_000))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("/"));
        return "{\"position\":\"" + board + "\",\"moves\":[\"9999R\",\"9999L\",\"9999R\",\"9999L\",\"9999R\"]}";
    }
}
