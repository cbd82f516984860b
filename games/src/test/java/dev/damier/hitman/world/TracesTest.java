package dev.damier.hitman.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.RefereePort;
import dev.damier.hitman.HitmanData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Replays the recorded runs of the course's referee and compares every field of every step. */
class TracesTest {

    @Test
    void allTracesReplay() {
        int steps = 0;
        List<JsonNode> traces = HitmanData.traces();
        for (JsonNode trace : traces) steps += replay(trace);
        assertThat(traces).hasSize(152);
        assertThat(steps).isEqualTo(12388);
    }

    @SuppressWarnings("unchecked")
    private static int replay(JsonNode trace) {
        List<String> rows = new ArrayList<>();
        trace.get("rows").forEach(row -> rows.add(row.asString()));
        RefereePort referee = new RefereeAdapter(new WorldReferee(MapReader.read(String.join("/", rows))));
        int number = 0;
        for (JsonNode step : trace.get("steps")) {
            String where = trace.get("name").asString() + ", step " + number++ + ", " + step.get("action");
            Map<String, Object> args = HitmanData.convert(step, Map.class);
            JsonNode answer = HitmanData.json(referee.act(step.get("action").asString(), args));
            assertThat(answer.size()).as(where).isEqualTo(1);
            if (step.has("status")) {
                assertThat(answer.get("status")).as(where).isEqualTo(step.get("status"));
            } else if (step.has("result")) {
                assertThat(answer.get("result")).as(where).isEqualTo(step.get("result"));
            } else if (step.get("exception").asString().equals("ValueError")) {
                assertThat(answer.get("error")).as(where).isEqualTo(step.get("message"));
            } else {
                // The original referee failed with an index error outside the grid. The next status contains the
                // penalty.
                assertThat(answer.get("status").get("status").asString())
                        .as(where)
                        .isEqualTo("Err: invalid move");
            }
        }
        return number;
    }
}
