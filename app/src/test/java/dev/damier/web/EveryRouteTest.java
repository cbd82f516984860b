package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.damier.contest.OperatorBots;
import dev.damier.store.Database;
import java.io.IOException;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What every route of the interface has to bear, those to come included: they are taken from its description, which names
 * every route there is ({@link OpenApiTest}).
 */
@Timeout(240)
class EveryRouteTest extends VisitedServer {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Something sensible for each field and parameter, so that nonsense in one of them gets as far as it can. */
    private static final String SENSIBLE = """
            {"game": "taquin", "position": "1,2,3/4,5,6/0,7,8", "engine": "astar", "moves": ["7R"], "rounds":
            ["1,2,3/4,5,6/0,7,8"], "options": {"size": "3"}, "seed": 1, "text": "1. e2 e8", "name": "Ada", "content": {"a": 1},
            "from": {"kind": "CELL", "x": 0, "y": 0}, "to": {"kind": "CELL", "x": 1, "y": 0}, "tool": "hole", "x": 0, "y": 0,
            "plates": ["1A", "2A", "3A", "4A"], "question": 0, "choice": 0, "move": "7R", "agent": "explorer", "title": "Cup",
            "games": 1, "time": 20, "clock": 0, "increment": 0, "plies": 0, "deal": 1, "bots": [{"name": "a", "kind":
            "engine", "id": "random"}], "token": "none", "names": ["a"], "verb": "ready", "args": {}, "sign": "bolt",
            "engines": [{"id": "astar"}], "millis": 20, "nodes": 100, "experiment":
            {"game": "taquin", "deal": 1, "millis": 20, "engines": [{"id": "astar"}]}}
            """;

    /** As JSON; all of it ASCII. */
    private static final List<String> NONSENSE = List.of(
            "null",
            "true",
            "-1",
            "1e999",
            "99999999999999999999999999",
            "\"\"",
            "\"\\ud800\"",
            "\"\\u0000\\u001b[2J\\u202e\"",
            "\"\\ud835\\udd4f<script>'--\"",
            "\"" + "9,".repeat(3_000) + "\"",
            "{}",
            "[]",
            "[[{\"\\udfff\": null}]]",
            "{\"a\": [1, {\"id\": {}}]}");

    private static final List<String> BODIES = List.of(
            "[]",
            "null",
            "\"\"",
            "{",
            "{\"a\":1}}",
            "[".repeat(5_000),
            "{\"a\":".repeat(5_000),
            "{\"\\ud800\":1}",
            "1e9999");

    @TempDir
    Path folder;

    private final Map<String, String> ids = new LinkedHashMap<>();
    private final Map<String, String> tokens = new LinkedHashMap<>();
    private int visitor;

    @BeforeEach
    void keep() throws Exception {
        reopen(stored());
        know("/api/tables", "{\"game\": \"hitman\", \"seed\": 1, \"options\": {\"phase\": \"1\"}}");
        know("/api/rooms", "{\"game\": \"quoridor\", \"name\": \"Ada\"}");
        know(
                "/api/arena",
                "{\"title\": \"Cup\", \"game\": \"quoridor\", \"format\": \"round-robin\", \"games\": 1, \"time\": 20}");
        know("/api/experiments", "{\"game\": \"taquin\", \"deal\": 1, \"engines\": [{\"id\": \"astar\"}]}");
        know("/api/kept", "{\"kind\": \"analysis\", \"content\": {}}");
        ids.put("/api/learn", "astar");
        ids.put("/api/rules", "taquin");
    }

    private Server stored() {
        return new Server("127.0.0.1", 0, Set.of(), Database.folder(folder), OperatorBots.NONE);
    }

    private void know(String resource, String body) throws IOException {
        JsonNode made = json(post(1, resource, body));
        assertThat(made.path("id").asText()).as(resource + " " + made).isNotEmpty();
        ids.put(resource, made.path("id").asText());
        tokens.put(resource, made.path("token").asText());
    }

