package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.web.http.RequestParams;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Sends the largest board of each game and the longest game to every route that takes a position. The routes are read
 * from the OpenAPI document, so new routes are tested, too.
 */
@Timeout(240)
class LargestBoardTest extends ServerFixture {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** The deal options of the largest board of each game. */
    private static final Map<String, String> LARGEST = Map.of(
            "taquin", "{\"size\": \"100\"}",
            "ricochet", "{\"size\": \"100x100\"}",
            "quoridor", "{\"size\": \"11\", \"players\": \"4\"}",
            "hitman", "{\"rows\": \"40\", \"columns\": \"40\", \"solvable\": \"any\"}");

    /** Fields that can have a large value. */
    private static final Set<String> LARGE_FIELDS =
            Set.of("position", "positions", "rounds", "text", "content", "experiment");

    /** Routes whose text is not a position, or that create something with limits of its own. */
    private static final Set<String> OTHER_ROUTES = Set.of("/api/arena", "/api/rooms", "/api/today/results");

    @Test
    void everyRouteTakesTheLargestBoards() throws Exception {
        JsonNode doc = json(get(1, "/openapi.json"));
        Set<String> tested = new TreeSet<>();
        List<String> failures = new ArrayList<>();
        for (String game : LARGEST.keySet()) {
            String position = deal(game);
            Map<String, JsonNode> values = values(game, position);
            for (Map.Entry<String, JsonNode> path : doc.path("paths").properties()) {
                JsonNode operation = path.getValue().path("post");
                JsonNode schema = schema(operation, doc);
                if (!takesPosition(schema) || OTHER_ROUTES.stream().anyMatch(path.getKey()::startsWith)) continue;
                if (path.getKey().equals("/api/plates")) continue;
                ObjectNode body = MAPPER.createObjectNode();
                for (Map.Entry<String, JsonNode> field :
                        schema.path("properties").properties())
                    if (values.containsKey(field.getKey())) body.set(field.getKey(), values.get(field.getKey()));
                String answer = post(1 + tested.size() % 200, path.getKey(), body.toString());
                tested.add(path.getKey());
                if (!status(answer).equals("200"))
                    failures.add(
                            game + " " + path.getKey() + " " + answer.substring(0, Math.min(900, answer.length())));
            }
        }
        assertThat(failures).isEmpty();
        assertThat(tested)
                .contains(
                        "/api/deal",
                        "/api/next",
                        "/api/look",
                        "/api/gesture",
                        "/api/boards",
                        "/api/records",
                        "/api/gif",
                        "/api/edit",
                        "/api/engines",
                        "/api/solve",
                        "/api/hint",
                        "/api/tree",
                        "/api/experiments",
                        "/api/experiments/preview",
                        "/api/openings",
                        "/api/tables",
                        "/api/kept");
    }

    private static boolean takesPosition(JsonNode schema) {
        for (Map.Entry<String, JsonNode> field : schema.path("properties").properties())
            if (LARGE_FIELDS.contains(field.getKey())
                    || field.getKey().equals("game")
                            && schema.path("properties").has("options")) return true;
        return false;
    }

    private static JsonNode schema(JsonNode operation, JsonNode doc) {
        JsonNode schema = operation.at("/requestBody/content/application~1json/schema");
        return schema.has("$ref") ? doc.at(schema.path("$ref").asString().substring(1)) : schema;
    }

    /** Returns a valid value for each field. */
    private Map<String, JsonNode> values(String game, String position) throws IOException {
        ObjectNode look = MAPPER.createObjectNode().put("game", game).put("position", position);
        JsonNode view = json(post(1, "/api/look", look.toString()));
        String move = view.at("/moves/0/text").asString();
        JsonNode tool = json(get(1, "/api/tools?game=" + game)).at("/0/id");
        Map<String, JsonNode> values = new LinkedHashMap<>();
        values.put("game", MAPPER.getNodeFactory().textNode(game));
        values.put("position", MAPPER.getNodeFactory().textNode(position));
        values.put("text", MAPPER.getNodeFactory().textNode(position));
        values.put("rounds", MAPPER.createArrayNode().add(position));
        values.put("positions", MAPPER.createArrayNode().add(position));
        values.put("moves", MAPPER.createArrayNode().add(move));
        values.put("kind", MAPPER.getNodeFactory().textNode("link"));
        values.put("content", MAPPER.createObjectNode().put("value", position));
        values.put(
                "engines",
                MAPPER.createArrayNode().add(MAPPER.createObjectNode().put("id", defaultEngine(look))));
        values.put("to", MAPPER.readTree("{\"kind\": \"CELL\", \"x\": 1, \"y\": 1}"));
        values.put("x", MAPPER.getNodeFactory().numberNode(1));
        values.put("y", MAPPER.getNodeFactory().numberNode(1));
        values.put("draft", MAPPER.getNodeFactory().booleanNode(true));
        values.put("time", MAPPER.getNodeFactory().numberNode(200));
        values.put("millis", MAPPER.getNodeFactory().numberNode(200));
        values.put("ahead", MAPPER.getNodeFactory().booleanNode(true));
        if (tool.isString()) values.put("tool", tool);
        return values;
    }

