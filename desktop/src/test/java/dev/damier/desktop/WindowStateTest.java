package dev.damier.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests saving and loading the window state. */
class WindowStateTest {
    @TempDir
    Path folder;

    @Test
    void stateRoundTrips() {
        WindowState left = new WindowState(1011.5, 702, true, 40_123);
        left.save(folder.resolve("not there yet"));
        assertThat(WindowState.load(folder.resolve("not there yet"))).isEqualTo(left);
    }

    @Test
    void invalidFileGivesDefault() throws Exception {
        WindowState first = WindowState.load(folder);
        for (String broken : List.of(
                "",
                "width=wide",
                "width=5\nheight=700\nport=40000",
                "width=NaN\nheight=700\nport=40000",
                "width=900\nheight=700\nport=80",
                "width=900\nheight=700")) {
            Files.writeString(folder.resolve("window.properties"), broken);
            assertThat(WindowState.load(folder)).as(broken).isEqualTo(first);
        }
    }

    @Test
    void unwritableFolderIsIgnored() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        WindowState.load(folder).save(file);
        assertThat(file).isRegularFile();
    }
}
