package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.Experiment;
import dev.damier.job.ShellWords;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the JSON text, the file and the command of an experiment give the same rows. */
class ExperimentTest {
    private static final String MIXED = """
        {"game":"taquin","positions":["1,2,3/4,5,0/7,8,6","0,1,2/4,5,3/7,8,6"],"deal":2,"seed":7,"options":{"size":"3"},
         "engines":[{"id":"astar","options":{"heuristic":"P","ties":"high-h"}},{"id":"breadth-first","options":{}}],
         "millis":0,"nodes":5000}\
        """;

    /** One engine is randomised, and the engine and the deal have an option of the same name. */
    private static final String RANDOMISED = """
        {"game":"quoridor","positions":["start"],"deal":1,"seed":3,"options":{"size":"5"},
         "engines":[{"id":"random","options":{}},{"id":"greedy"},{"id":""}],"nodes":500}\
        """;

    private static final String SUITE = """
        {"game":"ricochet","suite":"SUITE","engines":[{"id":"breadth-first","options":{}}],"nodes":300}\
        """;

    private static final List<String> COMPARED_FIELDS =
            List.of("position", "engine", "outcome", "cost", "moves", "value");

    @ParameterizedTest
    @ValueSource(strings = {MIXED, RANDOMISED, SUITE})
    void commandAndFileGiveSameRows(String json, @TempDir Path folder) throws Exception {
        String text = json.replace(
                "SUITE",
                dev.damier.game.Games.all().game("ricochet").suites().get(0).id());
        Experiment experiment = Experiment.read(text);
        List<List<Object>> expected = new ArrayList<>();
        for (Setup setup : experiment.instances()) {
            for (EngineSpec engine : experiment.engines())
                expected.add(comparedValues(experiment.job(setup, engine).run().jsonFields()));
        }

        List<String> args = new ArrayList<>(ShellWords.split(experiment.command()));
        assertThat(args.remove(0)).isEqualTo("./damier");
        args.add("--json");
        assertThat(rows(CommandResult.run(args.toArray(String[]::new)))).isEqualTo(expected);

        Path file =
                Files.writeString(folder.resolve("an experiment.json"), "{\"experiment\":" + text + ",\"rows\":[]}");
        assertThat(rows(CommandResult.run("lab", "@" + file, "--json"))).isEqualTo(expected);
    }

    private static List<List<Object>> rows(CommandResult commandResult) {
        assertThat(commandResult.err()).isEmpty();
        return commandResult.rows().stream().map(ExperimentTest::comparedValues).toList();
    }

    private static List<Object> comparedValues(Map<?, ?> row) {
        List<Object> values = new ArrayList<>();
        for (String field : COMPARED_FIELDS) {
            Object value = row.get(field);
            values.add(field.equals("engine") ? String.valueOf(value).replaceFirst(":.*", "") : value);
        }
        values.add(String.valueOf(expanded(row)));
        return values;
    }

    private static Object expanded(Map<?, ?> row) {
        return row.get("stats") instanceof Map<?, ?> stats ? stats.get("expanded") : null;
    }

    @Test
    void invalidExperimentIsReported(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("x.json"), "{\"game\":\"taquin\",\"engines\":{\"a\":1}}");
        CommandResult commandResult = CommandResult.run("lab", "@" + file);
        assertThat(commandResult.exitCode()).isEqualTo(2);
        assertThat(commandResult.err()).contains("'engines' must be a list, but got {a=1}");
        Files.writeString(file, "{\"game\":\"taquin\"}");
        assertThat(CommandResult.run("lab", "@" + file).err()).contains("an experiment needs at least one position");
        assertThat(CommandResult.run("lab", "@" + file, "--deal", "3").err())
                .contains("an experiment file cannot be combined with options");
    }

    @Test
    void openAndClosedCountsAreColumns() {
        CommandResult commandResult = CommandResult.run(
                "lab", "taquin", "1,2,3/4,5,0/7,8,6", "0,1,2/4,5,3/7,8,6", "--engine", "astar", "--engine", "ida-star");
        List<String> lines = commandResult.lines();
        assertThat(lines.get(0)).contains(" open ", " closed ");
        int open = lines.get(0).indexOf(" open") + " open".length();
        assertThat(lines.get(1).substring(0, open)).as(lines.get(1)).matches(".*[0-9]");
        assertThat(lines.get(2).substring(open - 5, open)).as(lines.get(2)).isBlank();
    }
}
