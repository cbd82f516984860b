package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.job.JsonLines;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the commands {@code session} and {@code tree}, and the fields of {@code legal --json}. */
class SessionCommandTest {
    /** The position is solved only after more than 10^20 states, so only a cancellation ends the search. */
    private static final String LONG_SEARCH = "{\"id\":7,\"args\":[\"solve\",\"taquin\","
            + "\"24,23,22,21,20/19,18,17,16,15/14,13,12,11,10/9,8,7,6,5/4,3,2,1,0\",\"--engine\",\"breadth-first\",\"--json\"]}";

    @Test
    void commandsRunAndReportTheirExitCode() {
        CommandResult result = session(
                "{\"id\":1,\"args\":[\"legal\",\"taquin\",\"1,2/3,0\",\"--json\"]}",
                "{\"id\":2,\"args\":[\"nothing\"]}",
                "{\"id\":3,\"args\":[\"legal\",\"taquin\",\"-\"]}",
                "{\"id\":3,\"input\":\"1,2/0,3\"}",
                "{\"id\":3,\"end\":true}");
        assertThat(result.exitCode()).isZero();
        assertThat(outputOf(result, 1)).hasSize(1);
        Map<?, ?> legal = (Map<?, ?>) JsonLines.read(outputOf(result, 1).get(0));
        assertThat(legal.get("moves")).isEqualTo(List.of("3R", "2D"));
        assertThat(legal.get("over")).isEqualTo(true);
        assertThat(legal.get("cost")).isEqualTo(0);
        assertThat(outputOf(result, 3)).containsExactly("1D 3L");
        assertThat(valuesOf(result, 1, "exit")).containsExactly(0);
        assertThat(valuesOf(result, 2, "exit")).containsExactly(2);
        assertThat(valuesOf(result, 2, "err").toString()).contains("unknown command 'nothing'");
    }

    @Test
    void theEndOfTheInputCancelsASearch() {
        CommandResult result = session(LONG_SEARCH);
        assertThat(result.exitCode()).isZero();
        assertThat(outputOf(result, 7).toString()).contains("\"outcome\":\"stopped\"");
    }

    @Test
    void badRequestsAreReportedAndTheSessionContinues() {
        CommandResult result = session(
                "not JSON",
                "[1]",
                "{\"args\":[\"games\"]}",
                "{\"id\":1,\"args\":[]}",
                "{\"id\":1,\"args\":[\"session\"]}",
                "{\"id\":9,\"cancel\":true}",
                "{\"id\":4,\"args\":[\"deal\",\"taquin\",\"--seed\",\"1\"]}");
        assertThat(result.rows().stream().filter(row -> row.containsKey("error")))
                .hasSize(5);
        assertThat(valuesOf(result, 4, "exit")).containsExactly(0);
    }

    @Test
    void theTreeHasTheNodesOfTheSearch() {
        CommandResult result =
                CommandResult.run("tree", "taquin", "2,8,3/1,6,4/7,0,5_goal=spiral", "--engine", "astar", "--json");
        Map<?, ?> tree = result.rows().get(0);
        assertThat(tree.get("parent")).isEqualTo(List.of(-1, 0, 0, 0, 1, 1, 1, 4, 4, 7, 9, 9));
        assertThat(((Map<?, ?>) tree.get("report")).get("cost")).isEqualTo(5);
    }

    @Test
    void theCostOfALineCountsItsPenalties() {
        CommandResult result = CommandResult.run("legal", "hitman", "..T/.#./.P. moves move turn_clockwise", "--json");
        assertThat(result.rows().get(0).get("cost")).isEqualTo(2);
    }

    private static CommandResult session(String... requests) {
        return CommandResult.runWithInput(String.join("\n", requests) + "\n", "session");
    }

    private static List<String> outputOf(CommandResult result, int id) {
        return valuesOf(result, id, "out").stream().map(String::valueOf).toList();
    }

    private static List<Object> valuesOf(CommandResult result, int id, String kind) {
        return result.rows().stream()
                .filter(row -> row.get("id") instanceof Number number && number.intValue() == id)
                .filter(row -> row.containsKey(kind))
                .<Object>map(row -> row.get(kind))
                .toList();
    }
}
