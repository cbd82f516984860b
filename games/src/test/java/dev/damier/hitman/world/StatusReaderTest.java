package dev.damier.hitman.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.run.BadInputException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that statuses are read back and that invalid values are rejected. */
class StatusReaderTest {
    private static final WorldMap MAP = MapReader.read("T.s/.P./.D.");

    private static Map<String, Object> statusFields() {
        Map<String, Object> answer = new RefereeAdapter(new WorldReferee(MAP)).act("start_phase1", Map.of());
        Map<String, Object> fields = new HashMap<>();
        ((Map<?, ?>) answer.get("status")).forEach((name, value) -> fields.put((String) name, value));
        return fields;
    }

    @Test
    void adapterStatusIsReadBack() {
        assertThat(StatusReader.read(statusFields())).isEqualTo(new WorldReferee(MAP).startPhase1());
    }

    @ParameterizedTest
    @CsvSource({
        "m, 3000",
        "n, 3000",
        "m, 0",
        "n, -1",
        "guard_count, 10",
        "civil_count, -1",
        "hear, 6",
        "penalties, -1",
        "phase, 3"
    })
    void numbersOutOfRangeAreRejected(String field, int value) {
        Map<String, Object> fields = statusFields();
        fields.put(field, value);
        assertThatThrownBy(() -> StatusReader.read(fields))
                .isInstanceOf(BadInputException.class)
                .hasMessageStartingWith("observation: " + field + " must be ")
                .hasMessageEndingWith("but got " + value);
    }

    @Test
    void changedWorldSizeIsRejected() {
        Map<String, Object> fields = statusFields();
        fields.put("m", 4);
        assertThat(StatusReader.read(fields).rows()).isEqualTo(4);
        assertThatThrownBy(() -> StatusReader.read(fields, new Grid(3, 3)))
                .isInstanceOf(BadInputException.class)
                .hasMessage("observation: m must be 3, but got 4");
    }

    @Test
    void cellsOutsideTheWorldAreRejected() {
        for (Object vision : List.of("x", List.of("x"), List.of(List.of(List.of(0, 3), ".")), List.of(List.of(0, 1)))) {
            Map<String, Object> fields = statusFields();
            fields.put("vision", vision);
            assertThatThrownBy(() -> StatusReader.read(fields))
                    .as("%s", vision)
                    .isInstanceOf(BadInputException.class)
                    .hasMessageStartingWith("observation: ");
        }
        Map<String, Object> fields = statusFields();
        fields.put("position", List.of(3, 0));
        assertThatThrownBy(() -> StatusReader.read(fields)).isInstanceOf(BadInputException.class);
    }
}
