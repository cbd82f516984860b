package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tests the endpoints of the analysis board. */
class AnalysisApiTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static Server server;

    @BeforeAll
    static void open() {
        server = TestServers.start();
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @Test
    void pastedRecordIsReplayedAndErrorsHaveAPosition() throws Exception {
        JsonNode record = post("/api/records", Map.of("text", "[Game \"quoridor\"] 1. e2 (1. D1 {flank}) e8! *"), "en");
        assertThat(record.path("moves").path(0).path("words").asString()).isEqualTo("pawn to e2");
        JsonNode other = record.path("moves").path(0).path("instead").path(0).path(0);
        assertThat(other.path("text").asString()).isEqualTo("d1");
        assertThat(other.path("comment").asString()).isEqualTo("flank");
        assertThat(other.path("tone").asString()).isEqualTo("red");
        assertThat(post("/api/records", Map.of("text", record.path("text").asString()), "en"))
                .isEqualTo(record);
        assertThat(post("/api/records", Map.of("text", "1. e2 e7"), "fr")
                        .path("error")
                        .asString())
                .startsWith("ligne 1, colonne 7 : ");
    }

    @Test
    void moveListContinuesFromTheGivenPosition() throws Exception {
        JsonNode record =
                post("/api/records", Map.of("text", "1. 8R", "game", "taquin", "position", "1,2,3/4,5,6/7,8,0"), "en");
        assertThat(record.path("start").asString()).isEqualTo("1,2,3/4,5,6/7,8,0");
        assertThat(record.path("moves").path(0).path("text").asString()).isEqualTo("8R");
    }

    @Test
    void lineIsExportedAsAnimatedGif() throws Exception {
        JsonNode answer = post(
                "/api/gif", Map.of("game", "quoridor", "position", "start", "moves", List.of("e2", "e8", "e3h")), "en");
        byte[] gif = Base64.getDecoder().decode(answer.path("gif").asString());
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(gif)));
        assertThat(reader.getNumImages(true)).isEqualTo(4);
        assertThat(reader.getWidth(3)).isEqualTo(reader.getWidth(0)).isGreaterThan(100);
    }

    /** At normal size, each of its pictures would take a hundred megabytes. */
    @Test
    void gifOfALargeBoardIsScaledDown() throws Exception {
        JsonNode answer = post(
                "/api/gif",
                Map.of("game", "taquin", "position", ServerFixture.largeTaquin(), "moves", List.of("9999R")),
                "en");
        byte[] gif = Base64.getDecoder().decode(answer.path("gif").asString());
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(gif)));
        assertThat(reader.getNumImages(true)).isEqualTo(2);
        assertThat(reader.getWidth(0) * reader.getHeight(0)).isBetween(900_000, 1_000_000);
    }

    @Test
    void analysisRanksLinesAndReusesItsTable() throws Exception {
        String seat = post("/api/seats", Map.of(), "en").path("id").asString();
        String query = "/api/solve?game=quoridor&set=depth%3D5&time=60000&lines=3&seat=" + seat + "&position="
                + URLEncoder.encode("start moves e2 e8 e3 e7", StandardCharsets.UTF_8);
        JsonNode first = result(query + "&lang=fr");
        JsonNode again = result(query);
        List<Integer> values = new ArrayList<>();
        first.path("lines")
                .forEach(line -> values.add(line.path("balance").path("first").asInt()));
        assertThat(values).hasSize(3).isSortedAccordingTo((a, b) -> b - a);
        assertThat(first.path("balance").path("first").asInt()).isEqualTo(values.get(0));
        assertThat(first.path("balance").path("sentence").asString()).matches("(Rouge|Bleu) mène de .*|Égalité");
        assertThat(again.path("stats").path("expanded").asLong())
                .isLessThan(first.path("stats").path("expanded").asLong());
    }

    private static JsonNode post(String path, Map<String, ?> body, String language) throws Exception {
        HttpRequest request = request(path)
                .header("Content-Type", "application/json")
                .header("Accept-Language", language)
                .POST(HttpRequest.BodyPublishers.ofString(MAPPER.writeValueAsString(body)))
                .build();
        return MAPPER.readTree(
                CLIENT.send(request, HttpResponse.BodyHandlers.ofString()).body());
    }

    private static JsonNode result(String path) throws Exception {
        String events = CLIENT.send(request(path).build(), HttpResponse.BodyHandlers.ofString())
                .body();
        String data = events.substring(events.indexOf("event: result\ndata: ") + "event: result\ndata: ".length());
        return MAPPER.readTree(data.substring(0, data.indexOf('\n')));
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }
}
