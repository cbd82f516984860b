package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheCommandTest {
    private static final String PROPERTY = "damier.cache";

    @TempDir
    Path folder;

    private String before;

    @BeforeEach
    void chooseTheFolder() throws IOException {
        before = System.getProperty(PROPERTY);
        System.setProperty(PROPERTY, folder.toString());
        Files.write(folder.resolve("taquin-some.table"), new byte[3_000_000]);
    }

    @AfterEach
    void restore() {
        if (before == null) System.clearProperty(PROPERTY);
        else System.setProperty(PROPERTY, before);
    }

    @Test
    void listsWhatIsKept() {
        assertThat(Ran.damier("cache", "--lang", "en").out())
                .contains(folder.toString(), "taquin-some.table", "3 MB", "files: 1, total 3 MB (limit 4096 MB)");
        assertThat(Ran.damier("cache", "--lang", "fr").out()).contains("fichiers : 1, total 3 MB (limite 4096 MB)");
        assertThat(Ran.damier("cache", "--json").out()).contains("\"name\":\"taquin-some.table\"");
        assertThat(folder.resolve("taquin-some.table")).exists();
    }

    @Test
    void clearsItWhenAsked() {
        assertThat(Ran.damier("cache", "--clear", "--lang", "en").out()).contains("files removed: 1, total 3 MB");
        assertThat(folder).isEmptyDirectory();
        assertThat(Ran.damier("cache", "--lang", "en").out()).contains("files: 0");
    }
}