    /** One operation of the interface. */
    private record Route(String method, String path, JsonNode about) {
        boolean endless() {
            return path.endsWith("/events");
        }

        String resource() {
            return String.join("/", List.of(path.split("/")).subList(0, 3));
        }
    }

    private List<Route> routes() throws IOException {
        List<Route> routes = new ArrayList<>();
        description()
                .path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(operation -> routes.add(new Route(
                                operation.getKey().toUpperCase(java.util.Locale.ROOT),
                                path.getKey(),
                                operation.getValue()))));
        assertThat(routes).hasSizeGreaterThan(50);
        return routes;
    }

    private JsonNode description() throws IOException {
        return json(get(1, "/openapi.json"));
    }

    @Test
    void nonsenseIsRefusedInWords() throws Exception {
        JsonNode doc = description();
        Set<String> bad = new TreeSet<>();
        for (Route route : routes()) {
            for (String query : queries(route, doc))
                bad.addAll(faults(route, query, route.method.equals("POST") ? "{}" : ""));
            if (route.method.equals("POST")) for (String body : bodies(route, doc)) bad.addAll(faults(route, "", body));
        }
        assertThat(bad).isEmpty();
        assertThat(status(get(1, "/api/health"))).isEqualTo("200");
        reopen(stored());
        assertThat(status(get(1, "/api/rooms/" + ids.get("/api/rooms"))))
                .as("whatever was kept of it, the server starts again")
                .isEqualTo("200");
    }

    /** Everything sensible, and in turn each part of it nonsense. */
    private List<String> bodies(Route route, JsonNode doc) throws IOException {
        JsonNode schema = followed(
                route.about
                        .path("requestBody")
                        .path("content")
                        .path("application/json")
                        .path("schema"),
                doc);
        JsonNode sensible = MAPPER.readTree(SENSIBLE);
        ObjectNode whole = MAPPER.createObjectNode();
        schema.path("properties").properties().forEach(field -> {
            JsonNode known = sensible.path(field.getKey());
            JsonNode listed = followed(field.getValue(), doc).path("enum").path(0);
            if (!listed.isMissingNode()) whole.set(field.getKey(), listed);
            else if (!known.isMissingNode()) whole.set(field.getKey(), known);
        });
        if (!route.path.equals("/api/edit") && whole.has("game")) whole.put("game", game(route));
        List<String> bodies = new ArrayList<>(BODIES);
        bodies.add(whole.toString());
        for (Map.Entry<String, JsonNode> field : schema.path("properties").properties())
            for (String nonsense : NONSENSE) {
                ObjectNode one = whole.deepCopy();
                one.put(field.getKey(), "@");
                bodies.add(one.toString()
                        .replace("\"" + field.getKey() + "\":\"@\"", "\"" + field.getKey() + "\":" + nonsense));
            }
        return bodies;
    }

    private static String game(Route route) {
        return switch (route.resource()) {
            case "/api/tables" -> "hitman";
            case "/api/arena", "/api/rooms" -> "quoridor";
            case "/api/plates" -> "ricochet";
            default -> "taquin";
        };
    }

    private List<String> queries(Route route, JsonNode doc) throws IOException {
        JsonNode sensible = MAPPER.readTree(SENSIBLE);
        Map<String, String> whole = new LinkedHashMap<>();
        for (JsonNode given : route.about.path("parameters")) {
            JsonNode parameter = followed(given, doc);
            if (!parameter.path("in").asText().equals("query")) continue;
            String name = parameter.path("name").asText();
            JsonNode known = sensible.path(name);
            whole.put(name, known.isMissingNode() ? "" : known.isTextual() ? known.asText() : known.toString());
        }
        List<String> queries =
                new ArrayList<>(List.of(query(whole), "?%zz", "?" + "a=b&".repeat(500), "?lang=%ED%A0%80"));
        for (String name : whole.keySet())
            for (String nonsense : NONSENSE) {
                Map<String, String> one = new LinkedHashMap<>(whole);
                one.put(name, nonsense.replaceAll("^\"|\"$", ""));
                queries.add(query(one));
            }
        return queries;
    }

    private static String query(Map<String, String> values) {
        StringBuilder query = new StringBuilder("?");
        values.forEach((name, value) -> {
            if (!value.isEmpty())
                query.append(name).append('=').append(encoded(value)).append('&');
        });
        return query.toString();
    }

    private static JsonNode followed(JsonNode node, JsonNode doc) {
        return node.has("$ref") ? doc.at(node.path("$ref").asText().substring(1)) : node;
    }

    /** What is wrong with an answer: a failure, or words that are not meant for people. */
    private List<String> faults(Route route, String query, String body) throws IOException {
        String answer = asked(route, query, body, "");
        String status = status(answer);
        boolean failed = status.startsWith("5") && !Set.of("503", "507").contains(status);
        boolean strange = answer.matches(
                "(?s).*(java\\.|Exception|Constraints|For input string|No enum constant|\"error\":null).*");
        return failed || strange
                ? List.of(route.method + " " + route.path + shortened(query) + " " + shortened(body) + " -> "
                        + shortened(answer))
                : List.of();
    }

    private static String shortened(String text) {
        String last = text.substring(Math.max(0, text.length() - 200));
        return text.length() < 300 ? text : text.substring(0, 100) + " ... " + last;
    }

    /** Each time by another visitor, so that no limit of one of them hides the rest. */
    private String asked(Route route, String query, String body, String header) throws IOException {
        visitor = visitor % 200 + 2;
        String resource = route.resource();
        String path = route.path
                .replaceFirst("\\{(id|topic|game)}", ids.getOrDefault(resource, "none"))
                .replaceAll("\\{kind}", "games.csv");
        String token = tokens.getOrDefault(resource, "");
        String head = route.method + " " + path + query + " HTTP/1.1"
                + (body.isEmpty() || header.contains("Content-Type") ? "" : "\r\nContent-Type: application/json")
                + (token.isEmpty() ? "" : "\r\nAuthorization: Bearer " + token)
                + header;
        if (!route.endless()) return ask(visitor, head, body);
        try (Socket socket = call(visitor)) {
            say(socket, head, body);
            return "HTTP/1.1 " + until(socket.getInputStream(), "HTTP/1.1 ", "\r\n\r\n");
        }
    }

    @Test
    void strangersAreSentAwayEverywhere() throws Exception {
        for (Route route : routes()) {
            String body = route.method.equals("POST") ? "{}" : "";
            assertThat(status(asked(route, "", body, "\r\nHost: evil.example")))
                    .as(route.path)
                    .isEqualTo("421");
            for (String foreign : List.of("\r\nOrigin: http://evil.example", "\r\nSec-Fetch-Site: cross-site"))
                assertThat(status(asked(route, "", body, foreign)))
                        .as(route.path)
                        .isEqualTo("403");
            assertThat(status(asked(route, "", "game=taquin", "\r\nContent-Type: text/plain")))
                    .as(route.path)
                    .isEqualTo("415");
            for (String other : List.of("/%61pi/", "//api/", "/api;a=b/", "/./api/", "/api//", "/API/")) {
                String answer = asked(
                        new Route(route.method, route.path.replaceFirst("/api/", other), route.about),
                        "",
                        body,
                        "\r\nOrigin: http://evil.example");
                assertThat(answer.startsWith("HTTP/1.1 200") && answer.contains("Content-Type: application/json"))
                        .as(other + " in " + route.path)
                        .isFalse();
            }
            for (String method : List.of("PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "BREW"))
                assertThat(status(asked(new Route(method, route.path, route.about), "", "", "")))
                        .as(method + " " + route.path)
                        .isIn("400", "404", "405", "501");
        }
    }
}
