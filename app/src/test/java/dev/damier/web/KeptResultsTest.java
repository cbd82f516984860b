package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.damier.store.Database;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server remembers besides rooms: solutions, results of the day, kept pages. */
class KeptResultsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    private Server server;

    @BeforeEach
    void start() {
        server = new Server("127.0.0.1", 0, Set.of(), Database.folder(folder));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    private HttpResponse<String> post(HttpClient who, String path, Object body) throws Exception {
        return who.send(
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private JsonNode get(HttpClient who, String path) throws Exception {
        return JSON.readTree(who.send(request(path).build(), HttpResponse.BodyHandlers.ofString())
                .body());
    }

    private JsonNode solve(String game, String position) throws Exception {
        String events = HttpClient.newHttpClient()
                .send(
                        request("/api/solve?game=" + game + "&position="
                                        + URLEncoder.encode(position, StandardCharsets.UTF_8))
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .body();
        String after = events.substring(events.indexOf("event: result"));
        return JSON.readTree(
                after.substring(after.indexOf("data: ") + 6).lines().findFirst().orElseThrow());
    }

    @Test
    void aSolvedPositionIsNotSolvedTwice() throws Exception {
        String position = "8,1,3/4,0,2/7,6,5";
        JsonNode first = solve("taquin", position);
        assertThat(first.has("cached")).isFalse();
        server.close();
        start();
        JsonNode again = solve("taquin", position);
        assertThat(again.path("cached").asBoolean()).isTrue();
        assertThat(again.get("moves")).isEqualTo(first.get("moves"));
        assertThat(again.get("cost")).isEqualTo(first.get("cost"));
        assertThat(again.get("optimal").asBoolean()).isTrue();
        assertThat(again.get("stats").get("expanded"))
                .isEqualTo(first.get("stats").get("expanded"));
    }

    @Test
    void anEntryThatTheRulesRefuseIsNotServed() throws Exception {
        String position = "8,1,3/4,0,2/7,6,5";
        JsonNode first = solve("taquin", position);
        server.close();
        try (java.sql.Connection c =
                        java.sql.DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("damier.db"));
                java.sql.Statement s = c.createStatement()) {
            assertThat(s.executeUpdate("update solution set record = replace(record, '\"cost\":', '\"cost\":1')"))
                    .isEqualTo(1);
        }
        start();
        JsonNode again = solve("taquin", position);
        assertThat(again.has("cached")).isFalse();
        assertThat(again.get("cost")).isEqualTo(first.get("cost"));
        assertThat(solve("taquin", position).path("cached").asBoolean()).isTrue();
    }

    @Test
    void todaysResultsAreEverybodysBestAndToldInFullToWhoHasFinished() throws Exception {
        HttpClient ann =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        HttpClient bob =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        String position =
                get(ann, "/api/today/results?game=taquin").get("position").asText();
        List<String> moves = new ArrayList<>();
        solve("taquin", position).get("moves").forEach(m -> moves.add(m.asText()));
        assertThat(post(
                                ann,
                                "/api/today/results",
                                Map.of("game", "taquin", "name", "Ann", "moves", moves.subList(1, moves.size())))
                        .statusCode())
                .isEqualTo(400);
        HttpResponse<String> done = post(
                ann, "/api/today/results", Map.of("game", "taquin", "name", "Ann", "moves", moves, "millis", 5000));
        assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
        JsonNode own = get(ann, "/api/today/results?game=taquin");
        assertThat(own.get("finished").asBoolean()).isTrue();
        assertThat(own.get("best").get(0).get("moves")).hasSize(moves.size());
        JsonNode other = get(bob, "/api/today/results?game=taquin");
        assertThat(other.get("finished").asBoolean()).isFalse();
        assertThat(other.get("best").get(0).get("name").asText()).isEqualTo("Ann");
        assertThat(other.get("best").get(0).get("cost").asInt())
                .isEqualTo(own.get("best").get(0).get("cost").asInt());
        assertThat(other.get("best").get(0).get("moves")).isEmpty();
    }

    @Test
    void whoKeepsTooMuchAtOnceWaits() throws Exception {
        HttpClient who = HttpClient.newHttpClient();
        int kept = 0;
        while (post(who, "/api/kept", Map.of("kind", "analysis", "content", Map.of()))
                        .statusCode()
                == 200) kept++;
        assertThat(kept).isGreaterThanOrEqualTo(20);
        int sent = 0;
        while (post(who, "/api/today/results", Map.of("game", "taquin", "name", "Ann", "moves", List.of()))
                        .statusCode()
                != 429) sent++;
        assertThat(sent).as("results of the day").isGreaterThanOrEqualTo(20);
        assertThat(post(who, "/api/kept", Map.of("kind", "analysis", "content", Map.of("x", "y".repeat(600_000))))
                        .statusCode())
                .isEqualTo(413);
    }

    @Test
    void whoKeepsLargePagesWaitsSooner() throws Exception {
        HttpClient who = HttpClient.newHttpClient();
        Map<String, Object> large = Map.of(
                "kind",
                "experiment",
                "content",
                Map.of("a", "x".repeat(190_000), "b", "x".repeat(190_000), "c", "x".repeat(130_000)));
        int kept = 0;
        while (kept < 25 && post(who, "/api/kept", large).statusCode() == 200) kept++;
        assertThat(kept).as("four megabytes of half a megabyte each").isEqualTo(8);
    }

    @Test
    void aPageIsKeptUnderAnAddressOfItsOwn() throws Exception {
        HttpClient who = HttpClient.newHttpClient();
        HttpResponse<String> kept =
                post(who, "/api/kept", Map.of("kind", "analysis", "content", Map.of("note", "é <b>")));
        assertThat(kept.statusCode()).as(kept.body()).isEqualTo(200);
        String id = JSON.readTree(kept.body()).get("id").asText();
        server.close();
        start();
        assertThat(get(who, "/api/kept/" + id).get("content").get("note").asText())
                .isEqualTo("é <b>");
        assertThat(post(who, "/api/kept", Map.of("kind", "virus", "content", Map.of()))
                        .statusCode())
                .isEqualTo(400);
        assertThat(get(who, "/api/kept/" + "0".repeat(32)).get("error").asText())
                .contains("no such page");
    }
}
