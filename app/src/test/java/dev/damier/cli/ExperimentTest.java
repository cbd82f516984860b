package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Setup;
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

/** The page, the file and the command of an experiment give the same rows. */
class ExperimentTest {
    private static final String MIXED = """
        {"game":"taquin","positions":["1,2,3/4,5,0/7,8,6","0,1,2/4,5,3/7,8,6"],"deal":2,"seed":7,"options":{"size":"3"},
         "engines":[{"id":"astar","options":{"heuristic":"P","ties":"high-h"}},{"id":"breadth-first","options":{}}],
         "millis":0,"nodes":5000}\
        """;

    /** Its engine draws lots, and both it and the deal have an option of the same name. */
    private static final String LOTS = """
        {"game":"quoridor","positions":["start"],"deal":1,"seed":3,"options":{"size":"5"},
         "engines":[{"id":"random","options":{}},{"id":"greedy"},{"id":""}],"nodes":500}\
        """;

    private static final String SUITE = """
        {"game":"ricochet","suite":"SUITE","engines":[{"id":"breadth-first","options":{}}],"nodes":300}\
        """;

    private static final List<String> COMPARED = List.of("position", "engine", "outcome", "cost", "moves", "value");

    @ParameterizedTest
    @ValueSource(strings = {MIXED, LOTS, SUITE})
    void theCommandAndTheFileGiveTheSameRows(String json, @TempDir Path folder) throws Exception {
        String text = json.replace(
                "SUITE",
                dev.damier.game.Games.all().game("ricochet").suites().get(0).id());
        Experiment experiment = Experiment.read(text);
        List<List<Object>> expected = new ArrayList<>();
        for (Setup setup : experiment.instances()) {
            for (Experiment.Contestant engine : experiment.engines())
                expected.add(compared(experiment
                        .job(setup, engine.id(), engine.options())
                        .run()
                        .row()));
        }

        List<String> words = new ArrayList<>(ShellWords.read(experiment.command()));
        assertThat(words.remove(0)).isEqualTo("./damier");
        words.add("--json");
        assertThat(rows(Ran.damier(words.toArray(String[]::new)))).isEqualTo(expected);

        Path file =
                Files.writeString(folder.resolve("an experiment.json"), "{\"experiment\":" + text + ",\"rows\":[]}");
        assertThat(rows(Ran.damier("lab", "@" + file, "--json"))).isEqualTo(expected);
    }

    private static List<List<Object>> rows(Ran ran) {
        assertThat(ran.err()).isEmpty();
        return ran.rows().stream().map(ExperimentTest::compared).toList();
    }

    private static List<Object> compared(Map<?, ?> row) {
        List<Object> values = new ArrayList<>();
        for (String field : COMPARED) {
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
    void whatIsNoExperimentSaysWhy(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("x.json"), "{\"game\":\"taquin\",\"engines\":{\"a\":1}}");
        Ran ran = Ran.damier("lab", "@" + file);
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).contains("'engines' must be a list, but got {a=1}");
        Files.writeString(file, "{\"game\":\"taquin\"}");
        assertThat(Ran.damier("lab", "@" + file).err()).contains("an experiment needs at least one position");
        assertThat(Ran.damier("lab", "@" + file, "--deal", "3").err())
                .contains("an experiment file cannot be combined with options");
    }

    @Test
    void statesThatAreKeptAreColumns() {
        Ran ran = Ran.damier(
                "lab", "taquin", "1,2,3/4,5,0/7,8,6", "0,1,2/4,5,3/7,8,6", "--engine", "astar", "--engine", "ida-star");
        List<String> lines = ran.lines();
        assertThat(lines.get(0)).contains(" open ", " closed ");
        int open = lines.get(0).indexOf(" open") + " open".length();
        assertThat(lines.get(1).substring(0, open)).as(lines.get(1)).matches(".*[0-9]");
        assertThat(lines.get(2).substring(open - 5, open)).as(lines.get(2)).isBlank();
    }
}
