package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Tests the API of the planner page. */
class PlanApiTest extends ServerFixture {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** The optimal cost of each example. */
    private static final Map<String, Integer> OPTIMA =
            Map.of("gripper", 11, "blocks", 4, "taquin", 14, "ricochet", 4, "sokoban", 6, "hitman", 15);

    @Test
    void everyExampleIsSolvedOptimally() throws IOException {
        Map<String, Integer> found = new LinkedHashMap<>();
        for (JsonNode example : json(get(1, "/api/plan/examples")).path("examples")) {
            JsonNode result = plan(
                    example.path("domain").asString(), example.path("problem").asString(), "pdb");
            assertThat(result.path("optimal").asBoolean()).as(result.toString()).isTrue();
            assertThat(result.path("changes")).hasSameSizeAs(result.path("plan"));
            found.put(example.path("id").asString(), result.path("cost").asInt());
        }
        assertThat(found).isEqualTo(OPTIMA);
    }

    @Test
    void errorsHaveTheirPlace() throws IOException {
        JsonNode example = json(get(1, "/api/plan/examples")).path("examples").get(0);
        String domain = example.path("domain").asString();
        String problem = example.path("problem").asString();
        assertThat(check(domain, problem).path("problem").asString()).isEqualTo("four-balls");
        JsonNode error = check(domain, problem.replace("(robot-in kitchen)", "(robot-in cellar)"))
                .path("error");
        assertThat(error.path("source").asString()).isEqualTo("problem");
        assertThat(error.path("line").asInt()).isEqualTo(6);
        assertThat(error.path("message").asString()).contains("cellar");
        assertThat(plan("(define", problem, "pdb").at("/error/source").asString())
                .isEqualTo("domain");
        assertThat(json(post(1, "/api/plan", body(Map.of("domain", domain, "problem", problem, "engine", "magic"))))
                        .path("error")
                        .asString())
                .contains("unknown engine", "lmcut");
    }

    @Test
    void graphHasStatesAndLandmarks() throws IOException {
        JsonNode example = json(get(1, "/api/plan/examples")).path("examples").get(1);
        String domain = example.path("domain").asString();
        String problem = example.path("problem").asString();
        JsonNode plan = plan(domain, problem, "greedy").path("plan");
        List<String> steps =
                MAPPER.convertValue(plan, MAPPER.getTypeFactory().constructCollectionType(List.class, String.class));
        JsonNode graph =
                json(post(1, "/api/plan/graph", body(Map.of("domain", domain, "problem", problem, "plan", steps))));
        int onPlan = 0;
        for (JsonNode state : graph.path("states")) if (state.path("planStep").asInt() >= 0) onPlan++;
        assertThat(onPlan).isEqualTo(steps.size() + 1);
        assertThat(graph.path("complete").asBoolean()).isTrue();
        StringBuilder landmarks = new StringBuilder();
        for (JsonNode fact : graph.path("landmarks"))
            landmarks.append(graph.path("atoms").get(fact.asInt()).asString());
        assertThat(landmarks).contains("(on a b)", "(on c d)", "(clear a)");
        assertThat(graph.path("orders")).isNotEmpty();
    }

    @Test
    void planIsRepairedWhereTheMapWasWrong() throws IOException {
        JsonNode example = json(get(1, "/api/repair/examples")).path("examples").get(0);
        assertThat(example.path("game").asString()).isEqualTo("hitman");
        JsonNode run = json(post(1, "/api/repair", example.toString()));
        assertThat(run.path("accomplished").asBoolean()).as(run.toString()).isTrue();
        assertThat(run.path("steps").findValues("reasons"))
                .anySatisfy(reasons -> assertThat(reasons).isNotEmpty());
        assertThat(post(1, "/api/repair", body(Map.of("game", "hitman", "believed", "TD/P.", "actual", "TD./P..")))
                        .toString())
                .contains("same size");
        assertThat(post(1, "/api/repair", body(Map.of("game", "taquin", "believed", "1,2/3,0", "actual", "1,2/3,0")))
                        .toString())
                .contains("no plan to repair");
    }

    private JsonNode check(String domain, String problem) throws IOException {
        return json(post(1, "/api/plan/check", body(Map.of("domain", domain, "problem", problem))));
    }

    private JsonNode plan(String domain, String problem, String engine) throws IOException {
        return json(post(
                1, "/api/plan", body(Map.of("domain", domain, "problem", problem, "engine", engine, "time", 60_000))));
    }

    private static String body(Map<String, Object> fields) throws IOException {
        return MAPPER.writeValueAsString(fields);
    }
}
