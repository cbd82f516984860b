package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the command {@code referee}. */
class RefereeTest {
    @Test
    void everyActionReturnsStatusResultOrError() {
        CommandResult commandResult = CommandResult.runWithInput("""
                {"action":"start_phase1"}
                {"action":"turn_clockwise"}
                {"action":"move"}
                {"action":"fly"}
                {"no":"action"}
                not JSON
                [1]
                {"action":"send_content","content":[[[0,0],"."]]}
                """, "referee", "hitman", ".N./#T./.P.");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.rows().stream()
                        .map(row -> row.keySet().iterator().next().toString())
                        .toList())
                .isEqualTo(List.of("status", "status", "status", "error", "error", "error", "error", "result"));
        assertThat(commandResult.rows()).allMatch(row -> row.size() == 1);
        Map<?, ?> status = (Map<?, ?>) commandResult.rows().get(2).get("status");
        assertThat(status.get("position")).isEqualTo(List.of(1, 0));
        assertThat(status.get("orientation")).isEqualTo("E");
        assertThat(status.get("vision")).isEqualTo(List.of(List.of(List.of(2, 0), ".")));
    }
}
