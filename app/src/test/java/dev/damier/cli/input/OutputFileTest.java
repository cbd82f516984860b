package dev.damier.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a file that cannot be written is reported and does not destroy the existing one. */
class OutputFileTest {
    /** Every write to it fails: no space left on device. */
    private static final Path FULL = Path.of("/dev/full");

    @TempDir
    Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void fileIsReplacedCompletelyOrNotAtAll() throws IOException {
        Path file = Files.writeString(folder.resolve("plan"), "old");
        assertThatThrownBy(() -> OutputFile.write(file, out -> {
                    out.write("half".getBytes());
                    throw new IOException("No space left on device");
                }))
                .isInstanceOf(UsageException.class)
                .hasMessage("cannot write '" + file + "': No space left on device");
        assertThat(file).hasContent("old");
        OutputFile.write(file, "new");
        assertThat(file).hasContent("new");
        OutputFile.write(folder.resolve("first"), "é");
        assertThat(folder.resolve("first")).hasContent("é");
        assertThat(names()).containsExactly("first", "plan");
    }

    @Test
    void linkStaysALink() throws IOException {
        Path file = Files.writeString(folder.resolve("target"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        OutputFile.write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void existingFileIsReplacedByTheFirstRow() throws IOException {
        Path file = Files.writeString(folder.resolve("games"), "old\n");
        try (OutputFile.Rows rows = new OutputFile.Rows(file)) {
            assertThat(names()).hasSize(2);
        }
        assertThat(file).as("without rows").hasContent("old\n");
        try (OutputFile.Rows rows = new OutputFile.Rows(file)) {
            rows.add("one\n");
            assertThat(file).as("each row is written at once").hasContent("one\n");
            rows.add("two\n");
        }
        try (OutputFile.Rows rows = OutputFile.Rows.append(file)) {
            rows.add("three\n");
        }
        assertThat(file).hasContent("one\ntwo\nthree\n");
        assertThat(names()).containsExactly("games");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void fullDiskIsReported() {
        assertThatThrownBy(() -> OutputFile.write(FULL, "text"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("cannot write '/dev/full': No space left on device");
        try (OutputFile.Rows rows = new OutputFile.Rows(FULL)) {
            assertThatThrownBy(() -> rows.add("row\n"))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("No space left on device");
        } catch (UsageException e) {
            assertThat(e).as("the buffer is written again by close").hasMessageContaining("No space left");
        }
        assertThat(FULL).exists();
    }

    @Test
    void missingFolderIsReported() {
        Path file = folder.resolve("missing").resolve("games");
        assertThatThrownBy(() -> new OutputFile.Rows(file)).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> OutputFile.write(file, "text")).isInstanceOf(UsageException.class);
    }
}
