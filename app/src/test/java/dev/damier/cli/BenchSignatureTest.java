package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the node counts of the fixed jobs have not changed. After an intended change of a search, run {@code
 * ./damier bench --positions 4 --save app/src/test/resources/bench-signature.txt} and describe the change in the commit
 * message.
 */
class BenchSignatureTest {
    private static final Path STORED = Path.of("src/test/resources/bench-signature.txt");

    @Test
    void nodeCountsAreUnchanged() {
        CommandResult commandResult = CommandResult.run("bench", "--check", STORED.toString());
        assertThat(commandResult.err()).isEmpty();
        assertThat(commandResult.exitCode()).isZero();
    }

    @Test
    void changedSearchIsReported(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("signature.txt");
        assertThat(CommandResult.run("bench", "--positions", "1", "--save", file.toString())
                        .exitCode())
                .isZero();
        assertThat(CommandResult.run("bench", "--check", file.toString()).exitCode())
                .isZero();
        String ricochet = Files.readString(file)
                .lines()
                .filter(l -> l.startsWith("ricochet "))
                .findFirst()
                .orElseThrow();
        Files.writeString(file, Files.readString(file).replace(ricochet, "ricochet 1"));
        CommandResult commandResult = CommandResult.run("bench", "--check", file.toString());
        assertThat(commandResult.exitCode()).isEqualTo(1);
        assertThat(commandResult.err()).contains("ricochet: 1 nodes before, " + ricochet.split(" ")[1] + " now");
        Files.writeString(file, "ricochet many");
        assertThat(CommandResult.run("bench", "--check", file.toString()).err()).contains("expected a line GAME NODES");
    }
}
