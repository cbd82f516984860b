package dev.damier.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tests games with hidden information over HTTP. */
class TablesApiTest extends ServerFixture {
    private String openTable() throws Exception {
        return json(post(1, "/api/tables", "{\"game\":\"hitman\",\"options\":{\"phase\":\"1\"}}"))
                .path("id")
                .asString();
    }

    /** The request contains neither position nor moves, so the exploration cannot be replayed to find the reason. */
    @Test
    void refusedClickIsExplainedByTheLiveTable() throws Exception {
        String id = openTable();
        String target = "\"to\":{\"kind\":\"CELL\",\"x\":0,\"y\":0}";
        String before = get(1, "/api/tables/" + id);
        JsonNode gesture = json(post(1, "/api/gesture", "{\"table\":\"" + id + "\"," + target + "}"));
        assertThat(gesture.path("moves")).isEmpty();
        assertThat(gesture.path("refusal").asString()).isNotBlank();
        assertThat(json(get(1, "/api/tables/" + id))).isEqualTo(json(before));
        assertThat(status(post(1, "/api/gesture", "{\"table\":\"none\"," + target + "}")))
                .isEqualTo("404");
    }

    @Test
    void valueOfTheWrongTypeIsRejected() throws Exception {
        String answer = post(1, "/api/tables", "{\"game\":\"hitman\",\"options\":{\"phase\":{\"of\":[1]}}}");
        assertThat(status(answer)).isEqualTo("400");
        assertThat(answer).contains("a field of the request has a value of the wrong type: {\\\"of\\\":[1]}");
        assertThat(post(1, "/api/tables?lang=fr", "{\"game\":\"hitman\",\"options\":{\"phase\":[]}}"))
                .contains("un champ de la requête a une valeur d’un type incorrect : []");
    }
}
