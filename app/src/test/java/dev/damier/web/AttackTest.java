package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.damier.run.Budget;
import dev.damier.web.net.Connections;
import dev.damier.web.work.Admission;
import dev.damier.web.work.Kind;
import dev.damier.web.work.Order;
import dev.damier.web.work.Ticket;
import dev.damier.web.work.WorkQueue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.management.ObjectName;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a visitor may try: bare sockets from several addresses of this machine against a real server. */
@Timeout(120)
class AttackTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String EASY = "1,2,3/4,5,6/0,7,8";
    private static final String HARD = "13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2";

    private Server server;

    @BeforeEach
    void open() {
        server = new Server("127.0.0.1", 0);
    }

    @AfterEach
    void close() {
        server.close();
    }

    /** A connection from 127.0.0.{@code from}. */
    private Socket call(int from) throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) from}), 0));
        socket.connect(new InetSocketAddress("127.0.0.1", server.port()));
        socket.setSoTimeout(60_000);
        return socket;
    }

    private static void say(Socket socket, String head, String body) throws IOException {
        String all = head + (head.contains("\r\nHost:") ? "" : "\r\nHost: localhost")
                + (body.isEmpty() ? "" : "\r\nContent-Length: " + body.length())
                + "\r\n\r\n" + body;
        socket.getOutputStream().write(all.getBytes(StandardCharsets.UTF_8));
        socket.getOutputStream().flush();
    }

    /** All of an answer: the connection is asked to be closed after it. */
    private String ask(int from, String head, String body) throws IOException {
        try (Socket socket = call(from)) {
            say(socket, head + "\r\nConnection: close", body);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String get(int from, String path) throws IOException {
        return ask(from, "GET " + path + " HTTP/1.1", "");
    }

    private String post(int from, String path, String body) throws IOException {
        return ask(from, "POST " + path + " HTTP/1.1\r\nContent-Type: application/json", body);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String status(String answer) {
        return answer.substring(9, 12);
    }

    private double metric(String name) throws IOException {
        String answer = get(9, "/api/metrics");
        Matcher line = Pattern.compile("(?m)^damier_" + Pattern.quote(name) + " (\\S+)$")
                .matcher(answer);
        assertThat(line.find()).as(name + " in " + answer).isTrue();
        return Double.parseDouble(line.group(1));
    }

    /** Waits for a figure; the test's own limit ends it. */
    private void until(String name, double value) throws Exception {
        while (metric(name) != value) Thread.sleep(20);
    }

    /** A 100×100 taquin, and moves that push one tile to and fro. */
    private static String large(int moves) {
        String board = IntStream.range(0, 100)
                .mapToObj(row -> IntStream.range(0, 100)
                        .mapToObj(x -> String.valueOf((row * 100 + x + 1) % 10_000))
                        .collect(Collectors.joining(",")))
                .collect(Collectors.joining("/"));
        String line = IntStream.range(0, moves)
                .mapToObj(i -> i % 2 == 0 ? "\"9999R\"" : "\"9999L\"")
                .collect(Collectors.joining(","));
        return "{\"game\":\"taquin\",\"position\":\"" + board + "\",\"moves\":[" + line + "]";
    }

    @Test
    void largeAnswersComeInPages() throws Exception {
        List<CompletableFuture<String>> four = new ArrayList<>();
        for (int i = 0; i < 4; i++)
            four.add(CompletableFuture.supplyAsync(() -> unchecked("/api/boards", large(200) + "}")));
        for (CompletableFuture<String> each : four) {
            String answer = each.get();
            assertThat(status(answer)).isEqualTo("200");
            assertThat(answer.length()).isLessThan(Json.LONGEST);
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

    private static JsonNode json(String answer) throws IOException {
        String body = answer.substring(answer.indexOf("\r\n\r\n") + 4);
        return MAPPER.readTree(body.substring(Math.max(0, Math.min(at(body, '['), at(body, '{')))));
    }

    private static int at(String text, char c) {
        return text.indexOf(c) < 0 ? text.length() : text.indexOf(c);
    }

    /** A position of Quoridor that no opening book knows. */
    private String middle() throws IOException {
        String look = "{\"position\":\"start\",\"moves\":[\"e2\",\"e8\",\"a3h\",\"h7h\",\"e3\",\"e7\"]}";
        return json(post(1, "/api/look", look)).path("position").asText();
    }

    @Test
    void whoHangsUpEndsWhateverWasComputedForThem() throws Exception {
        String middle = middle();
        List<String> heads = List.of(
                "GET /api/hint?game=quoridor&position=" + encoded(middle) + " HTTP/1.1",
                "GET /api/tree?game=taquin&engine=ida-star&time=20000&nodes=5000000&position=" + encoded(HARD)
                        + " HTTP/1.1",
                "POST /api/deal HTTP/1.1\r\nContent-Type: application/json",
                "GET /api/solve?game=taquin&engine=breadth-first&time=100000&position=" + encoded(HARD) + " HTTP/1.1");
        for (String head : heads) {
            double cancelled = cancelled();
            try (Socket socket = call(1)) {
                say(
                        socket,
                        head,
                        head.startsWith("POST")
                                ? "{\"game\":\"ricochet\",\"options\":{\"min\":\"25\",\"needs\":\"4\"}}"
                                : "");
                until("searches_running", 1);
            }
            until("searches_running", 0);
            assertThat(cancelled()).as(head).isEqualTo(cancelled + 1);
        }
    }

    private double cancelled() throws IOException {
        double sum = 0;
        for (String kind : List.of("hint", "tree", "deal", "solve"))
            sum += metric("work_cancelled_total{kind=\"" + kind + "\"}");
        return sum;
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

    /** Byte after byte is no silence, so it is not the idle limit that ends this. */
    @Test
    void requestsThatTrickleInAreHungUpOn() throws Exception {
        server.close();
        Duration look = Duration.ofMillis(50);
        server = new Server("127.0.0.1", 0, Set.of(), look, new WorkQueue(Admission.ofThisMachine()));
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
    void healthTellsOfAWorkThatHearsNothing() throws Exception {
        server.close();
        WorkQueue queue = new WorkQueue(new Admission(2, 1L << 30), Duration.ofMillis(20));
        server = new Server("127.0.0.1", 0, Set.of(), Duration.ofSeconds(5), queue);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        Ticket<Boolean> deaf = queue.submit(new Order<>("one", Kind.SOLVE, Budget.UNLIMITED.withBytes(1), control -> {
            begun.countDown();
            try {
                return go.await(60, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                return false;
            }
        }));
        assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(status(get(1, "/api/health"))).isEqualTo("200");
        deaf.cancel();
        until("searches_stuck", 1);
        String health = get(1, "/api/health");
        assertThat(status(health)).isEqualTo("503");
        assertThat(json(health).path("stuck").asInt()).isEqualTo(1);
        go.countDown();
        assertThat(deaf.answer().get()).isTrue();
        assertThat(status(get(1, "/api/health"))).isEqualTo("200");
    }

    @Test
    void oneAddressHasALimitOfConnections() throws Exception {
        List<Socket> many = new ArrayList<>();
        try {
            for (int i = 0; i < Connections.PER_ADDRESS + 8; i++) many.add(call(1));
            until("connections_refused_total", 8);
            assertThat(status(get(2, "/api/games"))).isEqualTo("200");
        } finally {
            for (Socket socket : many) socket.close();
        }
        for (int i = 0; i < Connections.PER_ADDRESS + 8; i++)
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

    /** What a bare client of the bot's socket hears. */
    private static final class Heard implements WebSocket.Listener {
        private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
            lines.add(text.toString());
            socket.request(1);
            return null;
        }

        String next(String start) throws InterruptedException {
            String line = lines.poll(30, TimeUnit.SECONDS);
            while (line != null && !line.startsWith(start)) line = lines.poll(30, TimeUnit.SECONDS);
            return line;
        }
    }

    private WebSocket bot(Heard heard) {
        return HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create("ws://localhost:" + server.port() + "/api/engine"), heard)
                .join();
    }

    @Test
    void endlessSearchesOnAllSocketsKeepNobodyWaiting() throws Exception {
        List<WebSocket> bots = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            Heard heard = new Heard();
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
    void observationsOfSizesThatNoMapHasAreRefused() throws Exception {
        Heard heard = new Heard();
        WebSocket bot = bot(heard);
        String status =
                "{\"status\":{\"status\":\"OK\",\"phase\":1,\"guard_count\":3,\"civil_count\":3,\"m\":3000,\"n\":3000,"
                        + "\"position\":[0,0],\"orientation\":\"N\",\"vision\":[],\"hear\":0,\"penalties\":0,\"is_in_guard_range\":false}}";
        bot.sendText("new hitman phase=1\nobserve " + status + "\ngo", true).join();
        assertThat(heard.next("error")).contains("observation: m must be a whole number from 1 to 64, but got 3000");
        assertThat(heard.next("best")).isEqualTo("best none");
        bot.abort();
    }

    @Test
    void aBotsDealIsCutWhenItTakesTooLongOrTheBotLeaves() throws Exception {
        WebSocket bot = bot(new Heard());
        bot.sendText("new ricochet min=25 needs=4", true).join();
        until("searches_running", 1);
        bot.abort();
        until("searches_running", 0);
    }

    @Test
    void strangersInTheBrowserAreSentAway() throws Exception {
        String look = "{\"position\":\"" + EASY + "\"}";
        String json = "\r\nContent-Type: application/json";
        assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nHost: evil.example", "")))
                .isEqualTo("421");
        assertThat(status(ask(1, "GET / HTTP/1.1\r\nHost: evil.example:7070", "")))
                .isEqualTo("421");
        for (String host : List.of("localhost:7070", "127.0.0.1", "[::1]:7070", "192.168.1.7"))
            assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nHost: " + host, "")))
                    .as(host)
                    .isEqualTo("200");
        assertThat(status(ask(1, "POST /api/look HTTP/1.1\r\nContent-Type: text/plain", look)))
                .isEqualTo("415");
        assertThat(status(ask(1, "POST /api/look HTTP/1.1", look))).isEqualTo("415");
        for (String origin : List.of("http://evil.example", "null", "http://localhost:1"))
            assertThat(status(ask(1, "POST /api/look HTTP/1.1\r\nOrigin: " + origin + json, look)))
                    .as(origin)
                    .isEqualTo("403");
        assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nSec-Fetch-Site: cross-site", "")))
                .isEqualTo("403");
        assertThat(status(ask(1, "POST /api/look HTTP/1.1\r\nOrigin: http://localhost" + json, look)))
                .isEqualTo("200");
    }

    @Test
    void anOperatorCanNameTheServer() throws Exception {
        server.close();
        server = new Server("127.0.0.1", 0, Set.of("damier.example"));
        assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nHost: Damier.example:7070", "")))
                .isEqualTo("200");
        assertThat(status(ask(1, "GET /api/games HTTP/1.1\r\nHost: evil.example", "")))
                .isEqualTo("421");
    }

    @Test
    void nobodyStopsWhatSomebodyElseStarted() throws Exception {
        try (Socket stream = call(1)) {
            say(
                    stream,
                    "GET /api/solve?game=taquin&engine=breadth-first&time=60000&position=" + encoded(HARD)
                            + " HTTP/1.1",
                    "");
            String id = until(stream.getInputStream(), "\"id\":\"", "\"");
            assertThat(id).matches("[0-9a-f]{32}");
            assertThat(post(2, "/api/solve/" + id + "/stop", "{}")).contains("\"stopped\":false");
            assertThat(post(1, "/api/solve/" + id + "/stop", "{}")).contains("\"stopped\":true");
            assertThat(until(stream.getInputStream(), "\"reason\":\"", "\"")).isEqualTo("cancelled");
        }
    }

    private static String until(InputStream in, String start, String end) throws IOException {
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        for (int b = in.read(); b >= 0; b = in.read()) {
            heard.write(b);
            String text = heard.toString(StandardCharsets.UTF_8);
            int from = text.indexOf(start);
            int to = from < 0 ? -1 : text.indexOf(end, from + start.length());
            if (to >= 0) return text.substring(from + start.length(), to);
        }
        throw new AssertionError("no " + start + " in " + heard.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aStreamAlwaysEndsWithAResultOrAnError() throws Exception {
        for (String experiment : List.of(
                "{\"game\":\"taquin\",\"deal\":1,\"engines\":{\"id\":\"astar\"}}",
                "{\"game\":\"taquin\",\"deal\":1,\"engines\":[\"astar\"]}",
                "{\"game\":\"taquin\",\"deal\":1,\"engines\":[null]}",
                "{\"game\":\"taquin\",\"deal\":-5,\"engines\":[{\"id\":\"astar\"}]}",
                "{\"game\":\"taquin\",\"deal\":\"x\",\"engines\":[{\"id\":\"astar\"}]}",
                "{\"game\":\"taquin\",\"positions\":{},\"engines\":[{\"id\":\"astar\"}]}",
                "{\"game\":\"taquin\",\"deal\":1,\"engines\":[{\"id\":\"astar\"}],\"millis\":[1]}",
                "{\"game\":\"chess\",\"deal\":1,\"engines\":[{\"id\":\"astar\"}]}",
                "[]",
                "{")) {
            assertThat(get(1, "/api/lab?experiment=" + encoded(experiment)))
                    .as(experiment)
                    .contains("event: refused");
        }
        String good =
                "{\"game\":\"taquin\",\"deal\":3,\"options\":{\"size\":\"3\"},\"engines\":[{\"id\":\"astar\"},{\"id\":\"ida-star\"}]}";
        String answer = get(1, "/api/lab?experiment=" + encoded(good));
        assertThat(answer).contains("event: instances", "event: done");
        assertThat(answer.split("event: row", -1)).hasSize(7);
        assertThat(get(1, "/api/solve?game=taquin&position=" + encoded("1,1/2,0")))
                .contains("event: refused");
    }

    @Test
    void aStreamIsAskedForByAnyProgram() throws Exception {
        String path = "/api/solve?game=taquin&position=" + encoded(EASY);
        assertThat(get(1, path)).contains("text/event-stream", "event: result");
        assertThat(status(ask(1, "GET " + path + " HTTP/1.1\r\nAccept: application/json", "")))
                .isEqualTo("406");
    }

    @Test
    void numbersOfAnAddressAreCheckedInWords() throws Exception {
        String opened = post(1, "/api/tables", "{\"game\":\"hitman\",\"seed\":1,\"options\":{\"phase\":\"1\"}}");
        String id = json(opened).path("id").asText();
        assertThat(id).hasSize(32);
        for (String query : List.of("x=a&y=1", "x=1&y=99999999999", "x=-1")) {
            String answer = get(1, "/api/tables/" + id + "/layer?" + query);
            assertThat(status(answer)).as(query).isEqualTo("400");
            assertThat(answer).contains(" must be a whole number from 0 to ");
        }
    }

    /** Every stream is told in order, and none of them leaves anything behind. */
    @Test
    void manyQuickSolvesLeaveNothingBehind() throws Exception {
        solves(100);
        Map<String, Long> before = histogram();
        solves(2000);
        until("connections", 1);
        Map<String, Long> after = histogram();
        Map<String, Long> grown = new TreeMap<>();
        after.forEach((type, count) -> {
            if (count > before.getOrDefault(type, 0L) + 20) grown.put(type, count);
        });
        assertThat(grown).isEmpty();
    }

    private void solves(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            String stream = get(1, "/api/solve?game=taquin&position=" + encoded(EASY));
            assertThat(stream.indexOf("event: started")).isPositive().isLessThan(stream.indexOf("event: result"));
            assertThat(stream.split("event: result", -1)).hasSize(2);
        }
    }

    /** Live objects of ours by class, after a collection. */
    private static Map<String, Long> histogram() throws Exception {
        String text = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        Map<String, Long> counts = new TreeMap<>();
        Matcher line = Pattern.compile("(?m)^\\s*\\d+:\\s+(\\d+)\\s+\\d+\\s+(dev\\.damier\\.(?:web|run|job)\\S+)")
                .matcher(text);
        while (line.find()) counts.merge(line.group(2), Long.parseLong(line.group(1)), Long::sum);
        assertThat(counts).isNotEmpty();
        return counts;
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
            for (int i = 0; i < Seat.MOST_WAITING; i++) {
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
        Keep<Integer> keep = new Keep<>(5, 3, Duration.ofHours(1));
        String first = keep.add("one", 1);
        String second = keep.add("one", 2);
        keep.add("one", 3);
        assertThat(keep.get(first)).contains(1);
        keep.add("one", 4);
        assertThat(keep.get(second)).as("not asked for longest").isEmpty();
        for (int i = 0; i < 9; i++) keep.add("client " + i, i);
        assertThat(keep.size()).isEqualTo(5);
        Keep<Integer> brief = new Keep<>(5, 3, Duration.ofNanos(1));
        String gone = brief.add("one", 1);
        brief.tend();
        assertThat(brief.get(gone)).isEmpty();
    }

    @Test
    void healthIsARealSearch() throws Exception {
        JsonNode health = json(get(1, "/api/health"));
        assertThat(health.path("status").asText()).isEqualTo("ok");
        assertThat(health.path("searchMillis").asDouble()).isPositive();
        assertThat(health.path("slots").asInt()).isPositive();
        assertThat(metric("work_done_total{kind=\"probe\"}")).isEqualTo(1);
    }

    @Test
    void anEasyBoardIsAnsweredWhateverTheBudget() throws Exception {
        String stream = get(1, "/api/solve?game=taquin&engine=astar&time=1&position=" + encoded("1,2,3/4,0,6/7,5,8"));
        assertThat(stream).contains("\"outcome\":\"solved\"", "\"waited\":");
    }
}