    private String defaultEngine(ObjectNode look) throws IOException {
        return json(post(1, "/api/engines", look.toString())).path("standard").asString();
    }

    private String deal(String game) throws IOException {
        String answer = post(
                1, "/api/deal", "{\"game\": \"" + game + "\", \"seed\": 5, \"options\": " + LARGEST.get(game) + "}");
        assertThat(status(answer)).as(game + " " + answer).isEqualTo("200");
        return json(answer).path("position").asString();
    }

    @Test
    void largestBoardIsSearchedFromAShortAddress() throws Exception {
        for (String game : LARGEST.keySet()) {
            ObjectNode job = MAPPER.createObjectNode().put("game", game).put("position", deal(game));
            String id = json(post(
                            1,
                            "/api/solve",
                            job.put("time", 300).put("lines", 0).toString()))
                    .path("id")
                    .asString();
            String events = get(1, "/api/solve/" + id + "/events");
            assertThat(events).as(game).contains("event: started\ndata: {\"id\":\"" + id + "\"}", "event: result");
            assertThat(events).doesNotContain("event: refused", "\"outcome\":\"error\"");
            assertThat(status(get(1, "/api/solve/" + id + "/events")))
                    .as("a search runs once")
                    .isEqualTo("404");
        }
    }

    @Test
    void longestGameIsReplayed() throws Exception {
        for (String game : List.of("taquin", "ricochet")) {
            String position = deal(game);
            ArrayNode moves = longestLine(game, position);
            ObjectNode body = MAPPER.createObjectNode().put("game", game).put("position", position);
            body.set("moves", moves);
            JsonNode view = ok("/api/look", body);
            assertThat(view.path("played")).hasSize(RequestParams.MAX_MOVES);
            ok("/api/boards", body.deepCopy().put("from", RequestParams.MAX_MOVES - 1));
            ok("/api/gesture", body.deepCopy().set("to", MAPPER.readTree("{\"kind\": \"CELL\", \"x\": 1, \"y\": 1}")));
            ObjectNode next = MAPPER.createObjectNode().put("game", game);
            next.set("moves", moves);
            next.set("rounds", MAPPER.createArrayNode().add(position));
            ok("/api/next", next);
            StringBuilder line = new StringBuilder(position).append(" moves");
            moves.forEach(move -> line.append(' ').append(move.asString()));
            ObjectNode played = MAPPER.createObjectNode().put("game", game).put("position", line.toString());
            ok("/api/hint", played);
            ok("/api/openings", played);
            ok("/api/engines", played);
            JsonNode result = solveAsJson(played.deepCopy().put("time", 500));
            assertThat(result.path("outcome").asString()).as(game).isIn("solved", "stopped", "impossible");
            ok("/api/kept", (ObjectNode) MAPPER.createObjectNode()
                    .put("kind", "link")
                    .set("content", MAPPER.createObjectNode().put("value", line.toString())));
        }
    }

    @Test
    void largestBoardIsSolvedAsJson() throws Exception {
        for (String game : LARGEST.keySet()) {
            ObjectNode job = MAPPER.createObjectNode().put("game", game).put("position", deal(game));
            assertThat(solveAsJson(job.put("time", 300)).path("outcome").asString())
                    .as(game)
                    .isIn("solved", "stopped", "chosen");
        }
    }

    private JsonNode solveAsJson(ObjectNode job) throws IOException {
        String answer = request(
                1,
                "POST /api/solve HTTP/1.1\r\nContent-Type: application/json\r\nAccept: application/json",
                job.toString());
        assertThat(status(answer)).as(start(answer)).isEqualTo("200");
        return json(answer);
    }

    /** Starts a game on the largest board in a room, ends it, and reads the games of the room. */
    @Test
    void largestBoardIsPlayedInARoom() throws Exception {
        for (String game : List.of("taquin", "ricochet", "quoridor")) {
            String position = deal(game);
            ObjectNode settings = MAPPER.createObjectNode()
                    .put("game", game)
                    .put("position", position)
                    .put("name", "Ada");
            JsonNode host = ok("/api/rooms", settings);
            String path = "/api/rooms/" + host.path("id").asString();
            List<String> tokens = new ArrayList<>(List.of(host.path("token").asString()));
            int seats = game.equals("quoridor") ? 4 : 2;
            for (int i = 1; i < seats; i++)
                tokens.add(ok(path + "/join", MAPPER.createObjectNode().put("name", "player " + i))
                        .path("token")
                        .asString());
            for (String token : tokens) act(path, token, "ready", "{}");
            assertThat(inRoom("GET " + path, tokens.get(0), "").path("play").toString())
                    .as(game)
                    .contains(position.split("_")[0]);
            assertThat(status(get(1, path + "/games"))).as(game).isEqualTo("200");
            if (!game.equals("quoridor")) act(path, tokens.get(0), "end", "{}"); // a match ends by its rules
            JsonNode games = inRoom("GET " + path + "/games", tokens.get(0), "");
            assertThat(games).as(game + " " + start(games.toString())).hasSize(1);
        }
    }

