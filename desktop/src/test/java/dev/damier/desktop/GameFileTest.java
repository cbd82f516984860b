package dev.damier.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests reading game files and extracting games from page addresses. */
class GameFileTest {
    private static final String HOST = "http://127.0.0.1:4321";

    @TempDir
    Path folder;

    private static Optional<String> of(String path) {
        return GameFile.recordOf(HOST + path, key -> key.equals("abc") ? "e2 e8" : "");
    }

    @Test
    void gameIsReadFromPageAddress() {
        assertThat(of("/analysis?g=taquin&p=1%2C2%2F3%2C0&m=2D").orElseThrow())
                .contains("[Game \"taquin\"]", "[Start \"1,2/3,0\"]", "2D");
        assertThat(of("/play/taquin?p=1%2C2%2F3%2C0#content").orElseThrow()).contains("[Start \"1,2/3,0\"]");
        assertThat(of("/analysis?g=quoridor&p=start&r="
                                + URLEncoder.encode("e2 (e1h {a wall}) e8", StandardCharsets.UTF_8))
                        .orElseThrow())
                .contains("(1. e1h {a wall})", "e8");
        assertThat(of("/analysis?g=quoridor&p=start&k=abc").orElseThrow()).contains("1. e2 e8");
        assertThat(of("/")).isEmpty();
        assertThat(of("/learn?topic=p")).isEmpty();
        assertThat(of("/learn?p=1,2/3,0")).isEmpty();
        assertThat(of("/?p")).isEmpty();
    }

    @Test
    void invalidFileIsReported() throws Exception {
        assertThatThrownBy(() -> GameFile.read(folder.resolve("none")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no such file");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThatThrownBy(() -> GameFile.read(binary)).hasMessageContaining("it is not UTF-8 text");
        Path large = Files.write(folder.resolve("long"), new byte[200_001]);
        assertThatThrownBy(() -> GameFile.read(large)).hasMessageContaining("larger than 200 kB");
    }
}
