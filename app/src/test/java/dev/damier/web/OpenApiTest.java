package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests that the OpenAPI document is served, describes exactly the existing routes, and matches real responses. */
class OpenApiTest {
    private static final Path SOURCES = Path.of("src/main/java/dev/damier/web");
    private static final Pattern ROUTE = Pattern.compile("routes\\.(get|post|put|delete)\\(\\s*\"(/api/[^\"]+)\"");
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
                Matcher route = ROUTE.matcher(Files.readString(file));
                while (route.find()) registered.add(route.group(1) + " " + route.group(2));
            }
        }
        Set<String> described = new TreeSet<>();
        doc.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(method -> described.add(method + " " + path.getKey())));
        assertThat(registered).hasSizeGreaterThan(20);
        assertThat(described).isEqualTo(registered);
    }

    @Test
    void parametersAndReferencesAreComplete() {
        assertThat(doc.path("openapi").asText()).startsWith("3.1");
        for (JsonNode reference : doc.findValues("$ref")) {
            assertThat(doc.at(reference.asText().substring(1)).isMissingNode())
                    .as(reference.asText())
                    .isFalse();
        }
        doc.path("paths")
                .properties()
                .forEach(path -> path.getValue().forEach(operation -> {
                    Set<String> declared = new TreeSet<>();
                    for (JsonNode given : operation.path("parameters")) {
                        JsonNode parameter = resolveRef(given);
                        if (parameter.path("in").asText().equals("path"))
                            declared.add(parameter.path("name").asText());
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
        for (String text : List.of("1. e2 e8 2. e3! (2. e3h {flat}) e7", "1,2/3,0"))
            assertResponseMatches("post", "/api/records", "", "{\"text\":\"" + text + "\"}");
        assertResponseMatches(
                "post",
                "/api/edit",
                "",
                "{\"position\":\"1,2/3,0\",\"game\":\"taquin\",\"tool\":\"hole\",\"kind\":\"CELL\",\"x\":0,\"y\":0}");
        assertResponseMatches(
                "post", "/api/tables", "", "{\"game\":\"hitman\",\"seed\":1,\"options\":{\"phase\":\"1\"}}");
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
            if (!value.isNull()) assertMatches(value, schema.path("anyOf").path(0), where);
            return;
        }
        Set<String> types = new TreeSet<>();
        if (schema.path("type").isArray()) schema.path("type").forEach(t -> types.add(t.asText()));
        else types.add(schema.path("type").asText());
        assertThat(types).as(where + " = " + value).contains(type(value, types));
        if (schema.has("enum")) assertThat(schema.path("enum")).as(where).contains(value);
        if (value.isArray()) for (JsonNode item : value) assertMatches(item, schema.path("items"), where + "[]");
        if (!value.isObject()) return;
        schema.path("required")
                .forEach(name -> assertThat(value.has(name.asText()))
                        .as(where + " has " + name.asText())
                        .isTrue());
        value.properties().forEach(field -> {
            JsonNode property = schema.path("properties").path(field.getKey());
            if (property.isMissingNode()) property = schema.path("additionalProperties");
            assertMatches(field.getValue(), property, where + "." + field.getKey());
        });
    }

    private static JsonNode resolveRef(JsonNode node) {
        return node.has("$ref") ? doc.at(node.path("$ref").asText().substring(1)) : node;
    }

    private static String type(JsonNode value, Set<String> allowed) {
        if (value.isNumber()) return value.isIntegralNumber() && allowed.contains("integer") ? "integer" : "number";
        return value.getNodeType().toString().toLowerCase(java.util.Locale.ROOT);
    }
}