    private void act(String path, String token, String verb, String args) throws IOException {
        inRoom("POST " + path + "/act", token, "{\"verb\":\"" + verb + "\",\"args\":" + args + "}");
    }

    private JsonNode inRoom(String methodAndPath, String token, String body) throws IOException {
        String answer = request(
                1,
                methodAndPath + " HTTP/1.1\r\nContent-Type: application/json\r\nAuthorization: Bearer " + token,
                body);
        assertThat(status(answer)).as(methodAndPath + " " + start(answer)).isEqualTo("200");
        return json(answer);
    }

    /** Two different maps of the largest size: the agent follows a plan for one of them in the other. */
    @Test
    void planIsRepairedOnTheLargestMap() throws Exception {
        String options = "{\"rows\": \"40\", \"columns\": \"40\", \"phase\": \"2\"}";
        List<String> maps = new ArrayList<>();
        for (int seed = 1; seed <= 2; seed++)
            maps.add(json(post(
                            1,
                            "/api/deal",
                            "{\"game\": \"hitman\", \"seed\": " + seed + ", \"options\": " + options + "}"))
                    .path("position")
                    .asString());
        ObjectNode body = MAPPER.createObjectNode().put("game", "hitman").put("believed", maps.get(0));
        assertThat(status(post(1, "/api/repair", body.put("actual", maps.get(0)).toString())))
                .isIn("200", "503");
        assertThat(status(post(1, "/api/repair", body.put("actual", maps.get(1)).toString())))
                .isIn("200", "400", "503");
        assertThat(status(get(1, "/api/health"))).isEqualTo("200");
    }

    private static String start(String answer) {
        return answer.substring(0, Math.min(900, answer.length()));
    }

    private JsonNode ok(String path, JsonNode body) throws IOException {
        String answer = post(1, path, body.toString());
        assertThat(status(answer))
                .as(path + " " + answer.substring(0, Math.min(900, answer.length())))
                .isEqualTo("200");
        return json(answer);
    }

    /** Returns the longest game: two moves that can be repeated. */
    private ArrayNode longestLine(String game, String position) throws IOException {
        ObjectNode look = MAPPER.createObjectNode().put("game", game).put("position", position);
        for (JsonNode first : json(post(1, "/api/look", look.toString())).path("moves")) {
            ArrayNode line = MAPPER.createArrayNode().add(first.path("text").asString());
            JsonNode after = ok("/api/look", look.deepCopy().set("moves", line));
            for (JsonNode second : after.path("moves")) {
                ArrayNode cycle = line.deepCopy().add(second.path("text").asString());
                cycle.add(cycle.get(0)).add(cycle.get(1));
                String answer =
                        post(1, "/api/look", look.deepCopy().set("moves", cycle).toString());
                if (!status(answer).equals("200")
                        || json(answer).at("/status/over").asBoolean()) continue;
                if (!json(answer)
                        .path("moves")
                        .findValuesAsString("text")
                        .contains(cycle.get(0).asString())) continue;
                ArrayNode longest = MAPPER.createArrayNode();
                while (longest.size() < RequestParams.MAX_MOVES)
                    longest.add(cycle.get(0)).add(cycle.get(1));
                return longest;
            }
        }
        throw new AssertionError("no repeatable moves in " + game);
    }

    @Test
    void tooLongRequestsAreRejectedAsJsonInTheLanguageOfTheClient() throws Exception {
        String french = "\r\nAccept-Language: fr";
        String longUrl = request(1, "GET /api/hint?position=" + "1,".repeat(10_000) + " HTTP/1.1" + french, "");
        assertThat(status(longUrl)).isEqualTo("414");
        assertThat(json(longUrl).path("error").asString()).startsWith("cette adresse est trop longue");
        String longerUrl = request(1, "GET /api/hint?position=" + "1,".repeat(30_000) + " HTTP/1.1" + french, "");
        assertThat(status(longerUrl)).isEqualTo("414");
        assertThat(json(longerUrl).path("error").asString()).contains("this address is too long", "cette adresse");
        String longHeader = request(1, "GET /api/games HTTP/1.1" + french + "\r\nX-A: " + "a".repeat(60_000), "");
        assertThat(status(longHeader)).isEqualTo("431");
        assertThat(json(longHeader).path("error").asString()).contains("en-têtes");
        String body = "{\"position\": \"" + "1,".repeat(300_000) + "\"}";
        String longBody = request(1, "POST /api/look HTTP/1.1\r\nContent-Type: application/json" + french, body);
        assertThat(status(longBody)).isEqualTo("413");
        assertThat(json(longBody).path("error").asString()).startsWith("la requête est trop longue");
        for (String malformed : List.of("BREW /api/games HTTP/1.1", "GET api HTTP/1.1", "GET / HTTP/9.9", "\u0001"))
            assertThat(request(1, malformed, "")).as(malformed).doesNotContain("<html", "<h1>", "Jetty");
    }
}
