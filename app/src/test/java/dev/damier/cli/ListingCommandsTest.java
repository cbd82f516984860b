package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands {@code games}, {@code engines}, {@code deal}, {@code show}, {@code lab} and {@code bench}. */
class ListingCommandsTest {
    @Test
    void gamesAndEnginesAreListed() {
        assertThat(CommandResult.run("games").out()).contains("taquin", "ricochet", "quoridor");
        for (Map<?, ?> row : CommandResult.run("games", "--json").rows()) {
            List<Map<?, ?>> engines = CommandResult.run("engines", (String) row.get("game"), "--json")
                    .rows();
            assertThat(engines).isNotEmpty();
            assertThat(engines.get(0).keySet().stream().map(String::valueOf).toList())
                    .contains("engine", "name", "about", "options", "needs", "standard");
        }
    }

    @Test
    void enginesAreListedWithTheirHeuristics() {
        assertThat(CommandResult.run("engines", "ricochet").out())
                .contains(
                        "min-moves, zero, manhattan*, euclidean*, sum-min-moves*, sum-min-moves-aside*; * not admissible");
        Map<?, ?> astar = CommandResult.run("engines", "taquin", "--json").rows().stream()
                .filter(row -> row.get("engine").equals("astar"))
                .findFirst()
                .orElseThrow();
        assertThat(((List<?>) astar.get("options"))
                        .stream()
                                .filter(option -> ((Map<?, ?>) option).get("id").equals("heuristic"))
                                .map(option -> String.valueOf(((Map<?, ?>) option).get("values"))))
                .singleElement()
                .asString()
                .contains("P175");
    }

    @Test
    void dealtPositionsAreValidAndReproducible() {
        CommandResult first = CommandResult.run("deal", "taquin", "--set", "size=3", "--seed", "7", "--count", "4");
        assertThat(first.lines()).hasSize(4).doesNotHaveDuplicates();
        assertThat(CommandResult.run("deal", "taquin", "--set", "size=3", "--seed", "7", "--count", "4"))
                .isEqualTo(first);
        assertThat(CommandResult.runWithInput(first.out(), "legal", "taquin", "-")
                        .exitCode())
                .isZero();
    }

    @Test
    void boardIsColouredOnlyOnColourTerminals() {
        String[] args = {"show", "taquin", "1,2/3,0"};
        assertThat(CommandResult.run(args).out()).startsWith("""
                        ┌───┬───┐
                        │ 1 │ 2 │
                        ├───┼───┤
                        │ 3 │   │
                        └───┴───┘
                        """);
        assertThat(CommandResult.runWith(Map.of(), "012", "", args).out()).contains("\033[");
        assertThat(CommandResult.runWith(Map.of("NO_COLOR", "1"), "012", "", args)
                        .out())
                .doesNotContain("\033[");
        assertThat(CommandResult.runWith(Map.of("TERM", "dumb"), "012", "", args)
                        .out())
                .doesNotContain("\033[");
        assertThat(CommandResult.run("show", "taquin", "1,2/3,0", "--color", "always")
                        .out())
                .contains("\033[");
    }

    @Test
    void imagesAreWritten(@TempDir Path folder) throws Exception {
        for (String game : List.of("taquin", "ricochet", "quoridor")) {
            String position =
                    CommandResult.run("deal", game, "--seed", "1").lines().get(0);
            Path png = folder.resolve(game + ".png");
            Path svg = folder.resolve(game + ".svg");
            assertThat(CommandResult.run("show", game, position, "--png", png.toString(), "--svg", svg.toString())
                            .exitCode())
                    .isZero();
            assertThat(javax.imageio.ImageIO.read(png.toFile()).getWidth()).isGreaterThan(100);
            assertThat(Files.readString(svg))
                    .isEqualTo(CommandResult.run("show", game, position, "--svg", "-")
                            .out());
        }
    }

    @Test
    void labRunsEnginesOnPositions(@TempDir Path folder) throws Exception {
        Path csv = folder.resolve("rows.csv");
        CommandResult commandResult = CommandResult.run(
                "lab",
                "taquin",
                "--deal",
                "3",
                "--set",
                "size=3",
                "--engine",
                "astar",
                "--engine",
                "weighted-astar:weight=3",
                "--csv",
                csv.toString());
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.lines()).hasSize(1 + 6 + 1 + 2);
        assertThat(commandResult.out()).contains("weighted-astar:weight=3", "3/3");
        List<String> lines = Files.readAllLines(csv);
        assertThat(lines).hasSize(7);
        assertThat(lines.get(1)).startsWith("1,taquin,\"").contains("solved");
    }

    @Test
    void labReadsPositionFileAndRunsJobsInParallel(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("suite.txt"), "1,2,3/4,5,6/7,0,8\n1,2,3/4,0,6/7,5,8\n");
        CommandResult commandResult =
                CommandResult.run("lab", "taquin", "@" + file, "--engine", "astar", "--jobs", "2", "--json");
        assertThat(commandResult.rows().stream()
                        .<Object>map(r -> r.get("instance"))
                        .sorted()
                        .toList())
                .isEqualTo(List.of(1, 2));
        assertThat(commandResult.rows().stream()
                        .<Object>map(r -> r.get("outcome"))
                        .distinct()
                        .toList())
                .isEqualTo(List.of("solved"));
    }

    @Test
    void benchSignatureIsReproducible() {
        CommandResult first = CommandResult.run("bench", "--positions", "2", "--json");
        assertThat(first.exitCode()).as(first.err()).isZero();
        int last = first.rows().size() - 1;
        assertThat(CommandResult.run("bench", "--positions", "2", "--json")
                        .rows()
                        .get(last))
                .isEqualTo(first.rows().get(last));
    }
}
