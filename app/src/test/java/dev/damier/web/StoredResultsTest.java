package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.store.DailyStore;
import dev.damier.store.Database;
import dev.damier.store.PageStore;
import dev.damier.store.StoredDaily;
import dev.damier.store.StoredPage;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tests what a server stores besides rooms: solutions, daily results and saved pages. */
class StoredResultsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    private Server server;

    @BeforeEach
    void start() {
        server = new Server(ServerOptions.local(Database.openFolder(folder)));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    private HttpResponse<String> post(HttpClient client, String path, Object body) throws Exception {
        return client.send(
                request(path)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private JsonNode get(HttpClient client, String path) throws Exception {
        return JSON.readTree(client.send(request(path).build(), HttpResponse.BodyHandlers.ofString())
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

    /** Changes the database of the stopped server and returns the number of changed rows. */
    private int updateDatabase(String sql) throws Exception {
        try (java.sql.Connection c =
                        java.sql.DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("damier.db"));
                java.sql.Statement s = c.createStatement()) {
            return s.executeUpdate(sql);
        }
    }

    /** A solution of 69 moves: longer than the 60 moves that a running search shows. */
    @Test
    void longSolutionIsServedFromTheCache() throws Exception {
        String position = "9,0,5,8,1,10/6,11,4,3,2,7";
        JsonNode first = solve("taquin", position);
        assertThat(first.get("cost").asInt()).isEqualTo(69);
        JsonNode again = solve("taquin", position);
        assertThat(again.path("cached").asBoolean()).isTrue();
        assertThat(again.get("moves")).hasSize(69).isEqualTo(first.get("moves"));
    }

    /** A record of another build is solved again. */
    @Test
    void solutionOfAnotherBuildIsNotServed() throws Exception {
        String position = "8,1,3/4,0,2/7,6,5";
        solve("taquin", position);
        server.close();
        assertThat(updateDatabase("update solution set version = version || '0'"))
                .isEqualTo(1);
        start();
        assertThat(solve("taquin", position).has("cached")).isFalse();
        assertThat(solve("taquin", position).path("cached").asBoolean()).isTrue();
    }

    @Test
    void solvedPositionIsCached() throws Exception {
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
    void illegalCacheEntryIsNotUsed() throws Exception {
        String position = "8,1,3/4,0,2/7,6,5";
        JsonNode first = solve("taquin", position);
        server.close();
        assertThat(updateDatabase("update solution set record = replace(record, '\"cost\":', '\"cost\":1')"))
                .isEqualTo(1);
        start();
        JsonNode again = solve("taquin", position);
        assertThat(again.has("cached")).isFalse();
        assertThat(again.get("cost")).isEqualTo(first.get("cost"));
        assertThat(solve("taquin", position).path("cached").asBoolean()).isTrue();
    }

    @Test
    void dailySolutionsAreShownOnlyToFinishedPlayers() throws Exception {
        HttpClient ann =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        HttpClient bob =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        String position =
                get(ann, "/api/today/results?game=taquin").get("position").asString();
        List<String> moves = new ArrayList<>();
        solve("taquin", position).get("moves").forEach(m -> moves.add(m.asString()));
        assertThat(post(
                                ann,
                                "/api/today/results",
                                Map.of("game", "taquin", "name", "Ann", "moves", moves.subList(1, moves.size())))
                        .statusCode())
                .isEqualTo(400);
        // A solution without the times of its moves was not played.
        assertThat(post(ann, "/api/today/results", Map.of("game", "taquin", "name", "Ann", "moves", moves))
                        .statusCode())
                .isEqualTo(400);
        List<Integer> times =
                IntStream.range(0, moves.size()).mapToObj(i -> 200 * i).toList();
        HttpResponse<String> done = post(
                ann, "/api/today/results", Map.of("game", "taquin", "name", "Ann", "moves", moves, "times", times));
        assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
        JsonNode own = get(ann, "/api/today/results?game=taquin");
        assertThat(own.get("finished").asBoolean()).isTrue();
        assertThat(own.get("best").get(0).get("moves")).hasSize(moves.size());
        JsonNode other = get(bob, "/api/today/results?game=taquin");
        assertThat(other.get("finished").asBoolean()).isFalse();
        assertThat(other.get("best").get(0).get("name").asString()).isEqualTo("Ann");
        assertThat(other.get("best").get(0).get("cost").asInt())
                .isEqualTo(own.get("best").get(0).get("cost").asInt());
        assertThat(other.get("best").get(0).get("moves")).isEmpty();
    }

    @Test
    void savingIsRateLimited() throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        int saved = 0;
        while (post(client, "/api/kept", Map.of("kind", "analysis", "content", Map.of()))
                        .statusCode()
                == 200) saved++;
        assertThat(saved).isGreaterThanOrEqualTo(20);
        int sent = 0;
        while (post(client, "/api/today/results", Map.of("game", "taquin", "name", "Ann", "moves", List.of()))
                        .statusCode()
                != 429) sent++;
        assertThat(sent).as("results of the day").isGreaterThanOrEqualTo(20);
        assertThat(post(client, "/api/kept", Map.of("kind", "analysis", "content", Map.of("x", "y".repeat(600_000))))
                        .statusCode())
                .isEqualTo(413);
    }

    @Test
    void savingIsRateLimitedByBytes() throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        Map<String, Object> large = Map.of(
                "kind",
                "experiment",
                "content",
                Map.of("a", "x".repeat(190_000), "b", "x".repeat(190_000), "c", "x".repeat(130_000)));
        int saved = 0;
        while (saved < 25 && post(client, "/api/kept", large).statusCode() == 200) saved++;
        assertThat(saved).as("pages of 0.5 MB within the limit of 4 MB").isEqualTo(8);
    }

    @Test
    void dailyResultHasAtMost2000Moves() throws Exception {
        for (int count : List.of(2_000, 2_001)) {
            HttpResponse<String> answer = post(
                    HttpClient.newHttpClient(),
                    "/api/today/results",
                    Map.of(
                            "game",
                            "taquin",
                            "name",
                            "Ann",
                            "moves",
                            Collections.nCopies(count, "none"),
                            "times",
                            Collections.nCopies(count, 0)));
            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(answer.body().contains("at most 2000 moves")).isEqualTo(count > 2_000);
        }
    }

    /** Only the best 1,000 results of a board and the boards of the last 30 days are stored. */
    @Test
    void oldAndWorseDailyResultsAreDeleted() throws Exception {
        HttpClient ann = HttpClient.newHttpClient();
        JsonNode board = get(ann, "/api/today/results?game=taquin");
        LocalDate day = LocalDate.parse(board.get("day").asString());
        List<String> moves = new ArrayList<>();
        solve("taquin", board.get("position").asString()).get("moves").forEach(m -> moves.add(m.asString()));
        server.close();
        String insert = "insert into daily_result (day, game, player, name, cost, millis, moves, at) ";
        assertThat(updateDatabase(
                        insert + "with recursive n(i) as (select 0 union all select i + 1 from n where i < 1004)"
                                + " select '" + day + "', 'taquin', 'p' || i, 'P', 1000 + i, 1, 'a', i from n"))
                .isEqualTo(1_005);
        for (int age : List.of(30, 31))
            assertThat(updateDatabase(
                            insert + "values ('" + day.minusDays(age) + "', 'taquin', 'old', 'Old', 9, 1, 'a', 1)"))
                    .isEqualTo(1);
        start();
        List<Integer> times = Collections.nCopies(moves.size(), 0);
        assertThat(post(
                                ann,
                                "/api/today/results",
                                Map.of("game", "taquin", "name", "Ann", "moves", moves, "times", times))
                        .statusCode())
                .isEqualTo(200);
        server.close();
        try (Database database = Database.openFolder(folder)) {
            DailyStore store = new DailyStore(database);
            List<StoredDaily> stored = store.best(day.toString(), "taquin", 2_000);
            assertThat(stored).hasSize(1_000);
            assertThat(stored.get(0).name()).isEqualTo("Ann");
            assertThat(stored.get(999).player()).isEqualTo("p998");
            assertThat(store.best(day.minusDays(30).toString(), "taquin", 9)).hasSize(1);
            assertThat(store.best(day.minusDays(31).toString(), "taquin", 9)).isEmpty();
        }
    }

    @Test
    void savedPagesAreDeletedAfterAYear() throws Exception {
        long now = System.currentTimeMillis();
        server.close();
        try (Database database = Database.openFolder(folder)) {
            for (int days : List.of(364, 366))
                new PageStore(database)
                        .save(new StoredPage(
                                "p" + days,
                                "analysis",
                                "{}",
                                now - Duration.ofDays(days).toMillis()));
        }
        start();
        HttpClient client = HttpClient.newHttpClient();
        assertThat(post(client, "/api/kept", Map.of("kind", "analysis", "content", Map.of()))
                        .statusCode())
                .isEqualTo(200);
        assertThat(get(client, "/api/kept/p364").path("kind").asString()).isEqualTo("analysis");
        assertThat(get(client, "/api/kept/p366").path("error").asString()).contains("page not found");
    }

    @Test
    void savedPageHasItsOwnLink() throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        HttpResponse<String> saved =
                post(client, "/api/kept", Map.of("kind", "analysis", "content", Map.of("note", "é <b>")));
        assertThat(saved.statusCode()).as(saved.body()).isEqualTo(200);
        String id = JSON.readTree(saved.body()).get("id").asString();
        server.close();
        start();
        assertThat(get(client, "/api/kept/" + id).get("content").get("note").asString())
                .isEqualTo("é <b>");
        assertThat(post(client, "/api/kept", Map.of("kind", "virus", "content", Map.of()))
                        .statusCode())
                .isEqualTo(400);
        assertThat(get(client, "/api/kept/" + "0".repeat(32)).get("error").asString())
                .contains("page not found");
    }
}
