package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command {@code cache}. */
class CacheCommandTest {
    private static final String PROPERTY = "damier.cache";

    @TempDir
    Path folder;

    private String before;

    @BeforeEach
    void setCacheFolder() throws IOException {
        before = System.getProperty(PROPERTY);
        System.setProperty(PROPERTY, folder.toString());
        Files.write(folder.resolve("taquin-some.table"), new byte[3_000_000]);
    }

    @AfterEach
    void restoreCacheFolder() {
        if (before == null) System.clearProperty(PROPERTY);
        else System.setProperty(PROPERTY, before);
    }

    @Test
    void listsCachedFiles() {
        assertThat(CommandResult.run("cache", "--lang", "en").out())
                .contains(folder.toString(), "taquin-some.table", "3 MB", "files: 1, total 3 MB (limit 4096 MB)");
        assertThat(CommandResult.run("cache", "--lang", "fr").out())
                .contains("fichiers : 1, total 3 MB (limite 4096 MB)");
        assertThat(CommandResult.run("cache", "--json").out()).contains("\"name\":\"taquin-some.table\"");
        assertThat(folder.resolve("taquin-some.table")).exists();
    }

    @Test
    void buildBuildsTheTablesOfABoard() {
        CommandResult built = CommandResult.run("cache", "build", "taquin", "1,2,3/4,5,6/7,8,0", "--lang", "en");
        assertThat(built.exitCode()).as(built.toString()).isZero();
        assertThat(built.out()).contains("files:");
        assertThat(CommandResult.run("cache", "make").exitCode()).isEqualTo(2);
    }

    @Test
    void clearDeletesCachedFiles() {
        assertThat(CommandResult.run("cache", "--clear", "--lang", "en").out())
                .contains("files removed: 1, total 3 MB");
        assertThat(folder).isEmptyDirectory();
        assertThat(CommandResult.run("cache", "--lang", "en").out()).contains("files: 0");
    }
}
