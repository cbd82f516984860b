package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tests that the OpenAPI document is served, describes exactly the existing routes, and matches real responses. */
class OpenApiTest {
    private static final Path SOURCES = Path.of("src/main/java/dev/damier/web");
    private static final Pattern ROUTE = Pattern.compile("routes\\.(get|post|put|delete)\\(\\s*\"(/api/[^\"]+)\"");
    /** A route that accepts the same parameters in the query of GET and in the body of POST. */
    private static final Pattern GET_AND_POST_ROUTE =
            Pattern.compile("RequestDispatcher\\.route\\(\\s*routes,\\s*\"(/api/[^\"]+)\"");

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private static Server server;
    private static JsonNode doc;

    @BeforeAll
    static void open() throws Exception {
        server = TestServers.start();
        HttpResponse<String> answer = send("GET", "/openapi.json", "");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/json");
        doc = MAPPER.readTree(answer.body());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    private static HttpResponse<String> send(String method, String path, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Content-Type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void documentDescribesExactlyTheExistingRoutes() throws IOException {
        Set<String> registered = new TreeSet<>();
        try (var files = Files.walk(SOURCES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String source = Files.readString(file);
                Matcher route = ROUTE.matcher(source);
                while (route.find()) registered.add(route.group(1) + " " + route.group(2));
                Matcher both = GET_AND_POST_ROUTE.matcher(source);
                while (both.find()) {
                    registered.add("get " + both.group(1));
                    registered.add("post " + both.group(1));
                }
            }
        }
        Set<String> described = new TreeSet<>();
        doc.path("paths")
                .properties()
                .forEach(path ->
                        path.getValue().propertyNames().forEach(method -> described.add(method + " " + path.getKey())));
        assertThat(registered).hasSizeGreaterThan(20);
        assertThat(described).isEqualTo(registered);
    }

    /** The API page shows these requests as commands. */
    @Test
    void examplesSucceed() throws Exception {
        JsonNode examples = doc.at("/info/x-examples");
        assertThat(examples).hasSizeGreaterThan(3);
        for (JsonNode example : examples) {
            boolean hasBody = example.has("body");
            HttpResponse<String> response = send(
                    hasBody ? "POST" : "GET",
                    example.path("path").asString(),
                    hasBody ? example.path("body").toString() : "");
            assertThat(response.statusCode()).as(example.toString()).isEqualTo(200);
        }
    }

    @Test
    void parametersAndReferencesAreComplete() {
        assertThat(doc.path("openapi").asString()).startsWith("3.1");
        for (JsonNode reference : doc.findValues("$ref")) {
            assertThat(doc.at(reference.asString().substring(1)).isMissingNode())
                    .as(reference.asString())
                    .isFalse();
        }
        doc.path("paths")
                .properties()
                .forEach(path -> path.getValue().forEach(operation -> {
                    Set<String> declared = new TreeSet<>();
                    for (JsonNode given : operation.path("parameters")) {
                        JsonNode parameter = resolveRef(given);
                        if (parameter.path("in").asString().equals("path"))
                            declared.add(parameter.path("name").asString());
                    }
                    Set<String> braced = new TreeSet<>();
                    Matcher name = Pattern.compile("\\{(\\w+)}").matcher(path.getKey());
                    while (name.find()) braced.add(name.group(1));
                    assertThat(declared).as(path.getKey()).isEqualTo(braced);
                }));
    }

    @Test
    void responsesMatchTheirSchemas() throws Exception {
        assertResponseMatches("get", "/api/games", "", "");
        assertResponseMatches("get", "/api/today", "", "");
        assertResponseMatches("get", "/api/engines", "?game=taquin&position=1,2/3,0", "");
        assertResponseMatches("get", "/api/agents", "?game=hitman", "");
        assertResponseMatches("get", "/api/agents", "?game=hitman&phase=1", "");
        assertResponseMatches("get", "/api/tools", "?game=quoridor", "");
        assertResponseMatches("get", "/api/plates", "?game=ricochet&place=2", "");
        assertResponseMatches(
                "post", "/api/plates", "", "{\"game\":\"ricochet\",\"plates\":[\"1A\",\"2A\",\"3A\",\"4A\"]}");
        assertResponseMatches("get", "/api/rules/{game}", "taquin", "");
        assertResponseMatches("get", "/api/reports", "", "");
        assertResponseMatches("get", "/api/network", "", "");
        assertResponseMatches("get", "/api/plan/examples", "", "");
        assertResponseMatches("get", "/api/repair/examples", "", "");
        assertResponseMatches("get", "/api/hint", "?game=taquin&grade=2&position=1,2/0,3", "");
        assertResponseMatches("get", "/api/tree", "?game=taquin&engine=astar&position=1,2,3/4,5,6/0,7,8", "");
        assertResponseMatches("get", "/api/health", "", "");
        assertResponseMatches("post", "/api/deal", "", "{\"game\":\"taquin\",\"seed\":3,\"options\":{\"size\":\"3\"}}");
        for (String position :
                List.of("1,2/3,0", "start", "..N/#T./.P.", "2B-3B-4A-1A_r15.13_g12.6_b1.13_y2.11_t6.12.blue"))
            assertResponseMatches("post", "/api/look", "", "{\"position\":\"" + position + "\"}");
        String line = "{\"position\":\"1,2,3/4,5,6/7,8,0\",\"moves\":[\"8R\"]";
        String corner = "{\"kind\":\"CELL\",\"x\":0,\"y\":0}";
        assertResponseMatches("post", "/api/gesture", "", line + ",\"from\":" + corner + ",\"to\":" + corner + "}");
        assertResponseMatches("post", "/api/boards", "", line + "}");
        assertResponseMatches("post", "/api/gif", "", line + "}");
        for (String position : List.of("start moves e2 e8 e3 e7 e4 e6 e3v", "1,2/3,0"))
            assertResponseMatches("post", "/api/openings", "", "{\"position\":\"" + position + "\"}");
        for (String text : List.of("1. e2 e8 2. e3! (2. e3h {flat}) e7", "1,2/3,0"))
            assertResponseMatches("post", "/api/records", "", "{\"text\":\"" + text + "\"}");
        assertResponseMatches(
                "post",
                "/api/edit",
                "",
                "{\"position\":\"1,2/3,0\",\"game\":\"taquin\",\"tool\":\"hole\",\"kind\":\"CELL\",\"x\":0,\"y\":0}");
        assertResponseMatches("post", "/api/tables", "", "{\"game\":\"hitman\",\"options\":{\"phase\":\"1\"}}");
        assertResponseMatches("post", "/api/seats", "", "");
        assertResponseMatches("get", "/api/learn/{topic}", "sat", "");
        String experiment = "{\"game\":\"taquin\",\"deal\":1,\"engines\":[{\"id\":\"astar\"}]}";
        assertResponseMatches("post", "/api/experiments/preview", "", experiment);
        assertResponseMatches("post", "/api/experiments", "", experiment);
        assertResponseMatches("post", "/api/learn/{topic}/answer", "astar/answer", "{\"question\":1,\"choice\":0}");
        assertResponseMatches(
                "get", "/api/tree", "?game=hitman&engine=deduce&set=by=counters&position=PT/.D/.W_explore-l", "");
        assertResponseMatches("post", "/api/solve/{id}/stop", "none/stop", "");
        JsonNode refusal = MAPPER.readTree(send("POST", "/api/look", "{\"game\":\"taquin\",\"position\":\"1,1/2,0\"}")
                .body());
        assertMatches(refusal, doc.at("/components/schemas/Refusal"), "refusal");
        assertThat(refusal.path("spots")).isNotEmpty();
    }

    /** A room in the lobby and after its start, in each style; the state of the game depends on the style. */
    @Test
    void roomsMatchTheirSchema() throws Exception {
        for (String[] kind : new String[][] {
            {"ricochet", "bids", "BidRace"},
            {"ricochet", "fewest", "PuzzleRace"},
            {"taquin", "fastest", "PuzzleRace"},
            {"quoridor", "match", "ClockedMatch"}
        }) {
            JsonNode host =
                    room("", "", "{\"game\":\"%s\",\"style\":\"%s\",\"name\":\"Ada\"}".formatted(kind[0], kind[1]));
            String id = "/" + host.path("id").asString();
            String guest =
                    room(id + "/join", "", "{\"name\":\"Bea\"}").path("token").asString();
            JsonNode lobby = room(id, guest, null);
            assertMatches(lobby, doc.at("/components/schemas/Room"), "room");
            assertThat(lobby.path("play").isNull()).isTrue();
            for (String token : List.of(host.path("token").asString(), guest))
                room(id + "/act", token, "{\"verb\":\"ready\",\"args\":{}}");
            JsonNode started = room(id, guest, null);
            assertMatches(started, doc.at("/components/schemas/Room"), kind[1]);
            assertMatches(started.path("play"), doc.at("/components/schemas/" + kind[2]), kind[1]);
        }
    }

    /** Sends a request of a player to a room. */
    private static JsonNode room(String path, String token, String body) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + server.port() + "/api/rooms" + path))
                .header("Content-Type", "application/json");
        if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
        if (body != null) request.POST(HttpRequest.BodyPublishers.ofString(body));
        HttpResponse<String> response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertThat(response.statusCode()).as(path + ": " + response.body()).isEqualTo(200);
        return MAPPER.readTree(response.body());
    }

    @Test
    void solveAnswersJsonIfAsked() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(
                        URI.create("http://127.0.0.1:" + server.port() + "/api/solve?lang=fr"))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"position\":\"1,2,3/4,5,6/0,7,8\"}"))
                .build();
        JsonNode answer = MAPPER.readTree(
                CLIENT.send(request, HttpResponse.BodyHandlers.ofString()).body());
        assertThat(answer.path("outcome").asString()).isEqualTo("solved");
        assertThat(answer.path("moves")).hasSize(2);
        assertThat(MAPPER.readTree(send("POST", "/api/solve", "{\"position\":\"1,2,3/4,5,6/0,7,8\"}")
                                .body())
                        .path("id")
                        .asString())
                .as("an id for the events, without this header")
                .isNotEmpty();
        assertThat(send("GET", "/api/tools?game=chess&lang=fr", "").body()).contains("jeu inconnu");
    }

    /**
     * Sends a request and checks the response against its schema. {@code rest} replaces the path from its first brace
     * on, or is the query.
     */
    private static void assertResponseMatches(String method, String path, String rest, String body) throws Exception {
        String query = rest.isEmpty() || !rest.startsWith("?") ? rest : "?" + encoded(rest.substring(1));
        HttpResponse<String> answer =
                send(method.toUpperCase(java.util.Locale.ROOT), path.replaceFirst("\\{.*", "") + query, body);
        assertThat(answer.statusCode()).as(path + ": " + answer.body()).isEqualTo(200);
        JsonNode schema =
                doc.path("paths").path(path).path(method).at("/responses/200/content/application~1json/schema");
        assertMatches(MAPPER.readTree(answer.body()), schema, path);
    }

    private static String encoded(String query) {
        StringBuilder out = new StringBuilder();
        for (String pair : query.split("&")) {
            int at = pair.indexOf('=');
            out.append(out.isEmpty() ? "" : "&").append(pair, 0, at + 1);
            out.append(URLEncoder.encode(pair.substring(at + 1), StandardCharsets.UTF_8));
        }
        return out.toString();
    }

    /**
     * Checks a value against the part of JSON Schema that the document uses: known properties, required properties,
     * types.
     */
    private static void assertMatches(JsonNode value, JsonNode schemaOrRef, String where) {
        JsonNode schema = resolveRef(schemaOrRef);
        assertThat(schema.isMissingNode()).as(where + " has a schema").isFalse();
        if (schema.has("anyOf")) {
            assertMatchesAny(value, schema.path("anyOf"), where);
            return;
        }
        Set<String> types = new TreeSet<>();
        if (schema.path("type").isArray()) schema.path("type").forEach(t -> types.add(t.asString()));
        else types.add(schema.path("type").asString());
        assertThat(types).as(where + " = " + value).contains(type(value, types));
        if (schema.has("enum")) assertThat(schema.path("enum")).as(where).contains(value);
        if (value.isArray()) for (JsonNode item : value) assertMatches(item, schema.path("items"), where + "[]");
        if (!value.isObject()) return;
        schema.path("required")
                .forEach(name -> assertThat(value.has(name.asString()))
                        .as(where + " has " + name.asString())
                        .isTrue());
        value.properties().forEach(field -> {
            JsonNode property = schema.path("properties").path(field.getKey());
            if (property.isMissingNode()) property = schema.path("additionalProperties");
            assertMatches(field.getValue(), property, where + "." + field.getKey());
        });
    }

    /** Checks that a value has one of several types; objects are distinguished by their required properties. */
    private static void assertMatchesAny(JsonNode value, JsonNode schemas, String where) {
        List<AssertionError> errors = new ArrayList<>();
        for (JsonNode schema : schemas) {
            try {
                assertMatches(value, schema, where);
                return;
            } catch (AssertionError e) {
                errors.add(e);
            }
        }
        throw errors.get(0);
    }

    private static JsonNode resolveRef(JsonNode node) {
        return node.has("$ref") ? doc.at(node.path("$ref").asString().substring(1)) : node;
    }

    private static String type(JsonNode value, Set<String> allowed) {
        if (value.isNumber()) return value.isIntegralNumber() && allowed.contains("integer") ? "integer" : "number";
        return value.getNodeType().toString().toLowerCase(java.util.Locale.ROOT);
    }
}
