package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tests that no client can choose the seed of a position that is hidden from it. The routes that can deal are read from
 * the OpenAPI document: a new one must be added to one of the lists.
 */
class HiddenDealTest extends ServerFixture {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Routes that show the dealt position to the client, or that only pass the seed to an engine. */
    private static final Set<String> OPEN = Set.of(
            "/api/deal",
            "/api/next",
            "/api/solve",
            "/api/tree",
            "/api/experiments",
            "/api/experiments/preview",
            "/api/lab");

    /** Routes that deal with a random seed of the server, whatever the request contains. */
    private static final Set<String> SEED_OF_THE_SERVER = Set.of("/api/rooms/{id}/act");

    /** Routes that deal hidden positions, each with a request that is accepted without a seed. */
    private static final Map<String, String> HIDDEN = Map.of(
            "/api/tables",
            "{\"game\":\"hitman\",\"options\":{\"phase\":\"1\"}}",
            "/api/rooms",
            "{\"game\":\"hitman\",\"name\":\"Ada\",\"options\":{}}",
            "/api/arena",
            "{\"title\":\"Cup\",\"game\":\"hitman\",\"format\":\"race\",\"games\":1,\"time\":1000,\"deal\":{\"phase\":\"1\"}}");

    @Test
    void everyRouteThatDealsIsListed() throws IOException {
        Set<String> dealing = new TreeSet<>();
        JsonNode doc = json(get(1, "/openapi.json"));
        doc.path("paths")
                .properties()
                .forEach(path -> path.getValue().forEach(operation -> {
                    List<String> names = new ArrayList<>();
                    schema(doc, operation).path("properties").propertyNames().forEach(names::add);
                    operation
                            .path("parameters")
                            .forEach(p -> names.add(p.path("name").asString()));
                    if (names.stream().anyMatch(Set.of("seed", "options", "deal", "experiment")::contains))
                        dealing.add(path.getKey());
                }));
        Set<String> listed = new TreeSet<>(OPEN);
        listed.addAll(HIDDEN.keySet());
        listed.addAll(SEED_OF_THE_SERVER);
        assertThat(dealing).isEqualTo(listed);
    }

    private static JsonNode schema(JsonNode doc, JsonNode operation) {
        JsonNode schema = operation.at("/requestBody/content/application~1json/schema");
        return schema.has("$ref") ? doc.at(schema.path("$ref").asString().substring(1)) : schema;
    }

    @Test
    void seedOfAHiddenPositionIsRejected() throws IOException {
        for (Map.Entry<String, String> route : HIDDEN.entrySet()) {
            assertThat(status(post(1, route.getKey(), route.getValue())))
                    .as(route.getKey())
                    .isEqualTo("200");
            ObjectNode seeded = (ObjectNode) MAPPER.readTree(route.getValue());
            seeded.put("seed", 7);
            assertThat(post(1, route.getKey(), seeded.toString()))
                    .as(route.getKey())
                    .startsWith("HTTP/1.1 400")
                    .contains("leave out the seed");
            for (String field : List.of("options", "deal")) {
                ObjectNode hiddenInOptions = (ObjectNode) MAPPER.readTree(route.getValue());
                if (!(hiddenInOptions.path(field) instanceof ObjectNode options)) continue;
                options.put("seed", "7");
                assertThat(post(1, route.getKey(), hiddenInOptions.toString()))
                        .as(route.getKey() + " with the seed as an option")
                        .startsWith("HTTP/1.1 400");
            }
        }
    }
}
