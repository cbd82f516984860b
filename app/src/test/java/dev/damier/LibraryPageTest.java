package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the programs of docs/library.md compile, run and print the output shown below them. */
class LibraryPageTest {
    private static final Pattern PROGRAM =
            Pattern.compile("```java\n(.*?public class (\\w+).*?)```\\s+```text\n(.*?)```", Pattern.DOTALL);

    @TempDir
    Path folder;

    record Program(String name, String source, String output) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Program> programs() throws Exception {
        List<MatchResult> found = PROGRAM.matcher(Files.readString(Path.of("../docs/library.md")))
                .results()
                .toList();
        assertThat(found).hasSize(3);
        return found.stream().map(m -> new Program(m.group(2), m.group(1), m.group(3)));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void printsOutputShownOnPage(Program program) throws Exception {
        Path source = Files.writeString(folder.resolve(program.name() + ".java"), program.source());
        String path = System.getProperty("java.class.path");
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "--release", "17", "-d", folder.toString(), "-cp", path, source.toString());
        assertThat(compiled).isZero();
        Process run = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder + File.pathSeparator + path,
                        program.name())
                .redirectError(folder.resolve("err").toFile())
                .start();
        String printed = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(run.waitFor()).as(Files.readString(folder.resolve("err"))).isZero();
        assertThat(printed.replace("\r\n", "\n")).isEqualTo(program.output());
    }
}
