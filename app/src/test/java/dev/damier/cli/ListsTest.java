package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** games, engines, deal, show, lab, bench. */
class ListsTest {
    @Test
    void gamesAndTheirEnginesAreListed() {
        assertThat(Ran.damier("games").out()).contains("taquin", "ricochet", "quoridor");
        for (Map<?, ?> row : Ran.damier("games", "--json").rows()) {
            List<Map<?, ?>> engines =
                    Ran.damier("engines", (String) row.get("game"), "--json").rows();
            assertThat(engines).isNotEmpty();
            assertThat(engines.get(0).keySet().stream().map(String::valueOf).toList())
                    .contains("engine", "name", "about", "options", "needs", "standard");
        }
    }

    @Test
    void dealsAreReadableAndRepeatable() {
        Ran first = Ran.damier("deal", "taquin", "--set", "size=3", "--seed", "7", "--count", "4");
        assertThat(first.lines()).hasSize(4).doesNotHaveDuplicates();
        assertThat(Ran.damier("deal", "taquin", "--set", "size=3", "--seed", "7", "--count", "4"))
                .isEqualTo(first);
        assertThat(Ran.reading(first.out(), "legal", "taquin", "-").code()).isZero();
    }

    @Test
    void boardsAreDrawnInColourOnlyWhereItHelps() {
        String[] words = {"show", "taquin", "1,2/3,0"};
        assertThat(Ran.damier(words).out()).startsWith("""
                        ┌───┬───┐
                        │ 1 │ 2 │
                        ├───┼───┤
                        │ 3 │   │
                        └───┴───┘
                        """);
        assertThat(Ran.with(Map.of(), "012", "", words).out()).contains("\033[");
        assertThat(Ran.with(Map.of("NO_COLOR", "1"), "012", "", words).out()).doesNotContain("\033[");
        assertThat(Ran.with(Map.of("TERM", "dumb"), "012", "", words).out()).doesNotContain("\033[");
        assertThat(Ran.damier("show", "taquin", "1,2/3,0", "--color", "always").out())
                .contains("\033[");
    }

    @Test
    void picturesAreWritten(@TempDir Path folder) throws Exception {
        for (String game : List.of("taquin", "ricochet", "quoridor")) {
            String position = Ran.damier("deal", game, "--seed", "1").lines().get(0);
            Path png = folder.resolve(game + ".png");
            Path svg = folder.resolve(game + ".svg");
            assertThat(Ran.damier("show", game, position, "--png", png.toString(), "--svg", svg.toString())
                            .code())
                    .isZero();
            assertThat(javax.imageio.ImageIO.read(png.toFile()).getWidth()).isGreaterThan(100);
            assertThat(Files.readString(svg))
                    .isEqualTo(Ran.damier("show", game, position, "--svg", "-").out());
        }
    }

    @Test
    void theLabRunsEnginesOnInstances(@TempDir Path folder) throws Exception {
        Path csv = folder.resolve("rows.csv");
        Ran ran = Ran.damier(
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
        assertThat(ran.code()).isZero();
        assertThat(ran.lines()).hasSize(1 + 6 + 1 + 2);
        assertThat(ran.out()).contains("weighted-astar:weight=3", "3/3");
        List<String> lines = Files.readAllLines(csv);
        assertThat(lines).hasSize(7);
        assertThat(lines.get(1)).startsWith("1,taquin,\"").contains("solved");
    }

    @Test
    void theLabReadsAFileOfPositionsAndCanRunSeveralAtATime(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("suite.txt"), "1,2,3/4,5,6/7,0,8\n1,2,3/4,0,6/7,5,8\n");
        Ran ran = Ran.damier("lab", "taquin", "@" + file, "--engine", "astar", "--jobs", "2", "--json");
        assertThat(ran.rows().stream()
                        .<Object>map(r -> r.get("instance"))
                        .sorted()
                        .toList())
                .isEqualTo(List.of(1, 2));
        assertThat(ran.rows().stream()
                        .<Object>map(r -> r.get("outcome"))
                        .distinct()
                        .toList())
                .isEqualTo(List.of("solved"));
    }

    @Test
    void theBenchCountsTheSameNodesEveryTime() {
        Ran first = Ran.damier("bench", "--positions", "2", "--json");
        assertThat(first.code()).as(first.err()).isZero();
        int last = first.rows().size() - 1;
        assertThat(Ran.damier("bench", "--positions", "2", "--json").rows().get(last))
                .isEqualTo(first.rows().get(last));
    }
}
