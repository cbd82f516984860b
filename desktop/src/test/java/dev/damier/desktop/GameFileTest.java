package dev.damier.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFileTest {
    private static final String HOST = "http://127.0.0.1:4321";

    @TempDir
    Path folder;

    @Test
    void theGameOfAPageIsInItsAddress() {
        assertThat(GameFile.of(HOST + "/analysis?g=taquin&p=1%2C2%2F3%2C0&m=3R+2D"))
                .contains("1,2/3,0 moves 3R 2D");
        assertThat(GameFile.of(HOST + "/play/taquin?p=1%2C2%2F3%2C0#content")).contains("1,2/3,0");
        assertThat(GameFile.of(HOST + "/")).isEmpty();
        assertThat(GameFile.of(HOST + "/learn?topic=p")).isEmpty();
        assertThat(GameFile.of(HOST + "/?p")).isEmpty();
    }

    @Test
    void whatIsNoGameIsSaid() throws Exception {
        assertThatThrownBy(() -> GameFile.read(folder.resolve("none")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no such file");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThatThrownBy(() -> GameFile.read(binary)).hasMessageContaining("it is not text");
        Path large = Files.write(folder.resolve("long"), new byte[200_001]);
        assertThatThrownBy(() -> GameFile.read(large)).hasMessageContaining("more than 200 kB");
    }
}
