package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tests the server as a program uses it: headers, errors, streams, fairness. */
class ServerTest {
    private static final String HARD = "13,6,8,12/15,14,0,10/11,7,4,5/9,1,3,2";

    private static Server server;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @BeforeAll
    static void open() {
        server = TestServers.start();
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static URI uri(String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    private static HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri(path));
        if (headers.length > 0) request.headers(headers);
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        return CLIENT.send(
                HttpRequest.newBuilder(uri(path))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    /** Builds a request for an event stream, as a browser sends it. */
    private static HttpRequest events(String path) {
        return HttpRequest.newBuilder(uri(path))
                .header("Accept", "text/event-stream")
                .build();
    }

    private static String solve(String engine, String position, int millis) {
        return "/api/solve?game=taquin&engine=" + engine + "&time=" + millis + "&position="
                + URLEncoder.encode(position, StandardCharsets.UTF_8);
    }

    @Test
    void pagesHaveSecurityHeaders() throws Exception {
        HttpResponse<String> page = get("/play/taquin");
        assertThat(page.statusCode()).isEqualTo(200);
        String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
        assertThat(policy)
                .contains("default-src 'none'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }

    @Test
    void staticFilesHaveETagsAndAreCompressed() throws Exception {
        HttpResponse<String> first = get("/js/main.js", "Accept-Encoding", "gzip");
        assertThat(first.headers().firstValue("Content-Encoding")).contains("gzip");
        String tag = get("/js/main.js").headers().firstValue("ETag").orElseThrow();
        assertThat(get("/js/main.js", "If-None-Match", tag).statusCode()).isEqualTo(304);
    }

    @Test
    void linkedFilesAreCompressedAndMayBeCachedForEver() throws Exception {
        Matcher entry =
                Pattern.compile("src=\"(/assets/[0-9a-f]{12}/main\\.js)\"").matcher(get("/").body());
        assertThat(entry.find()).isTrue();
        HttpResponse<String> file = get(entry.group(1), "Accept-Encoding", "gzip");
        assertThat(file.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(file.headers().firstValue("Cache-Control")).contains("public, max-age=31536000, immutable");
        assertThat(get(entry.group(1)).body()).contains("damier-app");
        assertThat(get("/assets/000000000000/main.js").statusCode()).isEqualTo(404);
        assertThat(get("/service-worker.js").body()).contains(entry.group(1));
    }

    @Test
    void documentsContainTheirFirstResponses() throws Exception {
        assertThat(get("/").body()).contains("\"path\":\"/api/games\"", "\"path\":\"/api/today\"");
        assertThat(get("/play/taquin").body()).contains("\"path\":\"/api/deal\"", "\"path\":\"/api/look\"");
        String quoridor =
                get("/play/quoridor?p=-_-_e1.e9_10.10_1&m=e2+e8+e3&at=2").body();
        assertThat(quoridor)
                .contains("\"path\":\"/api/engines\"", "\"moves\":[\"e2\",\"e8\"]")
                .doesNotContain("/api/deal");
        // The page itself requests the board and shows the error.
        assertThat(get("/play/taquin?p=%3C/script%3E").body()).doesNotContain("/api/look", "%3C", "</script></script>");
        assertThat(get("/learn", "Accept-Language", "fr").body()).contains("{\"language\":\"fr\"");
    }

    @Test
    void filesOutsideTheFolderAreNotServed() throws Exception {
        for (String path : List.of(
                "/%2e%2e/pom.xml",
                "/js/..%2f..%2fdev/damier/web/Server.class", "/assets/..%2f..%2fx.js", "/assets/x.class")) {
            assertThat(get(path).statusCode()).as(path).isIn(400, 404);
        }
        assertThat(get("/js/missing.js").statusCode()).isEqualTo(404);
        assertThat(get("/api/missing").statusCode()).isEqualTo(404);
    }

    @Test
    void badRequestsAreRejectedWithAMessage() throws Exception {
        HttpResponse<String> fault = post("/api/look", "{\"game\":\"taquin\",\"position\":\"1,2/2,0\"}");
        assertThat(fault.statusCode()).isEqualTo(400);
        assertThat(fault.body()).contains("\"spots\":[{");
        assertThat(post("/api/look", "not json").statusCode()).isEqualTo(400);
        assertThat(post("/api/look", "{\"game\":\"chess\",\"position\":\"x\"}").body())
                .contains("unknown game 'chess'");
        HttpResponse<String> large = post("/api/look", "x".repeat(2_000_000));
        assertThat(large.statusCode()).isEqualTo(413);
        assertThat(large.body()).contains("\"error\":\"the request is too large: at most 512 KiB\"");
        assertThat(post("/api/gesture", "{\"position\":\"start\",\"to\":{\"kind\":\"ROW\"}}")
                        .body())
                .contains("a place must have a kind (CELL, H or V)");
        assertThat(post(
                                "/api/gesture",
                                "{\"position\":\"start\",\"moves\":[\"e3h\"],\"to\":{\"kind\":\"H\",\"x\":5,\"y\":6}}")
                        .body())
                .contains("A horizontal wall at f3 would overlap the horizontal wall at e3");
        assertThat(get(solve("optimal", HARD, 0), "Accept", "text/event-stream").body())
                .contains("refused", "time must be");
    }

    @Test
    void responsesAreLocalized() throws Exception {
        assertThat(get("/api/games", "Accept-Language", "fr-FR").body())
                .contains("robots")
                .contains("case");
    }

    @Test
    void stoppedSearchReturnsItsBestResult() throws Exception {
        HttpResponse<java.io.InputStream> stream =
                CLIENT.send(events(solve("breadth-first", HARD, 60_000)), HttpResponse.BodyHandlers.ofInputStream());
        try (BufferedReader in = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
            String id = null;
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.contains("\"id\":\"")) id = line.replaceAll(".*\"id\":\"([^\"]+)\".*", "$1");
                if (line.equals("event: progress")) {
                    post("/api/solve/" + id + "/stop", "");
                }
                if (line.startsWith("data: ") && line.contains("\"outcome\"")) {
                    assertThat(line).contains("\"reason\":\"cancelled\"");
                    return;
                }
            }
        }
        throw new AssertionError("no result came");
    }

    @Test
    void closedStreamCancelsItsSearch() throws Exception {
        HttpResponse<java.io.InputStream> stream =
                CLIENT.send(events(solve("breadth-first", HARD, 100_000)), HttpResponse.BodyHandlers.ofInputStream());
        BufferedReader in = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8));
        while (!in.readLine().equals("event: progress")) continue;
        stream.body().close();
        for (int i = 0; i < 100 && running() > 0; i++) Thread.sleep(100);
        assertThat(running()).isZero();
    }

    private static int running() throws IOException, InterruptedException {
        return Integer.parseInt(get("/api/metrics").body().replaceAll("(?s).*searches_running (\\d+).*", "$1"));
    }

    @Test
    void twoHundredConcurrentSearchesAreAnswered() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> all = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            all.add(CLIENT.sendAsync(
                    events(solve("astar", "8,6,7/2,5,4/3,0,1", 20_000)), HttpResponse.BodyHandlers.ofString()));
        }
        for (CompletableFuture<HttpResponse<String>> one : all) {
            assertThat(one.get().body()).contains("event: result").contains("\"cost\":31");
        }
    }

    @Test
    void errorsAreLocalized() throws Exception {
        for (String path : List.of("/api/tables/none", "/api/hint?grade=3&table=none")) {
            assertThat(get(path).body()).contains("this game has expired; start a new one");
            assertThat(get(path, "Accept-Language", "fr").body())
                    .contains("cette partie a expiré ; commencez-en une nouvelle");
        }
        assertThat(get("/api/rooms/none", "Accept-Language", "fr").body()).contains("salle");
    }

    @Test
    void hiddenStartIsRevealedWhenTheGameIsOver() throws Exception {
        String opened = post("/api/tables", "{\"game\":\"hitman\",\"options\":{\"phase\":\"1\"}}")
                .body();
        assertThat(opened).contains("\"start\":\"\"", "\"position\":\"\"");
        String table = "/api/tables/" + opened.replaceAll("(?s).*?\"id\":\"([^\"]+).*", "$1") + "/moves";
        String sent = post(table, "{\"move\":\"send_content\"}").body();
        assertThat(sent).doesNotContain("\"start\":\"\"").doesNotContain("\"position\":\"\"");
    }

    @Test
    void hiddenGameGivesHints() throws Exception {
        String opened = post("/api/tables", "{\"game\":\"hitman\",\"options\":{\"phase\":\"1\"}}")
                .body();
        String id = opened.replaceAll(".*?\"id\":\"([0-9a-f]+)\".*", "$1");
        HttpResponse<String> hint = get("/api/hint?grade=3&table=" + id);
        assertThat(hint.statusCode()).isEqualTo(200);
        assertThat(hint.body()).matches("\\{.*\"hint\":\"Next action: (move forward|turn (left|right))\\.\".*}");
        assertThat(get("/api/hint?grade=3&table=none").statusCode()).isEqualTo(404);
    }

    /** The agent {@code joint} continues with the mission after the exploration, on the same page. */
    @Test
    void agentOfBothPhasesPlaysTheMissionToo() throws Exception {
        assertThat(get("/api/agents?game=hitman&phase=1").body()).contains("\"joint\"");
        String opened = post("/api/tables", "{\"game\":\"hitman\",\"position\":\"..N/#T./.P._explore\"}")
                .body();
        String table = "/api/tables/" + opened.replaceAll("(?s).*?\"id\":\"([^\"]+).*", "$1");
        JsonNode view = null;
        for (int step = 0;
                step < 200 && (view == null || !view.at("/status/over").asBoolean());
                step++)
            view = new ObjectMapper()
                    .readTree(post(table + "/agent", "{\"agent\":\"joint\"}").body());
        assertThat(view.at("/status/over").asBoolean()).isTrue();
        assertThat(view.path("start").asString()).isEqualTo("..N/#T./.P.");
        assertThat(view.path("played").toString()).contains("kill_target");
        // A move of the user ends the session of the agent; its next action starts the exploration again.
        post(table + "/undo", "{}");
        JsonNode again = new ObjectMapper()
                .readTree(
                        post(table + "/moves", "{\"move\":\"turn_clockwise\"}").body());
        assertThat(again.path("error").asString()).isEmpty();
        assertThat(new ObjectMapper()
                        .readTree(post(table + "/agent", "{\"agent\":\"surveyor\"}")
                                .body())
                        .path("played"))
                .hasSize(1);
    }

    /** Every sample belongs to a metric with a help and a type, as Prometheus requires. */
    @Test
    void metricsHaveHelpTypeAndHistograms() throws Exception {
        int status = post("/api/look", "{\"position\": \"1,2/3,0\"}").statusCode();
        assertThat(status).isEqualTo(200);
        String text = get("/api/metrics").body();
        Set<String> described = new HashSet<>();
        for (String line : text.split("\n")) {
            if (line.startsWith("# TYPE ")) described.add(line.split(" ")[2]);
            if (line.startsWith("#")) continue;
            String name = line.replaceFirst("[{ ].*", "");
            assertThat(described).as(line).containsAnyOf(name, name.replaceFirst("_(bucket|sum|count)$", ""));
        }
        assertThat(text)
                .contains("# HELP damier_work_wait_seconds ", "# TYPE damier_work_run_seconds histogram")
                .containsPattern("damier_work_run_seconds_bucket\\{kind=\"look\",le=\"\\+Inf\"} [1-9]")
                .contains("damier_failures_total{source=\"room\"}", "damier_work_done_total{kind=\"tables\"}");
    }
}
