package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Searches change on purpose only. When they do: {@code ./damier bench --positions 4 --save
 * app/src/test/resources/bench-signature.txt}, and the commit says what changed.
 */
class BenchSignatureTest {
    private static final Path STORED = Path.of("src/test/resources/bench-signature.txt");

    @Test
    void everySearchIsAsItWas() {
        Ran ran = Ran.damier("bench", "--check", STORED.toString());
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
    }

    @Test
    void aSearchThatChangedIsNamed(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("signature.txt");
        assertThat(Ran.damier("bench", "--positions", "1", "--save", file.toString())
                        .code())
                .isZero();
        assertThat(Ran.damier("bench", "--check", file.toString()).code()).isZero();
        String ricochet = Files.readString(file)
                .lines()
                .filter(l -> l.startsWith("ricochet "))
                .findFirst()
                .orElseThrow();
        Files.writeString(file, Files.readString(file).replace(ricochet, "ricochet 1"));
        Ran ran = Ran.damier("bench", "--check", file.toString());
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).contains("ricochet: 1 nodes before, " + ricochet.split(" ")[1] + " now");
        Files.writeString(file, "ricochet many");
        assertThat(Ran.damier("bench", "--check", file.toString()).err()).contains("expected a line GAME NODES");
    }
}
