package dev.damier.quoridor.champion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a complete training of a few seconds, from seeds to net and book. */
class TrainingTest {
    @TempDir
    Path folder;

    private static TrainingPlan tinyPlan(Map<String, String> changes) throws IOException {
        Properties values = new Properties();
        Map<String, String> small = Map.of(
                "last",
                "1",
                "games",
                "3",
                "games-per-file",
                "2",
                "nodes",
                "60",
                "epochs",
                "2",
                "hidden",
                "3",
                "gate.games",
                "2",
                "gate.nodes",
                "60",
                "gate.score",
                "0");
        values.putAll(Map.of(
                "seed",
                "1",
                "learns-from",
                "2",
                "share",
                "0.3",
                "step",
                "0.05",
                "wall-step",
                "0.3",
                "decay",
                "1e-6",
                "steps-only",
                "false",
                "gate.seed",
                "7"));
        values.putAll(Map.of("book.plies", "1", "book.replies", "1", "book.nodes", "300"));
        values.putAll(small);
        values.putAll(changes);
        return new TrainingPlan(values);
    }

    private static String train(Path folder, Map<String, String> changes) throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        new Training(tinyPlan(changes), folder, new PrintStream(output, true, StandardCharsets.UTF_8)).make(1);
        return output.toString(StandardCharsets.UTF_8);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(folder::relativize)
                    .sorted()
                    .toList();
        }
    }

    @Test
    void sameSeedsGiveSameNetAndBook() throws IOException {
        Path one = folder.resolve("one");
        Path two = folder.resolve("two");
        String output = train(one, Map.of());
        assertThat(output).contains("generation 0: games 3 of 3", "generation 1: epoch 2 of 2", "book - ");
        train(two, Map.of());
        assertThat(files(two)).isEqualTo(files(one)).hasSize(2 * (2 + 3));
        for (Path file : files(one)) assertThat(two.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
        Path net = Path.of("generation-1", "standard.net");
        assertThat(NetFile.read(Files.readAllBytes(one.resolve(net))).hiddenUnits())
                .isEqualTo(3);
        assertThat(OpeningBook.read(Files.newInputStream(one.resolve("generation-1/standard.book")))
                        .size())
                .isPositive();
        train(folder.resolve("three"), Map.of("seed", "50"));
        assertThat(Files.mismatch(one.resolve(net), folder.resolve("three").resolve(net)))
                .isNotNegative();
    }

    @Test
    void interruptedTrainingResumes() throws IOException {
        train(folder, Map.of());
        List<Path> all = files(folder);
        byte[] net = Files.readAllBytes(folder.resolve("generation-1/standard.net"));
        for (String deleted : List.of("games-00002.txt", "standard.net", "gate.txt"))
            Files.delete(folder.resolve("generation-1").resolve(deleted));
        String output = train(folder, Map.of());
        assertThat(output).contains("generation 1: games 3 of 3").doesNotContain("games 2 of 3", "generation 0: games");
        assertThat(files(folder)).isEqualTo(all);
        assertThat(folder.resolve("generation-1/standard.net")).hasBinaryContent(net);
    }

    @Test
    void weakNetIsRejected() {
        assertThatThrownBy(() -> train(folder, Map.of("gate.score", "1.01")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("but 1.010 is required");
        assertThat(folder.resolve("generation-0/standard.book")).doesNotExist();
    }

    @Test
    void projectPlanIsComplete() throws IOException {
        TrainingPlan plan = TrainingPlan.loadDefault();
        for (int g = 0; g <= 6; g++) {
            TrainingPlan.Generation generation = plan.generation(g);
            assertThat(generation.games() * generation.nodes() * generation.hiddenUnits() * generation.epochs())
                    .isPositive();
            assertThat(generation.gateGames() + generation.gateNodes() + generation.bookNodes())
                    .isPositive();
            assertThat(generation.seed() + generation.games() / generation.gamesPerFile())
                    .as("training seeds and gate seeds differ")
                    .isLessThan(generation.gateSeed());
        }
        assertThatThrownBy(() -> plan.generation(7)).hasMessage("generation must be from 0 to 6, but got 7");
    }
}
