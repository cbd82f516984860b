package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tests what every route of the API must withstand. The routes are read from the OpenAPI document, which describes
 * every route ({@link OpenApiTest}), so new routes are tested, too.
 */
@Timeout(240)
class EveryRouteTest extends ServerFixture {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /**
     * A valid value for each field and parameter, so that an invalid value in one of them is processed as far as
     * possible.
     */
    private static final String VALID_VALUES = """
            {"game": "taquin", "position": "1,2,3/4,5,6/0,7,8", "engine": "astar", "moves": ["7R"], "rounds":
            ["1,2,3/4,5,6/0,7,8"], "options": {"size": "3"}, "seed": 1, "text": "1. e2 e8", "name": "Ada", "content": {"a": 1},
            "from": {"kind": "CELL", "x": 0, "y": 0}, "to": {"kind": "CELL", "x": 1, "y": 0}, "tool": "hole", "x": 0, "y": 0,
            "plates": ["1A", "2A", "3A", "4A"], "question": 0, "choice": 0, "move": "7R", "agent": "explorer", "title": "Cup",
            "games": 1, "time": 20, "clock": 0, "increment": 0, "plies": 0, "deal": 1, "bots": [{"name": "a", "kind":
            "engine", "id": "random"}], "token": "none", "names": ["a"], "verb": "ready", "args": {}, "sign": "bolt",
            "engines": [{"id": "astar"}], "millis": 20, "nodes": 100, "experiment":
            {"game": "taquin", "deal": 1, "millis": 20, "engines": [{"id": "astar"}]}}
            """;

    /** Invalid values as JSON, in ASCII. */
    private static final List<String> INVALID_VALUES = List.of(
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

    private static final List<String> INVALID_BODIES = List.of(
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
    private int clientNumber;

    @BeforeEach
    void createResources() throws Exception {
        restartWithStore();
        createResource("/api/tables", "{\"game\": \"hitman\", \"options\": {\"phase\": \"1\"}}");
        createResource("/api/rooms", "{\"game\": \"quoridor\", \"name\": \"Ada\"}");
        createResource(
                "/api/arena",
                "{\"title\": \"Cup\", \"game\": \"quoridor\", \"format\": \"round-robin\", \"games\": 1, \"time\": 20}");
        createResource("/api/experiments", "{\"game\": \"taquin\", \"deal\": 1, \"engines\": [{\"id\": \"astar\"}]}");
        createResource("/api/kept", "{\"kind\": \"analysis\", \"content\": {}}");
        ids.put("/api/learn", "astar");
        ids.put("/api/rules", "taquin");
    }

    /** Stops the server before it starts the next one, because only one server can use the folder. */
    private void restartWithStore() {
        server.close();
        server = new Server(ServerOptions.local(Database.openFolder(folder)));
    }

    private void createResource(String resource, String body) throws IOException {
        JsonNode created = json(post(1, resource, body));
        assertThat(created.path("id").asString()).as(resource + " " + created).isNotEmpty();
        ids.put(resource, created.path("id").asString());
        tokens.put(resource, created.path("token").asString());
    }

    /** One operation of the API. */
    private record Route(String method, String path, JsonNode operation) {
        boolean isEventStream() {
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
    void invalidInputIsRejectedWithAMessage() throws Exception {
        JsonNode doc = description();
        Set<String> bad = new TreeSet<>();
        for (Route route : routes()) {
            for (String query : queries(route, doc))
                bad.addAll(failures(route, query, route.method.equals("POST") ? "{}" : ""));
            if (route.method.equals("POST"))
                for (String body : bodies(route, doc)) bad.addAll(failures(route, "", body));
        }
        assertThat(bad).isEmpty();
        assertThat(status(get(1, "/api/health"))).isEqualTo("200");
        restartWithStore();
        assertThat(status(get(1, "/api/rooms/" + ids.get("/api/rooms"))))
                .as("the server restarts with what was stored")
                .isEqualTo("200");
    }

    /** Returns invalid bodies: a valid one, and then each of its fields replaced by invalid values. */
    private List<String> bodies(Route route, JsonNode doc) throws IOException {
        JsonNode schema = resolveRef(
                route.operation
                        .path("requestBody")
                        .path("content")
                        .path("application/json")
                        .path("schema"),
                doc);
        JsonNode validValues = MAPPER.readTree(VALID_VALUES);
        ObjectNode whole = MAPPER.createObjectNode();
        schema.path("properties").properties().forEach(field -> {
            JsonNode value = validValues.path(field.getKey());
            JsonNode listed = resolveRef(field.getValue(), doc).path("enum").path(0);
            if (!listed.isMissingNode()) whole.set(field.getKey(), listed);
            else if (!value.isMissingNode()) whole.set(field.getKey(), value);
        });
        if (!route.path.equals("/api/edit") && whole.has("game")) whole.put("game", game(route));
        List<String> bodies = new ArrayList<>(INVALID_BODIES);
        bodies.add(whole.toString());
        for (Map.Entry<String, JsonNode> field : schema.path("properties").properties())
            for (String invalid : INVALID_VALUES) {
                ObjectNode one = whole.deepCopy();
                one.put(field.getKey(), "@");
                bodies.add(one.toString()
                        .replace("\"" + field.getKey() + "\":\"@\"", "\"" + field.getKey() + "\":" + invalid));
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
        JsonNode validValues = MAPPER.readTree(VALID_VALUES);
        Map<String, String> whole = new LinkedHashMap<>();
        for (JsonNode given : route.operation.path("parameters")) {
            JsonNode parameter = resolveRef(given, doc);
            if (!parameter.path("in").asString().equals("query")) continue;
            String name = parameter.path("name").asString();
            JsonNode value = validValues.path(name);
            whole.put(name, value.isMissingNode() ? "" : value.isString() ? value.asString() : value.toString());
        }
        List<String> queries =
                new ArrayList<>(List.of(query(whole), "?%zz", "?" + "a=b&".repeat(500), "?lang=%ED%A0%80"));
        for (String name : whole.keySet())
            for (String invalid : INVALID_VALUES) {
                Map<String, String> one = new LinkedHashMap<>(whole);
                one.put(name, invalid.replaceAll("^\"|\"$", ""));
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

    private static JsonNode resolveRef(JsonNode node, JsonNode doc) {
        return node.has("$ref") ? doc.at(node.path("$ref").asString().substring(1)) : node;
    }

    /** Returns a description if a response is an internal error or contains text of the JDK or a library. */
    private List<String> failures(Route route, String query, String body) throws IOException {
        String answer = sendTo(route, query, body, "");
        String status = status(answer);
        boolean failed = status.startsWith("5") && !Set.of("503", "507").contains(status);
        boolean leaksInternals = answer.matches(
                "(?s).*(java\\.|Exception|Constraints|For input string|No enum constant|\"error\":null).*");
        return failed || leaksInternals
                ? List.of(route.method + " " + route.path + abbreviate(query) + " " + abbreviate(body) + " -> "
                        + abbreviate(answer))
                : List.of();
    }

    private static String abbreviate(String text) {
        String last = text.substring(Math.max(0, text.length() - 200));
        return text.length() < 300 ? text : text.substring(0, 100) + " ... " + last;
    }

    /** Sends a request, each time from another address, so that no limit per client hides other failures. */
    private String sendTo(Route route, String query, String body, String header) throws IOException {
        clientNumber = clientNumber % 200 + 2;
        String resource = route.resource();
        String path = route.path
                .replaceFirst("\\{(id|topic|game)}", ids.getOrDefault(resource, "none"))
                .replaceAll("\\{kind}", "games.csv")
                .replaceAll("\\{number}", "0");
        String token = tokens.getOrDefault(resource, "");
        String head = route.method + " " + path + query + " HTTP/1.1"
                + (body.isEmpty() || header.contains("Content-Type") ? "" : "\r\nContent-Type: application/json")
                + (token.isEmpty() ? "" : "\r\nAuthorization: Bearer " + token)
                + header;
        if (!route.isEventStream()) return request(clientNumber, head, body);
        try (Socket socket = connect(clientNumber)) {
            send(socket, head, body);
            return "HTTP/1.1 " + readBetween(socket.getInputStream(), "HTTP/1.1 ", "\r\n\r\n");
        }
    }

    @Test
    void crossSiteRequestsAreRejectedOnEveryRoute() throws Exception {
        for (Route route : routes()) {
            String body = route.method.equals("POST") ? "{}" : "";
            assertThat(status(sendTo(route, "", body, "\r\nHost: evil.example")))
                    .as(route.path)
                    .isEqualTo("421");
            for (String crossSiteHeader : List.of("\r\nOrigin: http://evil.example", "\r\nSec-Fetch-Site: cross-site"))
                assertThat(status(sendTo(route, "", body, crossSiteHeader)))
                        .as(route.path)
                        .isEqualTo("403");
            assertThat(status(sendTo(route, "", "game=taquin", "\r\nContent-Type: text/plain")))
                    .as(route.path)
                    .isEqualTo("415");
            for (String other : List.of("/%61pi/", "//api/", "/api;a=b/", "/./api/", "/api//", "/API/")) {
                String answer = sendTo(
                        new Route(route.method, route.path.replaceFirst("/api/", other), route.operation),
                        "",
                        body,
                        "\r\nOrigin: http://evil.example");
                assertThat(answer.startsWith("HTTP/1.1 200") && answer.contains("Content-Type: application/json"))
                        .as(other + " in " + route.path)
                        .isFalse();
            }
            for (String method : List.of("PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "BREW"))
                assertThat(status(sendTo(new Route(method, route.path, route.operation), "", "", "")))
                        .as(method + " " + route.path)
                        .isIn("400", "404", "405", "501");
        }
    }
}
